import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ClipFate } from '../../../../stand-ins/src/clips/clip-tasks.ts'
import { type LumaStandIn, openLumaStandIn } from '../../../../stand-ins/src/luma/open-luma-stand-in.ts'
import { openVirtualClock, type VirtualClock } from '../../../../stand-ins/src/mj-proxy/virtual-clock.ts'
import type { Clip, DrawOrder, RemoteEngine } from '../engine.ts'
import {
  aPicture,
  clipOf,
  clipOrder,
  followAll,
  makeClip,
  NEVER,
  openTools,
  sizeOf,
} from '../remote/testing/clip-orders.ts'
import { openLuma } from './adapter.ts'

const KEY = 'sk-1'
let clock: VirtualClock
let standIn: LumaStandIn

/** As another process opens it: it remembers nothing. */
function open(key = KEY): RemoteEngine {
  const settings = { id: 'luma', url: standIn.baseUrl, key, slots: 2, timeoutMs: 600_000 }
  return openLuma(settings, openTools(clock, new URL(standIn.baseUrl).origin))
}

beforeEach(async () => {
  clock = openVirtualClock(Date.UTC(2026, 0, 2))
  standIn = await openLumaStandIn({ key: KEY, paceMs: 3_000, now: clock.now })
})
afterEach(() => standIn.close())

const wishes = () => [...standIn.tasks.all.values()].map(({ wish }) => wish)

function extensionOf({ recipe, bytes, mime, durationMs }: Clip): DrawOrder {
  return clipOrder(
    {},
    { verb: { kind: 'extend', parent: { recipe, bytes, mime, durationMs }, seconds: 4, motion: 'low' } },
  )
}

test('words become a clip in a loop, with the picture that is shown of it', async () => {
  const order = clipOrder({ loop: true, camera: 'up' }, { aspectRatio: { width: 2, height: 1 } })
  const done = await makeClip(open(), order)
  expect(done).toMatchObject({ notDrawn: [] })
  expect(clipOf(done)).toMatchObject({ mime: 'video/mp4', width: 1360, height: 752, durationMs: 5_000 })
  expect(await sizeOf(clipOf(done).poster)).toBe('png 170x94')
  expect(wishes()).toEqual([
    {
      user_prompt: 'a red fox. The camera rises. Slow, gentle motion.',
      ...{ aspect_ratio: '16:9', expand_prompt: false, loop: true },
    },
  ])
})

test('it begins with one picture and ends with another', async () => {
  await makeClip(open(), clipOrder({ first: await aPicture(), last: await aPicture() }))
  const address: unknown = expect.stringMatching(/^data:image\/jpeg;base64,/)
  expect(wishes()[0]).toMatchObject({ image_url: address, image_end_url: address })
})

test('it goes on with a clip of its own, and with nobody else’s', async () => {
  const engine = open()
  const clip = clipOf(await makeClip(engine, clipOrder()))
  expect(clipOf(await makeClip(engine, extensionOf(clip))).durationMs).toBe(10_000)
  const stranger = extensionOf({ ...clip, recipe: { engine: 'other', task: 'x' } })
  expect(await makeClip(engine, stranger)).toMatchObject({ reason: 'picture_of_another_engine' })
})

test('more of a clip without what it goes on from is refused', async () => {
  const engine = open()
  const clip = clipOf(await makeClip(engine, clipOrder()))
  standIn.givesOnlyNew()
  expect(await makeClip(engine, extensionOf(clip))).toMatchObject({ reason: 'engine_bad_reply' })
})

test.each<[ClipFate, string]>([
  ['fails', 'engine_failed'],
  ['fails in silence', 'engine_failed'],
  ['is moderated', 'banned_word'],
  ['vanishes', 'engine_lost'],
  ['never ends', 'engine_timeout'],
  ['dead link', 'clip_not_fetched'],
  ['sound', 'clip_unreadable'],
])('a clip whose end is: %s, is refused as %s', async (fate, reason) => {
  standIn.tasks.next(fate)
  expect(await makeClip(open(), clipOrder())).toMatchObject({ state: 'refused', reason })
})

test('what it refuses is told in its meaning', async () => {
  standIn.refuses('Prompt moderation failed', 400)
  expect(await makeClip(open(), clipOrder())).toMatchObject({
    reason: 'banned_word',
    detail: 'Prompt moderation failed',
  })
  standIn.refuses('Insufficient credits', 400)
  expect(await makeClip(open(), clipOrder())).toMatchObject({ reason: 'engine_refused', said: 'Insufficient credits' })
})

test('after a restart it goes on, and a lost answer is not handed over again', async () => {
  const order = clipOrder()
  const ticket = await open().start(order, NEVER)
  expect(clipOf((await followAll(open(), ticket, order)).at(-1)).durationMs).toBe(5_000)
  standIn.faults.next('create', 'lost')
  expect(await makeClip(open(), order)).toMatchObject({ reason: 'engine_lost' })
  expect(wishes()).toHaveLength(2)
})

test('a probe makes nothing', async () => {
  expect(await open().probe(NEVER)).toMatchObject({ isWell: true, notes: [] })
  expect(await open('sk-2').probe(NEVER)).toMatchObject({ isWell: false, notes: [{ code: 'key_refused' }] })
  expect(wishes()).toEqual([])
})

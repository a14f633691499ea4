import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ClipFate } from '../../../../stand-ins/src/clips/clip-tasks.ts'
import { openVirtualClock, type VirtualClock } from '../../../../stand-ins/src/mj-proxy/virtual-clock.ts'
import { openRunwayStandIn, type RunwayStandIn } from '../../../../stand-ins/src/runway/open-runway-stand-in.ts'
import type { RemoteEngine } from '../engine.ts'
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
import { openRunway } from './adapter.ts'
import type { RunwaySettings } from './settings.ts'

const KEY = 'sk-1'
let clock: VirtualClock
let standIn: RunwayStandIn

/** As another process opens it: it remembers nothing. */
function open(change: Partial<RunwaySettings> = {}): RemoteEngine {
  const sizes = [
    { width: 1280, height: 720 },
    { width: 720, height: 1280 },
  ] as const
  const settings = { id: 'runway', url: standIn.baseUrl, key: KEY, model: 'gen4_turbo', slots: 2, sizes }
  const own: RunwaySettings = { ...settings, lengths: [5, 10], timeoutMs: 600_000, ...change }
  return openRunway(own, openTools(clock, new URL(standIn.baseUrl).origin))
}

beforeEach(async () => {
  clock = openVirtualClock(Date.UTC(2026, 0, 2))
  standIn = await openRunwayStandIn({ key: KEY, paceMs: 3_000, now: clock.now })
})
afterEach(() => standIn.close())

const tasks = () => [...standIn.tasks.all.values()]
const uriOf = (image: unknown) => Buffer.from(String(image).split(',')[1] ?? '', 'base64')

test('a first picture becomes a clip as large as the model makes it', async () => {
  const order = clipOrder({ seconds: 8, loop: true, first: await aPicture(200, 300), motion: 'high' })
  const done = await makeClip(open(), order)
  expect(done).toMatchObject({ notDrawn: ['--loop', '8 s'] })
  expect(clipOf(done)).toMatchObject({ width: 720, height: 1280, durationMs: 10_000 })
  const { promptImage, ...wish } = tasks()[0]?.wish ?? {}
  expect(wish).toEqual({
    ...{ model: 'gen4_turbo', ratio: '720:1280', duration: 10, seed: 11 },
    promptText: 'a red fox. Lively, strong motion.',
  })
  const [{ uri, position } = { uri: '', position: '' }] = promptImage as { uri: string; position: string }[]
  expect([position, await sizeOf(uriOf(uri))]).toEqual(['first', 'jpeg 720x1280'])
})

test('only the third generation ends with a picture', async () => {
  const order = clipOrder({ first: await aPicture(), last: await aPicture() })
  expect(open().clips).toMatchObject({ fromWords: false, toPicture: false })
  expect(await makeClip(open(), order)).toMatchObject({ reason: 'engine_lacks_verb' })
  const third = open({ model: 'gen3a_turbo', sizes: [{ width: 1280, height: 768 }] })
  expect(third.clips).toMatchObject({ toPicture: true })
  expect(clipOf(await makeClip(third, order)).width).toBe(1280)
  expect(tasks()[0]?.wish.promptImage).toMatchObject([{ position: 'first' }, { position: 'last' }])
})

test('words alone are refused before anybody is asked', async () => {
  expect(await makeClip(open(), clipOrder())).toMatchObject({ reason: 'engine_lacks_verb' })
  expect(tasks()).toEqual([])
})

test.each<[ClipFate, string]>([
  ['fails', 'engine_failed'],
  ['is moderated', 'banned_word'],
  ['is cancelled', 'cancelled'],
  ['vanishes', 'engine_lost'],
  ['dead link', 'clip_not_fetched'],
  ['lies', 'clip_unreadable'],
])('a clip whose end is: %s, is refused as %s', async (fate, reason) => {
  standIn.tasks.next(fate)
  expect(await makeClip(open(), clipOrder({ first: await aPicture() }))).toMatchObject({ state: 'refused', reason })
})

test('what is cancelled or takes too long is stopped there', async () => {
  const order = clipOrder({ first: await aPicture() })
  const engine = open()
  await engine.cancel(await engine.start(order, NEVER))
  standIn.tasks.next('never ends')
  expect(await makeClip(engine, order)).toMatchObject({ reason: 'engine_timeout' })
  expect(tasks().map(({ cancelledAt }) => cancelledAt !== null)).toEqual([true, true])
})

test('what it refuses is told in its meaning', async () => {
  const order = clipOrder({ first: await aPicture() })
  standIn.refuses('The prompt was rejected by our safety system.', 400)
  expect(await makeClip(open(), order)).toMatchObject({ reason: 'banned_word' })
  standIn.refuses('You do not have enough credits to run this task.', 400)
  expect(await makeClip(open(), order)).toMatchObject({ reason: 'You do not have enough credits to run this task.' })
})

test('after a restart it goes on, and a lost answer is not handed over again', async () => {
  const order = clipOrder({ first: await aPicture() })
  const ticket = await open().start(order, NEVER)
  expect(clipOf((await followAll(open(), ticket, order)).at(-1)).durationMs).toBe(5_000)
  standIn.faults.next('create', 'lost')
  expect(await makeClip(open(), order)).toMatchObject({ reason: 'engine_lost' })
  expect(tasks()).toHaveLength(2)
})

test('a probe makes nothing', async () => {
  expect(await open().probe(NEVER)).toMatchObject({ isWell: true, notes: [] })
  expect(await open({ key: 'sk-2' }).probe(NEVER)).toMatchObject({ isWell: false, notes: [{ code: 'key_refused' }] })
  expect(tasks()).toEqual([])
})

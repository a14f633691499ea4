import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ClipFate } from '../../../../stand-ins/src/clips/clip-tasks.ts'
import { type KlingStandIn, openKlingStandIn } from '../../../../stand-ins/src/kling/open-kling-stand-in.ts'
import { openVirtualClock, type VirtualClock } from '../../../../stand-ins/src/mj-proxy/virtual-clock.ts'
import { AnswerLost, EngineUnreachable, type RemoteEngine } from '../engine.ts'
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
import { openKling } from './adapter.ts'

const KEY = 'sk-1'
let clock: VirtualClock
let standIn: KlingStandIn

/** As another process opens it: it remembers nothing. */
function open(change: { key?: string; model?: string } = {}): RemoteEngine {
  const settings = { id: 'kling', url: standIn.baseUrl, key: KEY, model: 'kling-v2-1', mode: 'pro' as const, slots: 2 }
  return openKling({ ...settings, ...change, timeoutMs: 600_000 }, openTools(clock, new URL(standIn.baseUrl).origin))
}

beforeEach(async () => {
  clock = openVirtualClock(Date.UTC(2026, 0, 2))
  standIn = await openKlingStandIn({ key: KEY, paceMs: 3_000, now: clock.now })
})
afterEach(() => standIn.close())

const wishes = () => [...standIn.tasks.all.values()].map(({ wish }) => wish)
const attempt = (id = 'attempt-1') => ({ attempt: { id, notifyUrl: null } })

test('words become a clip in the nearest shape and the next longer length', async () => {
  const order = clipOrder(
    { seconds: 7, camera: 'in', loop: true },
    { without: ['people'], aspectRatio: { width: 2, height: 3 } },
  )
  const done = await makeClip(open(), order)
  expect(clipOf(done)).toMatchObject({ mime: 'video/mp4', width: 720, height: 1280, durationMs: 10_000, poster: null })
  expect(done).toMatchObject({ notDrawn: ['--loop', '7 s'] })
  expect(wishes()).toEqual([
    {
      ...{ model_name: 'kling-v2-1', mode: 'pro', duration: '10', aspect_ratio: '9:16', negative_prompt: 'people' },
      prompt: 'a red fox. The camera moves in slowly. Slow, gentle motion.',
    },
  ])
})

test('it begins with one picture and ends with another', async () => {
  const order = clipOrder({ first: await aPicture(400, 300), last: await aPicture(300, 400) })
  const clip = clipOf(await makeClip(open(), order))
  const [wish] = wishes()
  const bytes = (field: unknown) => Buffer.from(String(field), 'base64')
  expect(await sizeOf(bytes(wish?.image))).toBe('jpeg 427x320')
  expect(await sizeOf(bytes(wish?.image_tail))).toBe('jpeg 427x320')
  expect(wish).not.toHaveProperty('aspect_ratio')
  expect(await sizeOf(clip.poster)).toBe('png 1280x720')
})

test('an end picture without a first one is refused before anybody is asked', async () => {
  expect(await makeClip(open(), clipOrder({ last: await aPicture() }))).toMatchObject({ reason: 'engine_lacks_verb' })
  expect(wishes()).toEqual([])
})

test('where the model has fields for the camera they are used, and what they lack is told', async () => {
  const engine = open({ model: 'kling-v1' })
  expect(await makeClip(engine, clipOrder({ camera: 'left' }))).toMatchObject({ notDrawn: [] })
  expect(wishes()[0]).toMatchObject({
    prompt: 'a red fox. Slow, gentle motion.',
    camera_control: { type: 'simple', config: { horizontal: -5, zoom: 0 } },
  })
  expect(await makeClip(engine, clipOrder({ camera: 'orbit' }))).toMatchObject({ notDrawn: ['camera: orbit'] })
  expect(wishes()[1]).not.toHaveProperty('camera_control')
})

test.each<[ClipFate, string]>([
  ['fails', 'engine_failed'],
  ['fails in silence', 'engine_failed'],
  ['is moderated', 'banned_word'],
  ['vanishes', 'engine_lost'],
  ['never ends', 'engine_timeout'],
  ['dead link', 'clip_not_fetched'],
  ['foreign link', 'clip_forbidden'],
  ['truncated', 'clip_unreadable'],
])('a clip whose end is: %s, is refused as %s', async (fate, reason) => {
  standIn.tasks.next(fate)
  expect(await makeClip(open(), clipOrder())).toMatchObject({ state: 'refused', reason })
})

test.each([
  [1_301, 400, 'The request content is not compliant', 'banned_word'],
  [1_102, 429, 'Account balance not enough', 'key_refused'],
  [1_201, 400, 'duration value is invalid', 'duration value is invalid'],
  [5_000, 500, 'Internal error', 'engine_failed'],
])('a refusal with %i and status %i is told in its meaning', async (code, status, message, reason) => {
  standIn.refuses(code, message, status)
  expect(await makeClip(open(), clipOrder())).toMatchObject({ state: 'refused', reason })
})

test('who is asked too much is asked again later', async () => {
  standIn.refuses(1_303, 'parallel task over resource pack limit', 429)
  await expect(open().start(clipOrder(), NEVER)).rejects.toThrow(EngineUnreachable)
})

test('what was taken though its answer was lost is found again by our name for it', async () => {
  const order = clipOrder({ first: await aPicture() }, attempt())
  standIn.faults.next('create', 'lost')
  await expect(open().start(order, NEVER)).rejects.toThrow(AnswerLost)
  const ticket = await open().recover?.({ id: 'attempt-1', notifyUrl: null }, NEVER)
  if (!ticket || ticket === 'unknown') throw new Error('it was taken')
  expect(clipOf((await followAll(open(), ticket, order)).at(-1)).durationMs).toBe(5_000)
  expect(wishes()).toHaveLength(1)
})

test('of what is not found nobody knows, and an engine that is away is asked later', async () => {
  expect(await open().recover?.({ id: 'attempt-9', notifyUrl: null }, NEVER)).toBe('unknown')
  standIn.faults.next('look', '429')
  await expect(open().recover?.({ id: 'attempt-9', notifyUrl: null }, NEVER)).rejects.toThrow(EngineUnreachable)
})

test('after a restart it goes on', async () => {
  const order = clipOrder({}, attempt())
  const ticket = await open().start(order, NEVER)
  expect(clipOf((await followAll(open(), ticket, order)).at(-1)).durationMs).toBe(5_000)
  expect(wishes()).toHaveLength(1)
})

test('a probe makes nothing', async () => {
  expect(await open().probe(NEVER)).toMatchObject({ isWell: true, notes: [] })
  expect(await open({ key: 'sk-2' }).probe(NEVER)).toMatchObject({ isWell: false, notes: [{ code: 'key_refused' }] })
  expect(wishes()).toEqual([])
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openVirtualClock, type VirtualClock } from '../../../../stand-ins/src/mj-proxy/virtual-clock.ts'
import {
  type OpenAiVideosStandIn,
  openOpenAiVideosStandIn,
  type VideoManner,
} from '../../../../stand-ins/src/openai-videos/open-openai-videos-stand-in.ts'
import type { ClipFate } from '../../../../stand-ins/src/clips/clip-tasks.ts'
import { EngineUnreachable, type RemoteEngine } from '../engine.ts'
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
import { openOpenAiVideos } from './adapter.ts'

const KEY = 'sk-1'
const PACE_MS = 3_000
let clock: VirtualClock
let standIn: OpenAiVideosStandIn

async function openScene(manner: VideoManner = 'openai'): Promise<RemoteEngine> {
  await standIn.close()
  standIn = await openOpenAiVideosStandIn({ key: KEY, manner, paceMs: PACE_MS, now: clock.now })
  return open()
}

/** As another process opens it: it remembers nothing. */
function open(key: string | null = KEY, timeoutMs = 600_000): RemoteEngine {
  const sizes = [
    { width: 1280, height: 720 },
    { width: 720, height: 1280 },
  ] as const
  const settings = {
    id: 'sora',
    url: standIn.baseUrl,
    key,
    model: 'sora-2',
    slots: 2,
    sizes,
    lengths: [4, 8, 12] as const,
  }
  return openOpenAiVideos({ ...settings, timeoutMs }, openTools(clock, new URL(standIn.baseUrl).origin))
}

beforeEach(async () => {
  clock = openVirtualClock(Date.UTC(2026, 0, 2))
  standIn = await openOpenAiVideosStandIn({ key: KEY, paceMs: PACE_MS, now: clock.now })
})
afterEach(() => standIn.close())

const wishes = () => [...standIn.tasks.all.values()].map(({ wish }) => wish)

describe.each(['openai', 'relay', 'new-api'] as const)('in the manner of %s', (manner) => {
  test('words become a clip, of which it tells how far it is', async () => {
    const engine = await openScene(manner)
    const order = clipOrder({ camera: 'orbit', motion: 'high' }, { without: ['people'] })
    const reports = await followAll(engine, await engine.start(order, NEVER), order)
    expect(clipOf(reports.at(-1))).toMatchObject({ mime: 'video/mp4', width: 1280, height: 720, durationMs: 4_000 })
    const shares = reports.flatMap((report) => (report.state === 'drawing' ? [report.progress] : []))
    expect(shares).toEqual([...shares].sort((one, other) => one - other))
    expect(shares.length).toBeGreaterThan(2)
    expect(shares.at(-1)).toBe(99)
    expect(wishes()[0]).toMatchObject({ fields: { model: 'sora-2', seconds: '4', size: '1280x720' } })
    const { prompt } = wishes()[0]?.fields ?? {}
    expect(prompt).toBe(
      'a red fox. The camera moves around the subject in a circle. Lively, strong motion. Do not show: people.',
    )
  })

  test.each<[ClipFate, string]>([
    ['fails', 'The video could not be generated.'],
    ['fails in silence', 'engine_failed'],
    ['is moderated', 'banned_word'],
  ])('a clip that %s ends as %s', async (fate, reason) => {
    const engine = await openScene(manner)
    standIn.tasks.next(fate)
    expect(await makeClip(engine, clipOrder())).toMatchObject({ state: 'refused', reason })
    expect(wishes()).toHaveLength(1)
  })

  test('after a restart in the middle it goes on, and nothing is handed over again', async () => {
    const engine = await openScene(manner)
    const order = clipOrder()
    const ticket = await engine.start(order, NEVER)
    const kill = new AbortController()
    const first = async () => {
      for await (const _ of engine.follow(ticket, order, kill.signal)) kill.abort(new Error('killed'))
    }
    await expect(first()).rejects.toThrow('killed')
    expect(clipOf((await followAll(open(), ticket, order)).at(-1)).durationMs).toBe(4_000)
    expect(wishes()).toHaveLength(1)
  })
})

test('a first picture goes with it as large as the clip, and is what is shown of it', async () => {
  const engine = await openScene('new-api')
  const clip = clipOf(await makeClip(engine, clipOrder({ first: await aPicture(200, 300) })))
  expect(wishes()[0]).toMatchObject({ fields: { size: '720x1280' }, reference: { width: 720, height: 1280 } })
  expect(await sizeOf(clip.poster)).toBe('png 720x1280')
})

test.each<[ClipFate, string]>([
  ['vanishes', 'engine_lost'],
  ['never ends', 'engine_timeout'],
  ['dead link', 'clip_not_fetched'],
  ['sound', 'clip_unreadable'],
  ['truncated', 'clip_unreadable'],
  ['lies', 'clip_unreadable'],
  ['HTML', 'clip_unreadable'],
])('a clip whose end is: %s, is refused as %s', async (fate, reason) => {
  const engine = await openScene('relay')
  standIn.tasks.next(fate)
  expect(await makeClip(engine, clipOrder())).toMatchObject({ state: 'refused', reason })
  expect(wishes()).toHaveLength(1)
})

test('a link that comes alive later is waited for', async () => {
  const engine = await openScene('relay')
  standIn.tasks.next('late link')
  expect(clipOf(await makeClip(engine, clipOrder())).durationMs).toBe(4_000)
})

test('what it shows of a clip is its poster', async () => {
  expect(await sizeOf(clipOf(await makeClip(open(), clipOrder())).poster)).toBe('png 160x90')
})

test('a clip without a picture beside it has no poster', async () => {
  expect(clipOf(await makeClip(await openScene('relay'), clipOrder())).poster).toBeNull()
})

test('a length that it has not becomes the next longer one, and what it cannot do is told', async () => {
  const done = await makeClip(open(), clipOrder({ seconds: 5, loop: true }))
  expect(done).toMatchObject({ notDrawn: ['--loop', '5 s'], clips: [{ durationMs: 8_000 }] })
})

test('a link whose time is over is not tried for long', async () => {
  const engine = await openScene('relay')
  standIn.tasks.next('expired link')
  const before = clock.now()
  expect(await makeClip(engine, clipOrder())).toMatchObject({ reason: 'clip_not_fetched', said: 'answered 403: gone' })
  expect(clock.now() - before).toBeLessThan(60_000)
})

test('a file that cannot be read is asked for a few times only', async () => {
  standIn.tasks.next('sound')
  await makeClip(open(), clipOrder())
  expect(standIn.asked.filter((call) => call === 'content')).toHaveLength(3)
})

test('a link to where nobody may be sent is refused', async () => {
  const engine = await openScene('relay')
  standIn.tasks.next('foreign link')
  expect(await makeClip(engine, clipOrder())).toMatchObject({ reason: 'clip_forbidden' })
})

test('an end picture, an extension and a picture are refused before anybody is asked', async () => {
  const engine = open()
  expect(engine.clips).toEqual({ fromWords: true, fromPicture: true, toPicture: false, longest: 12 })
  const picture = await aPicture()
  const parent = { recipe: {}, bytes: new Uint8Array(), mime: 'video/mp4', durationMs: 4_000 }
  for (const order of [
    clipOrder({ first: picture, last: picture }),
    clipOrder({}, { verb: { kind: 'extend', parent, seconds: 4, motion: 'low' } }),
    clipOrder({}, { verb: { kind: 'imagine' } }),
  ]) {
    expect(await makeClip(engine, order)).toEqual({ state: 'refused', reason: 'engine_lacks_verb' })
  }
  expect(standIn.asked).toEqual([])
})

test.each([
  [{ status: 400, code: 'content_policy_violation', message: 'This breaks our content policy.' }, 'banned_word'],
  [{ status: 400, code: 'invalid_value', message: 'Invalid value.' }, 'Invalid value.'],
  [{ status: 404, code: 'model_not_found', message: 'No such model.' }, 'model_missing'],
  [{ status: 429, code: 'insufficient_quota', message: 'You exceeded your quota.' }, 'key_refused'],
])('a refusal of %j is told as %s', async (complaint, reason) => {
  standIn.refuses(complaint)
  expect(await makeClip(open(), clipOrder())).toMatchObject({ state: 'refused', reason })
})

test('what it surely did not take may be handed over again; a lost answer never', async () => {
  standIn.faults.next('create', '429', 'lost')
  await expect(open().start(clipOrder(), NEVER)).rejects.toThrow(EngineUnreachable)
  expect(await makeClip(open(), clipOrder())).toEqual({ state: 'refused', reason: 'engine_lost' })
  expect(wishes()).toHaveLength(1)
})

test('it is asked after patiently, and given up for now when it is away for long', async () => {
  const engine = open()
  const order = clipOrder()
  const ticket = await engine.start(order, NEVER)
  standIn.faults.next('look', '500', '502 in HTML', 'truncated', '503')
  expect(clipOf((await followAll(engine, ticket, order)).at(-1)).durationMs).toBe(4_000)
  standIn.faults.next('look', 'reset', 'reset', 'reset', 'reset', 'reset')
  await expect(followAll(engine, ticket, order)).rejects.toThrow(EngineUnreachable)
})

test('a wrong key is told at once', async () => {
  expect(await makeClip(open('sk-2'), clipOrder())).toMatchObject({ reason: 'key_refused' })
})

test('a probe makes nothing, and tells what is missing', async () => {
  expect(await open().probe(NEVER)).toMatchObject({
    isWell: true,
    notes: [],
    abilities: { verbs: { video: 'native' } },
  })
  expect(await open('sk-2').probe(NEVER)).toMatchObject({ isWell: false, notes: [{ code: 'key_refused' }] })
  expect(wishes()).toEqual([])
})

test('a ticket of another engine is lost', async () => {
  expect(await followAll(open(), { engine: 'other', task: 'video_0' }, clipOrder())).toEqual([
    { state: 'refused', reason: 'engine_lost' },
  ])
})

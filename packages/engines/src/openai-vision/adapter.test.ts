import { setTimeout as sleep } from 'node:timers/promises'
import { openOutgoing } from '@easel/outgoing/open-outgoing'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type OpenAiImagesStandIn,
  openOpenAiImagesStandIn,
} from '../../../../stand-ins/src/openai-images/open-openai-images-stand-in.ts'
import { type DrawOrder, EngineUnreachable, type RemoteEngine, type Report } from '../engine.ts'
import { openOpenAiVision } from './adapter.ts'

const KEY = 'sk-1'
const never = new AbortController().signal
let standIn: OpenAiImagesStandIn
let engine: RemoteEngine
let small: Uint8Array
let large: Uint8Array

beforeAll(async () => {
  standIn = await openOpenAiImagesStandIn({ key: KEY })
  engine = open(KEY)
  small = await paint(30, 20)
  large = await paint(3_000, 2_000)
})
afterAll(() => standIn.close())

function open(key: string | null, timeoutMs = 20_000): RemoteEngine {
  const outgoing = openOutgoing({ hosts: [{ origin: new URL(standIn.baseUrl).origin, isPrivate: true }] })
  const tools = { outgoing, clock: { now: () => new Date() }, pause: async () => void (await sleep(0)) }
  return openOpenAiVision({ id: 'eye', url: standIn.baseUrl, key, model: 'pictures-1', slots: 2, timeoutMs }, tools)
}

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#c6301080' } })
    .png()
    .toBuffer()
const anOrder = (verb: DrawOrder['verb'], prompt = ''): DrawOrder => ({
  ...{ verb, prompt, without: [], bot: 'MID_JOURNEY', modelVersion: '7', aspectRatio: { width: 1, height: 1 } },
  ...{ seed: 1, stylize: 100, chaos: 0, weird: 0, references: [], referenceWeight: 1 },
})
const describeIt = (png = small) => anOrder({ kind: 'describe', picture: { png, recipe: null } })

async function ask(order: DrawOrder, by = engine): Promise<Report | undefined> {
  const reports: Report[] = []
  for await (const report of by.follow(await by.start(order, never), order, never)) reports.push(report)
  return reports.at(-1)
}

test('a picture is shown small and opaque, and described by four prompts with its ratio', async () => {
  standIn.says('{"prompts": ["a red field", "red, all over", "a wall", "sunset"]}')
  const done = await ask(describeIt(large))
  expect(done).toMatchObject({
    state: 'done',
    pictures: [],
    prompts: ['a red field --ar 3:2', 'red, all over --ar 3:2', 'a wall --ar 3:2', 'sunset --ar 3:2'],
  })
  expect(standIn.looked.at(-1)).toMatchObject({ model: 'pictures-1', width: 1_024, height: 683, type: 'jpeg' })
})

test('where it finds fewer than four, the recogniser of the painter says the rest', async () => {
  standIn.says('1. a red field\n2. a wall')
  const done = await ask(describeIt())
  const prompts = done?.state === 'done' ? (done.prompts ?? []) : []
  expect(prompts).toHaveLength(4)
  expect(prompts.slice(0, 2)).toEqual(['a red field --ar 3:2', 'a wall --ar 3:2'])
  expect(prompts[2]).toMatch(/ --ar 3:2$/)
})

test('a model that refuses in sentences, or by its own field, is believed', async () => {
  standIn.says("I'm sorry, I cannot help with that.")
  expect(await ask(describeIt())).toEqual({ state: 'refused', reason: 'engine_bad_reply' })
  standIn.says(null, 'This picture shows what must not be shown.')
  expect(await ask(describeIt())).toEqual({
    state: 'refused',
    reason: 'banned_word',
    detail: 'This picture shows what must not be shown.',
  })
})

test('it shortens as the painter does, without asking anybody, and draws nothing', async () => {
  const before = standIn.looked.length
  expect(await ask(anOrder({ kind: 'shorten' }, 'a very red fox in the deep white snow'))).toMatchObject({
    state: 'done',
    weights: expect.any(Array),
  })
  expect(await ask(anOrder({ kind: 'imagine' }, 'a fox'))).toEqual({ state: 'refused', reason: 'engine_lacks_call' })
  expect(standIn.looked).toHaveLength(before)
})

test.each([
  ['401', 'key_refused'],
  ['500', 'engine_failed'],
  ['502 in HTML', 'engine_failed'],
  ['redirect', 'engine_bad_reply'],
  ['reset', 'engine_lost'],
  ['hang', 'engine_timeout'],
  ['lost', 'engine_lost'],
  ['cut off', 'engine_lost'],
  ['truncated', 'engine_bad_reply'],
  ['empty', 'engine_bad_reply'],
  ['error text', 'engine_bad_reply'],
  ['HTML', 'engine_bad_reply'],
  ['other JSON', 'engine_bad_reply'],
  ['null', 'engine_bad_reply'],
  ['not UTF-8', 'engine_bad_reply'],
  ['endless', 'engine_bad_reply'],
] as const)('%s ends as %s', async (fault, reason) => {
  standIn.says('1. a red field')
  standIn.faults.next('completions', fault, ...(reason === 'engine_failed' ? [fault] : []))
  expect(await ask(describeIt(), open(KEY, fault === 'hang' ? 300 : 20_000))).toMatchObject({
    state: 'refused',
    reason,
  })
})

test('what it surely did not take is asked again, and then given back', async () => {
  standIn.says('1. a red field')
  standIn.faults.next('completions', '429', '503 and when')
  expect(await ask(describeIt())).toMatchObject({ state: 'done' })
  standIn.faults.next('completions', '429', '429', '429')
  await expect(ask(describeIt())).rejects.toThrow(EngineUnreachable)
})

test('one failure of the server is asked again, and the picture is described', async () => {
  standIn.says('1. a red field')
  standIn.faults.next('completions', '500')
  expect(await ask(describeIt())).toMatchObject({
    state: 'done',
    prompts: [expect.stringContaining('a red field'), ...Array(3).fill(expect.any(String))],
  })
})

test('whoever has used up what was paid for is told so, and not asked again', async () => {
  standIn.refuses({ message: 'You exceeded your current quota.', code: 'insufficient_quota' }, 429)
  expect(await ask(describeIt())).toMatchObject({ state: 'refused', reason: 'key_refused' })
})

test('a probe asks what costs nothing', async () => {
  const before = standIn.looked.length
  expect(await engine.probe(never)).toMatchObject({ isWell: true, notes: [] })
  expect(await open('another').probe(never)).toMatchObject({ isWell: false, notes: [{ code: 'key_refused' }] })
  expect(standIn.looked).toHaveLength(before)
})

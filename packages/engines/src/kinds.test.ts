import { expect, test } from 'vitest'
import { judgeUrl } from './judge-url.ts'
import { kinds } from './kinds.ts'

const connection = {
  id: 'home',
  url: 'http://192.168.1.20:7860',
  key: 'user:key',
  bots: ['MID_JOURNEY'],
  slots: 2,
} as const
const nobody = () => Promise.reject(new Error('Nobody is asked before anything is drawn.'))
const tools = {
  outgoing: { send: nobody, stream: nobody, socket: nobody, close: () => Promise.resolve() },
  clock: { now: () => new Date() },
  pause: nobody,
}

test.each([...kinds.keys()])('%s opens with nothing but an address and a key, and asks nobody', async (name) => {
  const engine = kinds.get(name)?.plan({}).open(connection, tools)
  expect(engine).toMatchObject({ id: 'home' })
  const main = kinds.get(name)?.isForVideoOnly ? 'video' : 'describe'
  expect(engine?.abilities().verbs).toMatchObject({ [main]: expect.stringMatching(/native|emulated/) })
  await engine?.close()
})

test.each([...kinds.keys()])('%s refuses an option that is not its own', (name) => {
  expect(kinds.get(name)?.options.safeParse({ colour: 'red' }).success).toBe(false)
})

test('pictures of a midjourney proxy may lie with the vendor, and in a private network only where the operator says so', () => {
  const plan = kinds.get('mj-proxy')?.plan
  expect(plan?.({}).pictureHosts).toContainEqual({ origin: 'https://cdn.discordapp.com', isPrivate: false })
  expect(plan?.({ pictureHosts: 'http://192.168.1.9:9000' }).pictureHosts).toEqual([
    { origin: 'http://192.168.1.9:9000', isPrivate: true },
  ])
  for (const wrong of ['http://169.254.169.254', 'https://host/path', 'host']) {
    expect(kinds.get('mj-proxy')?.options.safeParse({ pictureHosts: wrong }).success).toBe(false)
  }
})

test('graphs of an operator are looked through before they are kept, and what is wrong is said', () => {
  const read = (graphs: unknown) =>
    kinds.get('comfyui')?.options.safeParse({ graphs: typeof graphs === 'string' ? graphs : JSON.stringify(graphs) })
  expect(read('{')?.error?.issues[0]?.message).toBe('not_json')
  expect(read({ paint: {} })?.error?.issues[0]?.message).toBe('graphs_unreadable')
  expect(read({ imagine: { graph: { 1: { class_type: 'SaveImage', inputs: {} } } } })?.error?.issues[0]).toMatchObject({
    message: 'imagine: slot_missing: prompt',
    params: { problem: 'slot_missing', at: 'imagine', options: ['prompt'] },
  })
})

const takeLoras = [...kinds.values()].filter(({ fields }) => fields.some(({ name }) => name === 'loras'))

test('people may add LoRA to what they draw with models of the operator', () => {
  expect(takeLoras.map(({ name }) => name).sort()).toEqual(['comfyui', 'sdcpp', 'sdwebui'])
})

test.each(takeLoras)('$name takes files by the names that people may write, and no other', ({ options }) => {
  const read = (loras: string) => options.safeParse({ loras })
  expect(read('ink = ink_wash_v3.safetensors,\n像素=sub/pixel, flat=a=b').success).toBe(true)
  for (const wrong of ['ink', 'ink=', '=file', 'a b=file', '-x=file', 'a:1=file', 'ink=file:2>', 'ink=x, two'])
    expect(read(wrong).error?.issues[0]).toMatchObject({ params: { problem: 'lora_unreadable', options: [] } })
})

const fields = [...kinds].flatMap(([name, { fields, options }]) =>
  fields.map((field) => [`${field.name} of ${name}`, field, options] as const),
)

test.each(fields)('%s takes what its form offers, and refuses what its form refuses', (_, field, options) => {
  const takes = (value: unknown) => options.safeParse({ [field.name]: value }).success
  expect(takes(field.default)).toBe(true)
  if (field.input === 'choice') expect(field.choices.every(takes)).toBe(true)
  if (field.input === 'flag') expect([true, false].every(takes)).toBe(true)
  if (field.input === 'pixels') expect([512, 2048].every((side) => takes(side * side))).toBe(true)
  if (field.input !== 'whole-number') return
  expect([field.min, field.max].every(takes)).toBe(true)
  expect([field.min - 1, field.max + 1].some(takes)).toBe(false)
})

test('every kind gives up a drawing at some time', () => {
  for (const { fields } of kinds.values()) expect(fields.map(({ name }) => name)).toContain('timeoutSeconds')
})

test('what a form for a new engine begins with is taken', () => {
  for (const [name, { usual, options }] of kinds) {
    expect(usual.id).toMatch(/^[a-z0-9][a-z0-9-]{0,28}$/)
    expect([name, judgeUrl(usual.address)]).toEqual([name, null])
    expect(options.safeParse({}).success).toBe(true)
  }
})

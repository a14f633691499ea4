import { expect, test } from 'vitest'
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
  expect(engine?.abilities().verbs).toMatchObject({ describe: expect.stringMatching(/native|emulated/) })
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

test.each(['sdwebui', 'sdcpp', 'comfyui'])(
  '%s takes files by the names that people may write, and no other',
  (name) => {
    const read = (loras: string) => kinds.get(name)?.options.safeParse({ loras })
    expect(read('ink = ink_wash_v3.safetensors,\n像素=sub/pixel, flat=a=b')?.success).toBe(true)
    for (const wrong of ['ink', 'ink=', '=file', 'a b=file', '-x=file', 'a:1=file', 'ink=file:2>', 'ink=x, two'])
      expect(read(wrong)?.error?.issues[0]).toMatchObject({ params: { problem: 'lora_unreadable', options: [] } })
  },
)

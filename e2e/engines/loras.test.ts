import { readLoras } from '@easel/engines/remote/loras'
import { expect, test } from 'vitest'
import { openScene } from './comfyui-scene.ts'
import { finish, openParent, run, signal } from './kit.ts'
import { openSdCppScene } from './sdcpp-scene.ts'
import { open as openSdWebui } from './sdwebui-scene.ts'

const loras = readLoras('Ink = ink_wash_v3, 像素=sub/pixel-art-xl')
const NAMED = [
  { name: 'ink', weight: 0.8 },
  { name: '像素', weight: 1 },
  { name: 'another engine’s', weight: 1 },
]
const prompt = 'a fox <lora:secret:1> at 3:15'
const wish = { verb: { kind: 'imagine' }, prompt, loras: NAMED } as const

test('AUTOMATIC1111 is told of additions behind the words, and by the words of none', async () => {
  const { standIn, engine } = await openSdWebui({ loras: ['ink_wash_v3'] }, { loras })
  await finish(engine, wish)
  const { png } = await openParent(64, 32)
  await finish(engine, { ...wish, verb: { kind: 'pan', parent: { recipe: {}, png }, direction: 'up' } })
  for (const { body } of standIn.submissions)
    expect(body.prompt).toBe('a fox < lora:secret:1> at 3:15, <lora:ink_wash_v3:0.8> <lora:sub/pixel-art-xl:1>')
  expect([...(engine.loras ?? [])]).toEqual(['ink', '像素'])
  expect((await engine.probe(signal())).notes).toContainEqual({ code: 'lora_missing', detail: 'sub/pixel-art-xl' })
})

test('stable-diffusion.cpp is told of them by their paths, beside the words', async () => {
  const { standIn, engine } = await openSdCppScene(
    { loras: ['ink_wash_v3.safetensors', 'sub/pixel-art-xl'] },
    { loras },
  )
  await finish(engine, wish)
  expect(standIn.submissions).toMatchObject([
    {
      prompt: 'a fox < lora:secret:1> at 3:15,',
      lora: [
        { path: 'ink_wash_v3.safetensors', multiplier: 0.8 },
        { path: 'sub/pixel-art-xl', multiplier: 1 },
      ],
    },
  ])
  const without = await openSdCppScene({}, { loras })
  expect((await without.engine.probe(signal())).notes).toContainEqual({ code: 'lora_missing', detail: 'ink_wash_v3' })
})

test('ComfyUI draws with them between its model and all that uses it', async () => {
  const { standIn, engine } = await openScene({ loras: ['ink_wash_v3', 'sub/pixel-art-xl'] }, { loras })
  await finish(engine, wish)
  const { png } = await openParent(96, 64)
  await finish(engine, { ...wish, verb: { kind: 'variation', strength: 'subtle', parent: {}, png } })
  for (const { graph } of standIn.submissions) {
    const nodes = Object.values(graph)
    const [first, second] = nodes.filter(({ class_type }) => class_type === 'LoraLoader').map(({ inputs }) => inputs)
    expect(first).toMatchObject({ lora_name: 'ink_wash_v3', strength_model: 0.8, strength_clip: 0.8 })
    expect(second).toMatchObject({ lora_name: 'sub/pixel-art-xl', strength_model: 1 })
    const last = Object.keys(graph).find((id) => graph[id]?.inputs === second)
    const users = nodes.filter(({ class_type }) => ['KSampler', 'CLIPTextEncode'].includes(class_type))
    for (const { inputs } of users) expect([inputs.model, inputs.clip]).toContainEqual([last, 'clip' in inputs ? 1 : 0])
  }
  const without = await openScene({}, { loras })
  expect((await without.engine.probe(signal())).notes).toContainEqual({ code: 'lora_missing', detail: 'ink_wash_v3' })
})

test('a graph of the operator’s that loads no model takes none, and whoever connects it hears of it', async () => {
  const graph = { 1: { class_type: 'OwnPainter', inputs: { text: '' } } }
  const own = { graph, slots: { prompt: [{ node: '1', input: 'text' }] }, output: '1' }
  const { engine } = await openScene({}, { loras, graphs: { imagine: own } })
  expect([...(engine.loras ?? [])]).toEqual([])
  expect((await engine.probe(signal())).notes).toContainEqual({ code: 'lora_no_loader', detail: 'imagine' })
})

test('an addition that is not there is told by name, and says nothing of the rest of the engine', async () => {
  const { engine } = await openScene({}, { loras })
  expect((await run(engine, wish)).end).toMatchObject({ state: 'refused', reason: 'lora_missing' })
  expect((await run(engine)).end?.state).toBe('done')
})

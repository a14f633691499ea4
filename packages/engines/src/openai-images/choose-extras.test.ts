import { expect, test } from 'vitest'
import { chooseExtras, findRefused } from './choose-extras.ts'
import { EXTRAS, type Server } from './server.ts'

const known = {
  streams: true,
  fidelity: true,
  opaque: true,
  secondMask: true,
  several: true,
  seed: true,
  edits: true,
  previews: true,
}
const wish = {
  prompt: 'a fox',
  size: { width: 1, height: 1 },
  pictures: [new Uint8Array()],
  mask: new Uint8Array(),
  isFaithful: true,
  seed: 7,
}

function choose(url: string, model: string, count: number, lacks: Partial<Server['known']> = {}) {
  const settings = { id: 'x', url, key: null, model, quality: null, hasFreeSizes: false, maxPixels: null, timeoutMs: 1 }
  return [...chooseExtras({ settings, known: { ...known, ...lacks } }, wish, count)]
}

test('OpenAI is asked for nothing that it would refuse', () => {
  expect(choose('https://api.openai.com/v1', 'gpt-image-1', 1)).toEqual(['streams', 'fidelity', 'opaque'])
  expect(choose('https://api.openai.com/v1', 'gpt-image-1', 4)).toEqual(['fidelity', 'opaque', 'several'])
  expect(choose('https://api.openai.com/v1', 'dall-e-2', 4)).toEqual(['fidelity', 'several'])
})

test('others get the mask by both names, unless they draw with a model of OpenAI', () => {
  expect(choose('http://10.0.0.2:8000/v1', 'flux-2', 4)).toEqual(['fidelity', 'secondMask', 'several', 'seed'])
  expect(choose('https://gateway.example/v1', 'openai/gpt-image-1', 4)).toEqual(['fidelity', 'opaque', 'several'])
})

test('what a server is known to lack is not asked for', () => {
  const lacks = Object.fromEntries(EXTRAS.map((extra) => [extra, false]))
  expect(choose('http://10.0.0.2:8000/v1', 'gpt-image-1', 1, lacks)).toEqual([])
})

test('a refusal is understood only by what was asked for', () => {
  const saidOfNumber = 'unsupported_parameter input Streaming is only supported with n=1.'
  expect(findRefused(saidOfNumber, new Set(['several']))).toBe('several')
  expect(findRefused("Unknown parameter: 'partial_images'.", new Set(['streams', 'several']))).toBe('streams')
  expect(findRefused('You must provide n=1 for this model.', new Set(['opaque', 'several']))).toBe('several')
  expect(findRefused("Unknown parameter: 'input_fidelity'.", new Set(['streams', 'fidelity']))).toBe('fidelity')
  expect(findRefused("Unknown parameter: 'quality'.", new Set(EXTRAS))).toBeNull()
})

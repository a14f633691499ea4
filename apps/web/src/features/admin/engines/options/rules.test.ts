import { expect, test } from 'vitest'
import { draftOptions, FIELDS, newOptions, readOptions } from './rules.ts'
import { KINDS } from '../rules.ts'

test.each(KINDS)('options of %s that nobody touched are read back as they were', (kind) => {
  const typed = newOptions(kind)
  expect(draftOptions(kind, readOptions(kind, typed, {}).options)).toEqual(typed)
})

test('what is empty is not sent, so that it is as usual', () => {
  const before = { checkpoint: 'old', steps: 30, maxPixels: 262_144 }
  const typed = { ...draftOptions('sdwebui', before), checkpoint: ' ', steps: '' }
  expect(readOptions('sdwebui', typed, before)).toEqual({ options: { maxPixels: 262_144 }, faults: {} })
})

test('a web UI is told what Flux needs', () => {
  const typed = { ...newOptions('sdwebui'), guidance: '1', sampler: 'Euler', scheduler: ' Simple ' }
  const told = { guidance: 1, sampler: 'Euler', scheduler: 'Simple' }
  expect(readOptions('sdwebui', typed, {})).toMatchObject({ options: told, faults: {} })
})

test('an option that the form does not know stays as it was', () => {
  const typed = { ...newOptions('sdcpp'), steps: '8' }
  expect(readOptions('sdcpp', typed, { later: 'x' }).options).toMatchObject({ later: 'x', steps: 8 })
})

test.each([
  ['comfyui', { steps: 'ten' }, { steps: 'wholeNumber' }],
  ['comfyui', { steps: '151', guidance: '0' }, { steps: 'outOfRange', guidance: 'outOfRange' }],
  ['comfyui', { graphs: '{"nodes":' }, { graphs: 'notJson' }],
  ['comfyui', { graphs: '[]' }, { graphs: 'notJson' }],
] as const)('%s with %j is told before the server is asked', (kind, typed, faults) => {
  expect(readOptions(kind, { ...newOptions(kind), ...typed }, {}).faults).toEqual(faults)
})

test('each kind but the built-in one gives up a drawing at some time', () => {
  for (const kind of KINDS) expect(FIELDS[kind].map(({ name }) => name)).toContain('timeoutSeconds')
})

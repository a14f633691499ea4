import { expect, test } from 'vitest'
import { COMFYUI, KINDS, MJ_PROXY, SDCPP, SDWEBUI } from '../../testing/engine-kinds.ts'
import { choicesOf, draftOptions, type FieldWith, newOptions, readOptions } from './rules.ts'

test.each(KINDS)('options of $name that nobody touched are read back as they were', ({ fields }) => {
  const typed = newOptions(fields)
  expect(draftOptions(fields, readOptions(fields, typed, {}).options)).toEqual(typed)
})

test('what a kind begins with is what it usually has, and what is empty stays unsaid', () => {
  expect(newOptions(MJ_PROXY.fields)).toEqual({ dialect: 'plus', speed: '', pictureHosts: '', timeoutSeconds: '' })
  expect(newOptions(SDCPP.fields)).toMatchObject({ isEditModel: false, maxPixels: '1048576' })
  const asLargeAsItCan = { name: 'maxPixels', input: 'pixels', default: null } as const
  expect(newOptions([asLargeAsItCan])).toEqual({ maxPixels: '1048576' })
})

test('the choice of the engine itself is offered first where it has one', () => {
  const [dialect, speed] = MJ_PROXY.fields as FieldWith<'choice'>[]
  expect(dialect && choicesOf(dialect)).toEqual(['plus', 'trueai'])
  expect(speed && choicesOf(speed)).toEqual(['', 'relax', 'fast', 'turbo'])
})

test('what is empty is not sent, so that it is as usual', () => {
  const before = { checkpoint: 'old', steps: 30, maxPixels: 262_144 }
  const typed = { ...draftOptions(SDWEBUI.fields, before), checkpoint: ' ', steps: '' }
  expect(readOptions(SDWEBUI.fields, typed, before)).toEqual({ options: { maxPixels: 262_144 }, faults: {} })
})

test('a web UI is told what Flux needs', () => {
  const typed = { ...newOptions(SDWEBUI.fields), guidance: '1', sampler: 'Euler', scheduler: ' Simple ' }
  const told = { guidance: 1, sampler: 'Euler', scheduler: 'Simple' }
  expect(readOptions(SDWEBUI.fields, typed, {})).toMatchObject({ options: told, faults: {} })
})

test('an option that the form does not know stays as it was', () => {
  const typed = { ...newOptions(SDCPP.fields), steps: '8' }
  expect(readOptions(SDCPP.fields, typed, { later: 'x' }).options).toMatchObject({ later: 'x', steps: 8 })
})

test.each([
  [{ steps: 'ten' }, { steps: 'wholeNumber' }],
  [
    { steps: '151', guidance: '0' },
    { steps: 'outOfRange', guidance: 'outOfRange' },
  ],
  [{ graphs: '{"nodes":' }, { graphs: 'notJson' }],
  [{ graphs: '[]' }, { graphs: 'notJson' }],
])('%j is told before the server is asked', (typed, faults) => {
  expect(readOptions(COMFYUI.fields, { ...newOptions(COMFYUI.fields), ...typed }, {}).faults).toEqual(faults)
})

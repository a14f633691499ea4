import { expect, test } from 'vitest'
import { sdWebui } from './kind.ts'

test('a web UI is told little unless the operator says more, and has half an hour for a drawing', () => {
  const told = { checkpoint: null, steps: null, guidance: null, sampler: null, scheduler: null }
  expect(sdWebui.options.parse({})).toMatchObject({ ...told, timeoutSeconds: 1_800 })
  const flux = { steps: 20, guidance: 1, sampler: 'Euler', scheduler: 'Simple' }
  expect(sdWebui.options.parse(flux)).toMatchObject(flux)
})

test('a guidance out of range, or a nameless sampler, is refused', () => {
  for (const wrong of [{ guidance: 0.5 }, { guidance: 31 }, { sampler: '' }, { scheduler: '' }]) {
    expect(sdWebui.options.safeParse(wrong).success).toBe(false)
  }
})

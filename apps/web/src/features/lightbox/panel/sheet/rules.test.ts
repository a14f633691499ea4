import { expect, test } from 'vitest'
import { stateAfterDrag } from './rules.ts'

test('a sheet that is dragged far enough opens upwards and closes downwards, and else falls back', () => {
  expect([stateAfterDrag(false, -60), stateAfterDrag(true, 60)]).toEqual(['open', 'closed'])
  expect([
    stateAfterDrag(false, -30),
    stateAfterDrag(true, 30),
    stateAfterDrag(false, 90),
    stateAfterDrag(true, -90),
  ]).toEqual(['closed', 'open', 'closed', 'open'])
})

test('a finger that trembles presses', () => {
  expect([stateAfterDrag(true, 5), stateAfterDrag(false, -5)]).toEqual(['press', 'press'])
})

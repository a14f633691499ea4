import { expect, test } from 'vitest'
import { settle } from './rules.ts'

test('a sheet that is dragged far enough opens upwards and closes downwards, and else falls back', () => {
  expect([settle(false, -60), settle(true, 60)]).toEqual(['open', 'closed'])
  expect([settle(false, -30), settle(true, 30), settle(false, 90), settle(true, -90)]).toEqual([
    'closed',
    'open',
    'closed',
    'open',
  ])
})

test('a finger that trembles presses', () => {
  expect([settle(true, 5), settle(false, -5)]).toEqual(['press', 'press'])
})

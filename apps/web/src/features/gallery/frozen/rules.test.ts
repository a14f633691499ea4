import { expect, test } from 'vitest'
import { aGrid, anId } from '../../../testing/seed.ts'
import { freeze, appendOlder } from './rules.ts'

const tasksOf = (...numbers: number[]) => numbers.map((nth) => aGrid(nth))

test('a page below is let in, what is finished above or between is kept back', () => {
  const held = appendOlder(freeze(tasksOf(9, 7)), tasksOf(10, 9, 8, 7, 5, 4))
  expect([...held.ids]).toEqual([anId(9), anId(7), anId(5), anId(4)])
  // Also a task that belongs between the loaded pages.
  expect(appendOlder(held, tasksOf(9, 7, 6, 5, 4))).toBe(held)
})

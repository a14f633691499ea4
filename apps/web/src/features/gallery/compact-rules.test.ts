import { expect, test } from 'vitest'
import { aGrid } from '../../testing/seed.ts'
import { compactTask } from './compact-rules.ts'

test('a light task says the same as the whole one, and so does a copy of it', () => {
  const grid = aGrid(1)
  expect(grid.buttons.length).toBeGreaterThan(0)
  expect(compactTask(grid)).toEqual(grid)
  expect({ ...compactTask(grid), liked: true }).toEqual({ ...grid, liked: true })
})

test('each of two tasks keeps its own buttons', () => {
  const [one, other] = [compactTask(aGrid(1)), compactTask(aGrid(2))]
  expect(one.buttons).toEqual(aGrid(1).buttons)
  expect(other.buttons).toEqual(aGrid(2).buttons)
})

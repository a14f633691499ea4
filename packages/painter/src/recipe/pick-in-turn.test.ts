import { expect, test } from 'vitest'
import { pickInTurn } from './pick-in-turn.ts'

const KINDS = ['planks', 'stone', 'cloth', 'glass', 'metal']
const pickAll = (layoutSeed: number) =>
  [0, 1, 2, 3].map((turn) => pickInTurn(KINDS, { layoutSeed: (layoutSeed + turn) >>> 0, turn }, 'top'))

test('the four of a grid get different ones, others by another seed, and the same by the same', () => {
  for (const seed of [0, 7, 4294967294]) expect(new Set(pickAll(seed)).size).toBe(4)
  expect(pickAll(7)).toEqual(pickAll(7))
  expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => pickAll(seed * 100).join())).size).toBeGreaterThan(3)
})

test('of two, each is had twice', () => {
  const two = [0, 1, 2, 3].map((turn) => pickInTurn(['left', 'right'], { layoutSeed: 20 + turn, turn }, 'side'))
  expect(two.filter((side) => side === 'left')).toHaveLength(2)
})

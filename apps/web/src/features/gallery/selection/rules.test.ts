import { expect, test } from 'vitest'
import { keepExisting, neighbourOf, NOTHING, tickRange, toggleOne } from './rules.ts'

const ORDER = ['a', 'b', 'c', 'd', 'e']
const ticked = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort()

test('a tick is set and taken away again', () => {
  const one = toggleOne(NOTHING, 'b')
  expect(ticked(one)).toEqual(['b'])
  expect(ticked(toggleOne(one, 'b'))).toEqual([])
})

test('with Shift all from the last one to this one are ticked, in either direction', () => {
  const one = toggleOne(NOTHING, 'd')
  expect(ticked(tickRange(one, 'b', ORDER))).toEqual(['b', 'c', 'd'])
  expect(ticked(tickRange(tickRange(one, 'b', ORDER), 'e', ORDER))).toEqual(['b', 'c', 'd', 'e'])
  expect(ticked(tickRange(NOTHING, 'c', ORDER))).toEqual(['c'])
})

test('what is deleted elsewhere is ticked no longer', () => {
  expect(keepExisting(new Set(['b', 'x', 'a']), ORDER)).toEqual(['a', 'b'])
})

test('after a deletion the focus goes to the next one, else to the one before, else nowhere', () => {
  expect(neighbourOf(new Set(['b', 'c']), ORDER)).toBe('d')
  expect(neighbourOf(new Set(['b', 'e']), ORDER)).toBe('d')
  expect(neighbourOf(new Set(ORDER), ORDER)).toBeNull()
})

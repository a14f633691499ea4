import { expect, test } from 'vitest'
import { itemOf } from '../../../task/rules.ts'
import { AUTHOR, aGrid, aMessage, anId, anItem, aPress, aSend, aSingle, OTHER } from '../../../../testing/seed.ts'
import { type FeedFilter, isFiltering, NO_FILTER, readFilter, matchesSend, filterPages, writeFilter } from './rules.ts'

const shown = (items: Parameters<typeof filterPages>[0][number]['items'], filter: Partial<FeedFilter>) =>
  filterPages([{ items, nextCursor: null, seq: 0 }], { ...NO_FILTER, ...filter }, AUTHOR.id).flatMap((page) =>
    page.items.map(({ id }) => id),
  )

test('a filter stands in the address beside what else stands there, and closes an open picture', () => {
  const search = writeFilter(`?image=${anId(1)}:1&x=1`, { only: 'mine', text: '红狐' })
  expect(search).not.toContain('image')
  expect(search).toContain('x=1')
  expect(readFilter(search)).toEqual({ only: 'mine', text: '红狐' })
  expect(writeFilter(search, NO_FILTER)).toBe('?x=1')
})

test('nonsense in the address filters nothing', () => {
  expect(readFilter('?only=yours')).toEqual(NO_FILTER)
  expect([NO_FILTER, { only: null, text: '  ' }].map(isFiltering)).toEqual([false, false])
})

test('one’s own are what one drew and said, not that one came', () => {
  const others = anItem(2, { author: OTHER })
  const joined = aMessage(4, { kind: 'system', content: 'joined' })
  expect(shown([joined, aMessage(3), others, anItem(1)], { only: 'mine' })).toEqual([3, 1].map(anId))
})

test('what is finished leaves what is running', () => {
  const items = [anItem(3, { status: 'MODAL' }), itemOf(aGrid(2)), anItem(1), aMessage(4)]
  expect(shown(items, { only: 'running' })).toEqual([3, 1].map(anId))
})

test('a favourite keeps the pictures that were picked from it', () => {
  const [grid, other] = [aGrid(1, { liked: true }), aGrid(2)]
  const picks = [grid, other].map(({ id: parentId }, at) => aSingle(4 + at, { parentId, index: 1 }))
  expect(shown([...picks, other, grid].map(itemOf), { only: 'liked' })).toEqual([4, 1].map(anId))
})

test('words are looked for in prompts and messages, in any case, and nowhere else', () => {
  const items = [aMessage(3, { kind: 'system', content: 'joined' }), aMessage(2, { content: 'RED?' }), anItem(1)]
  expect(shown(items, { text: ' red' })).toEqual([2, 1].map(anId))
  expect(shown(items, { text: 'o' })).toEqual([anId(1)])
})

test('what is on its way shows where its card will stand', () => {
  const drawn = aSend({ order: { kind: 'imagine', botType: 'MID_JOURNEY', prompt: 'a red fox' } })
  const said = aSend({ order: { kind: 'say', content: 'hello' } })
  const picked = aSend({ order: { kind: 'press', parent: aGrid(1), button: aPress('U1', aGrid(1)) } })
  const shows = (filter: Partial<FeedFilter>) =>
    [drawn, said, picked].map((send) => matchesSend({ ...NO_FILTER, ...filter }, send))
  expect(shows({ only: 'mine' })).toEqual([true, true, true])
  expect(shows({ only: 'running' })).toEqual([true, false, true])
  expect(shows({ only: 'liked' })).toEqual([false, false, true])
  expect(shows({ text: 'FOX' })).toEqual([true, false, true])
})

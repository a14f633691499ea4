import { beforeAll, expect, test } from 'vitest'
import { loadLanguage, text } from '../../i18n/text.ts'
import {
  mergePages,
  nameOfKind,
  newerTask,
  picturesOf,
  putItem,
  ratioOf,
  type TimelinePage,
  withoutCleared,
} from './rules.ts'
import { aGrid, aMessage, anId, anItem, aTask } from '../../testing/seed.ts'

beforeAll(() => loadLanguage('zh-CN'))

const page = (ats: number[], nextCursor: string | null = null): TimelinePage => ({
  items: ats.map((at) => anItem(at)),
  nextCursor,
  seq: 0,
})
const ids = (pages: TimelinePage[]) => pages.flatMap(({ items }) => items.map(({ id }) => id))

test('a new task comes first, since the newest comes first', () => {
  expect(ids(putItem([page([3, 2])], anItem(4)))).toEqual([4, 3, 2].map(anId))
})

test('a task whose frame was overtaken by a newer one still finds its place', () => {
  expect(ids(putItem([page([5, 2]), page([1])], anItem(3)))).toEqual([5, 3, 2, 1].map(anId))
})

test('a task older than all that is loaded waits for its page, unless there are no more pages', () => {
  expect(ids(putItem([page([5, 4], 'more')], anItem(1)))).toEqual([5, 4].map(anId))
  expect(ids(putItem([page([5, 4])], anItem(1)))).toEqual([5, 4, 1].map(anId))
})

test('the first task of an empty channel is shown', () => {
  expect(ids(putItem([page([])], anItem(1)))).toEqual([anId(1)])
})

test('an older copy never replaces a newer one, and changes nothing at all', () => {
  const pages = [{ items: [anItem(1, { version: 5, progress: 60 })], nextCursor: null, seq: 0 }]

  expect(putItem(pages, anItem(1, { version: 4, progress: 40 }))).toBe(pages)
  expect(putItem(pages, anItem(1, { version: 6, progress: 70 }))[0]?.items[0]?.task?.progress).toBe(70)
})

test('a change of one task leaves the others as the very same objects', () => {
  const pages = [page([3, 2, 1])]

  const [changed] = putItem(pages, anItem(2, { version: 2 }))

  expect(changed?.items[0]).toBe(pages[0]?.items[0])
  expect(changed?.items[2]).toBe(pages[0]?.items[2])
})

test('a frame to a channel does not know what the reader likes, so the reader keeps it', () => {
  expect(newerTask(aTask(1, { liked: true }), aTask(1, { version: 2 })).liked).toBe(true)
  expect(newerTask(aTask(1, { liked: true }), aTask(1, { version: 2, liked: false })).liked).toBe(false)
})

test('a mark makes no version, so of two equal copies the later one tells it', () => {
  expect(newerTask(aTask(1), aTask(1, { liked: true })).liked).toBe(true)
  const known = aTask(1, { liked: true })
  expect(newerTask(known, aTask(1))).toBe(known)
  expect(newerTask(aTask(1, { version: 2, liked: false }), known).liked).toBe(false)
})

test('an answer that was long under way takes nothing back that the socket brought meanwhile', () => {
  const known = [{ items: [anItem(4), anItem(3, { version: 7 }), anItem(2)], nextCursor: null, seq: 0 }]

  const merged = mergePages(known, [page([3, 2])])

  expect(ids(merged)).toEqual([4, 3, 2].map(anId))
  expect(merged[0]?.items[1]?.version).toBe(7)
  expect(merged[0]?.items[2]).toBe(known[0]?.items[2])
})

test('a task that the server no longer lists is gone', () => {
  expect(ids(mergePages([page([3, 2, 1])], [page([3, 1])]))).toEqual([3, 1].map(anId))
})

test('what one says stands among the drawings, in the order it came about', () => {
  expect(ids(putItem([page([5, 2])], aMessage(3)))).toEqual([5, 3, 2].map(anId))
  const once = putItem([page([5, 2])], aMessage(3))
  expect(putItem(once, aMessage(3))).toBe(once)
})

test('what was cleared is gone with all that came before it, and nothing older is asked for', () => {
  const [first, second] = withoutCleared([page([5, 4], 'more'), page([3, 2], 'more')], anId(4))
  expect(first).toEqual({ items: [anItem(5)], nextCursor: null, seq: 0 })
  expect(second).toEqual({ items: [], nextCursor: null, seq: 0 })
  const untouched = page([6, 5], 'more')
  expect(withoutCleared([untouched], anId(4))[0]).toBe(untouched)
})

test('a card keeps the same room before and after its picture is there', () => {
  expect(ratioOf(aTask(1, { aspectRatio: '3:2' }))).toBe(1.5)
  expect(ratioOf(aTask(1, { aspectRatio: 'odd' }))).toBe(1)
  expect(ratioOf(aGrid(1))).toBe(1)
})

test('a grid opens its four pictures, a single result its one', () => {
  const grid = aGrid(1)
  expect(picturesOf(grid)).toHaveLength(4)
  expect(picturesOf({ ...grid, images: [] })).toEqual([grid.grid])
  expect(picturesOf(aTask(1))).toEqual([])
})

test('one of four is picked, and a picture by itself is upscaled', () => {
  expect(nameOfKind('UPSCALE', 2, text)).toBe('选图 2')
  expect(nameOfKind('UPSCALE', null, text)).toBe('放大')
})

test('what is done to one of four names it', () => {
  expect(nameOfKind('VARIATION', 3, text)).toBe('变化 3')
  expect(nameOfKind('REROLL', null, text)).toBe('重新生成')
})

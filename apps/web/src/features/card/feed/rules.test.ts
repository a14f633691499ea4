import { expect, test } from 'vitest'
import { itemOf } from '../../task/rules.ts'
import { aGrid, aMessage, anId, anItem, aPress, aSend, aTask, OTHER } from '../../../testing/seed.ts'
import { hasNoDrawing, listEntries } from './rules.ts'

const none = { sends: [], thumbnails: { has: () => false, isUsual: false }, isCleared: false }
const small = { thumbnails: { has: () => true, isUsual: true } }
const keys = (shown: Partial<Parameters<typeof listEntries>[0]>) =>
  listEntries({ items: [], ...none, ...shown }).map(({ key }) => key)
const late = { submitTime: '2026-02-20T12:00:00.000Z' }

test('the feed reads from the oldest down to the newest, with a line for each day', () => {
  const entries = listEntries({ items: [anItem(3, late), anItem(2), anItem(1)], ...none })
  expect(entries.map(({ kind }) => kind)).toEqual(['day', 'task', 'task', 'day', 'task'])
  expect(entries.at(-1)?.key).toBe(anId(3))
})

test('a picked picture is a card, or a thumbnail in its grid’s card when the reader wants that', () => {
  const grid = aGrid(1)
  const picked = aTask(2, { action: 'UPSCALE', parentId: grid.id, index: 2 })

  expect(keys({ items: [picked, grid].map(itemOf) })).toContain(picked.id)
  expect(keys({ items: [picked, grid].map(itemOf), ...small })).not.toContain(picked.id)
  const card = listEntries({ items: [picked, grid].map(itemOf), ...none, ...small }).at(-1)
  expect(card?.kind === 'task' && card.chosen).toEqual([picked])
})

test('a picked picture whose grid is not loaded stands by itself', () => {
  expect(keys({ items: [anItem(2, { action: 'UPSCALE', parentId: anId(1), index: 2 })], ...small })).toContain(anId(2))
})

test('what is on its way stands last, except a pick where its grid shows it as a thumbnail', () => {
  const grid = aGrid(1)
  const pick = aSend({ key: 'pick', order: { kind: 'press', parent: grid, button: aPress('U1', grid) } })
  const vary = aSend({ key: 'vary', order: { kind: 'press', parent: grid, button: aPress('V1', grid) } })
  const coming = { items: [itemOf(grid)], sends: [pick, vary] }
  expect(keys(coming).slice(1)).toEqual([grid.id, 'pick', 'vary'])
  expect(keys({ ...coming, ...small }).slice(1)).toEqual([grid.id, 'vary'])
})

test('what is on its way begins a day as it will when it is accepted, but none that is past', () => {
  const kindsOf = (sentAt: string, items = [anItem(1, late)]) =>
    listEntries({ ...none, items, sends: [aSend({ sentAt })] }).map(({ kind }) => kind)
  expect(kindsOf(late.submitTime, [])).toEqual(['day', 'send'])
  expect(kindsOf('2026-02-22T12:00:00.000Z')).toEqual(['day', 'task', 'day', 'send'])
  expect(kindsOf('2026-02-18T12:00:00.000Z')).toEqual(['day', 'task', 'send'])
})

const kindsAndFollowing = (items: ReturnType<typeof aMessage>[], sends: ReturnType<typeof aSend>[] = []) =>
  listEntries({ ...none, items, sends }).flatMap((entry) => ('isFollowing' in entry ? [entry.isFollowing] : []))

test('what one person says within five minutes stands under one name, until somebody or something comes between', () => {
  expect(kindsAndFollowing([aMessage(5), aMessage(1)])).toEqual([false, true])
  expect(kindsAndFollowing([aMessage(6), aMessage(1)])).toEqual([false, false])
  expect(kindsAndFollowing([aMessage(3), aMessage(2, { author: OTHER }), aMessage(1)])).toEqual([false, false, false])
  expect(kindsAndFollowing([aMessage(3), anItem(2), aMessage(1)])).toEqual([false, false])
  expect(kindsAndFollowing([aMessage(2), aMessage(1, { kind: 'system', content: 'joined' })])).toEqual([false, false])
})

test('what is on its way goes on with what one said before', () => {
  const sentAt = aMessage(2).createdAt
  const say = (key: string) => aSend({ key, sentAt, order: { kind: 'say', content: 'and more' } })
  expect(kindsAndFollowing([aMessage(1)], [say('a'), say('b')])).toEqual([false, true, true])
  expect(kindsAndFollowing([aMessage(1, { author: OTHER })], [say('a')])).toEqual([false, false])
})

test('messages and cards stand in one order, with one line for each day', () => {
  const items = [aMessage(4, { createdAt: late.submitTime }), anItem(3), aMessage(2), anItem(1)]
  expect(listEntries({ ...none, items }).map(({ kind }) => kind)).toEqual([
    'day',
    'task',
    'message',
    'task',
    'day',
    'message',
  ])
})

test('a cleared view says so before anything else', () => {
  const entries = listEntries({ ...none, items: [aMessage(3)], isCleared: true })
  expect(entries.map(({ kind }) => kind)).toEqual(['cleared', 'day', 'message'])
  expect(listEntries({ ...none, items: [], isCleared: true })).toHaveLength(1)
})

test('a channel where people have only come and talked has no drawing, one with a card or a cleared view may have had', () => {
  const isBare = (shown: Partial<Parameters<typeof listEntries>[0]>) =>
    hasNoDrawing(listEntries({ items: [], ...none, ...shown }))
  const joined = aMessage(1, { kind: 'system', content: 'joined' })
  const said = aSend({ order: { kind: 'say', content: 'hello' } })
  expect(isBare({ items: [aMessage(2), joined], sends: [said] })).toBe(true)
  expect(isBare({ items: [anItem(2), joined] })).toBe(false)
  expect(isBare({ items: [joined], sends: [aSend()] })).toBe(false)
  expect(isBare({ items: [joined], isCleared: true })).toBe(false)
})

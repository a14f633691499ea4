import { expect, test } from 'vitest'
import { aGrid, aMessage, anId, anItem, aPress, aSend, OTHER } from '../../../testing/seed.ts'
import { listUnmatchedSends, isPick, pictureOf } from './rules.ts'

test('a send waits until its task is there', () => {
  const send = aSend()
  expect(listUnmatchedSends([send], [anItem(1)])).toEqual([send])
  expect(listUnmatchedSends([send], [anItem(2), anItem(1)])).toEqual([])
})

test('two equal sends need two tasks', () => {
  const sends = [aSend({ key: 'first' }), aSend({ key: 'second' })]
  expect(listUnmatchedSends(sends, [anItem(2)]).map(({ key }) => key)).toEqual(['second'])
})

test('the same words by somebody else are not the task of this send; what a flag made of the bot does not matter', () => {
  const stranger = { id: anId(99), name: 'Zhao', avatar: '' }
  expect(listUnmatchedSends([aSend()], [anItem(2, { author: stranger })])).toHaveLength(1)
  expect(listUnmatchedSends([aSend()], [anItem(2, { botType: 'NIJI_JOURNEY' })])).toEqual([])
})

test('a send whose answer was lost gives way to the task that came all the same; a refused one stays to be read', () => {
  const failed = { name: 'failed' as const, message: '', detail: '' }
  expect(listUnmatchedSends([aSend({ state: { ...failed, isLost: true } })], [anItem(2)])).toEqual([])
  expect(listUnmatchedSends([aSend({ state: { ...failed, isLost: false } })], [anItem(2)])).toHaveLength(1)
})

test('a pressed button waits for a task from that picture', () => {
  const parent = aGrid(1)
  const send = aSend({ order: { kind: 'press', parent, button: aPress('V2', parent) } })
  const child = { parentId: parent.id, action: 'VARIATION' as const }
  expect(listUnmatchedSends([send], [anItem(2, { ...child, index: 3 })])).toHaveLength(1)
  expect(listUnmatchedSends([send], [anItem(2, { ...child, index: 2 })])).toEqual([])
})

test('U1 to U4 pick a picture, V and reroll do not', () => {
  const parent = aGrid(1)
  const press = (label: string) => ({ kind: 'press' as const, parent, button: aPress(label, parent) })
  expect(isPick(press('U3'))).toBe(true)
  expect(isPick(press('V3'))).toBe(false)
  expect(isPick(press(''))).toBe(false)
})

test('a button tells which picture it is about', () => {
  const parent = aGrid(1)
  expect(pictureOf(aPress('U4', parent))).toBe(4)
  expect(pictureOf({ ...aPress('V3', parent), label: 'Vary 3' })).toBe(3)
  expect(pictureOf(aPress('', parent))).toBeNull()
})

test('words wait for the same words of the same person, not for a drawing of them', () => {
  const send = aSend({ order: { kind: 'say', content: 'hello' } })
  expect(listUnmatchedSends([send], [anItem(2, { prompt: 'hello' }), aMessage(1)])).toHaveLength(1)
  expect(listUnmatchedSends([send], [aMessage(2, { author: OTHER })])).toHaveLength(1)
  expect(listUnmatchedSends([send], [aMessage(2, { content: 'hello?' })])).toHaveLength(1)
  expect(listUnmatchedSends([send], [aMessage(2)])).toEqual([])
})

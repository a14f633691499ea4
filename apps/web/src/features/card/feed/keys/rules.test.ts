import { expect, test } from 'vitest'
import { aMessage, anId, anItem } from '../../../../testing/seed.ts'
import { listEntries } from '../rules.ts'
import { countAfter, selectorOf, stepOf } from './rules.ts'

const none = { sends: [], thumbnails: { has: () => false, isUsual: false }, isCleared: false }

const key = (pressed: Partial<KeyboardEvent>) => ({
  ...{ key: '', code: '', shiftKey: false, altKey: false, ctrlKey: false, metaKey: false },
  ...pressed,
})

test('keys of the ring name the buttons of its card by their place, whatever Shift and Alt make of them', () => {
  expect(selectorOf(key({ key: '2', code: 'Digit2' }))).toBe('[data-picture-id][data-aims="2"]')
  expect(selectorOf(key({ key: '"', code: 'Digit2', shiftKey: true }))).toBe('[data-act="U2"]')
  expect(selectorOf(key({ key: '€', code: 'Digit4', altKey: true }))).toBe('[data-act="V4"]')
  expect(selectorOf(key({ key: '®', code: 'KeyR', altKey: true }))).toBe('[data-act="REROLL"]')
  expect(selectorOf(key({ key: 'l', code: 'KeyL' }))).toBe('[data-key="l"]')
})

test.each([
  ['r', 'KeyR'],
  ['e', 'KeyE'],
  ['x', 'KeyX'],
  ['5', 'Digit5'],
])('%s alone is none of them: nothing that costs credits or replaces words hangs on a bare letter', (typed, code) => {
  expect(selectorOf(key({ key: typed, code }))).toBeUndefined()
})

test('Ctrl or ⌘ with an arrow moves the ring, an arrow alone or with more does not', () => {
  expect(stepOf(key({ key: 'ArrowUp', ctrlKey: true }), undefined)).toBe(-1)
  expect(stepOf(key({ key: 'ArrowDown', metaKey: true }), undefined)).toBe(1)
  expect(stepOf(key({ key: 'ArrowDown' }), undefined)).toBeUndefined()
  expect(stepOf(key({ key: 'ArrowDown', ctrlKey: true, altKey: true }), undefined)).toBeUndefined()
  expect(stepOf(key({ key: 'j' }), 'j')).toBe(1)
})

test('what came after the last card one saw is counted', () => {
  const entries = listEntries({ items: [anItem(3), anItem(2), anItem(1)], ...none })
  expect(countAfter(entries, anId(1))).toBe(2)
  expect(countAfter(entries, anId(3))).toBe(0)
  expect(countAfter(entries, null)).toBe(0)
})

test('messages count as new, and that somebody came or went does, too', () => {
  const entries = listEntries({ ...none, items: [aMessage(3, { kind: 'system' }), aMessage(2), anItem(1)] })
  expect(countAfter(entries, anId(1))).toBe(2)
})

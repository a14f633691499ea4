import { expect, test } from 'vitest'
import { aMessage, anId, anItem } from '../../../../testing/seed.ts'
import { listEntries } from '../rules.ts'
import { cardKeyOf, countAfter } from './rules.ts'

const none = { sends: [], asMessages: new Set<string>(), isCleared: false }

test('single keys name the buttons of a card by their place, whatever Shift and Alt make of a digit', () => {
  const none = { shiftKey: false, altKey: false }
  expect(cardKeyOf({ key: '2', code: 'Digit2', ...none })).toEqual({
    name: 'press',
    selector: '[data-picture-id][data-aims="2"]',
  })
  expect(cardKeyOf({ key: '"', code: 'Digit2', shiftKey: true, altKey: false })).toEqual({
    name: 'press',
    selector: '[data-act="U2"]',
  })
  expect(cardKeyOf({ key: '€', code: 'Digit4', shiftKey: false, altKey: true })).toEqual({
    name: 'press',
    selector: '[data-act="V4"]',
  })
  expect(cardKeyOf({ key: 'j', code: 'KeyJ', ...none })).toEqual({ name: 'walk', step: 1 })
  expect(cardKeyOf({ key: 'l', code: 'KeyL', ...none })).toEqual({ name: 'press', selector: '[data-key="l"]' })
  expect(cardKeyOf({ key: 'x', code: 'KeyX', ...none })).toBeUndefined()
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

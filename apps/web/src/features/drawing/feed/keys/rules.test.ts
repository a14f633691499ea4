import { expect, test } from 'vitest'
import { cardKeyOf } from './rules.ts'

test('single keys name the buttons of a card by their place, whatever Shift and Alt make of a digit', () => {
  const none = { shiftKey: false, altKey: false }
  expect(cardKeyOf({ key: '2', code: 'Digit2', ...none })).toEqual({ name: 'press', selector: '[data-picture="2"]' })
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

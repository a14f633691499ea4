import { expect, test } from 'vitest'
import { isComposing, isEnter, isSendKey, keepFormsFromComposing } from './enter-key.ts'

const pressed = (given: KeyboardEventInit) =>
  new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true, ...given })

test.each([
  { what: 'Enter', key: {}, isOne: true },
  { what: 'Enter that ends a Chinese word', key: { isComposing: true }, isOne: false },
  { what: "Safari's Enter after composing", key: { keyCode: 229 }, isOne: false },
  { what: 'another key', key: { key: 'a' }, isOne: false },
])('$what acts: $isOne', ({ key, isOne }) => {
  expect(isEnter(pressed(key))).toBe(isOne)
})

test('Escape belongs to the input method, too, as long as it composes', () => {
  expect(isComposing(pressed({ key: 'Escape', keyCode: 229 }))).toBe(true)
  expect(isComposing(pressed({ key: 'Escape', keyCode: 27 }))).toBe(false)
})

test('a form is not sent by the Enter that ends a word in one of its fields', () => {
  keepFormsFromComposing()
  const field = document.body.appendChild(document.createElement('input'))
  const press = (given: KeyboardEventInit) => !field.dispatchEvent(pressed(given))
  expect([press({ keyCode: 229 }), press({ isComposing: true }), press({})]).toEqual([true, true, false])
  field.remove()
})

test.each([
  ['Enter', { key: 'Enter' }, true],
  ['Shift+Enter', { key: 'Enter', shiftKey: true }, false],
  ['Enter that ends a Chinese word', { key: 'Enter', isComposing: true }, false],
  ["Safari's Enter after composing", { key: 'Enter', keyCode: 229 }, false],
  ['a letter', { key: 'a' }, false],
  ['Ctrl+Enter', { key: 'Enter', ctrlKey: true }, true],
])('%s: sends or not', (_, given, sends) => {
  expect(isSendKey(pressed(given), false)).toBe(sends)
})

test.each([
  ['Enter', {}, false],
  ['Ctrl+Enter', { ctrlKey: true }, true],
  ['⌘+Enter', { metaKey: true }, true],
  ['Ctrl+Shift+Enter', { ctrlKey: true, shiftKey: true }, false],
  ['Ctrl+Enter that ends a Chinese word', { ctrlKey: true, isComposing: true }, false],
])('%s, for who wants Ctrl with it: sends or not', (_, given, sends) => {
  expect(isSendKey(pressed(given), true)).toBe(sends)
})

import { expect, test } from 'vitest'
import { formatNote, formatRefusal } from './format-texts.ts'

test.each([
  [{ count: 1, cost: 1 }, 'This makes 1 drawing for 1 credit; please confirm'],
  [{ count: 4, cost: 12 }, 'This makes 4 drawings for 12 credits; please confirm'],
  [{ count: 40, cost: 1200 }, 'This makes 40 drawings for 1,200 credits; please confirm'],
])('English says one and several of %j', (values, said) => {
  expect(formatRefusal('needs_confirmation', 'en-US', values)).toBe(said)
})

test.each([
  ['zh-CN', '价格有变，现在需要 12,345 点；确认后请重试'],
  ['zh-TW', '價格有變，現在需要 12,345 點；確認後請重試'],
  ['en-US', 'The price has changed: this now costs 12,345 credits. Try again if that is fine'],
] as const)('%s separates thousands', (language, said) => {
  expect(formatRefusal('price_changed', language, { cost: 12_345 })).toBe(said)
})

test.each([
  ['zh-CN', '--v 只能是：6、7；--ar 缺少值'],
  ['zh-TW', '--v 只能是：6、7；--ar 缺少值'],
  ['en-US', '--v takes one of 6, 7; --ar needs a value'],
] as const)('%s lists with its own marks', (language, said) => {
  const note = [
    { problem: 'unknown_version', at: '--v', options: ['6', '7'] },
    { problem: 'missing_value', at: '--ar' },
  ] as const
  expect(formatNote(note, language)).toBe(said)
})

test('what is wrong with a field is a sentence of its own', () => {
  expect(formatNote('required', 'en-US')).toBe('This is required')
  expect(formatNote({ problem: 'too_short', limit: 1 }, 'en-US')).toBe('At least 1 character')
})

import { expect, test } from 'vitest'
import { pollDelayMs, channelOf, hasPaymentFailed, renewDelayMs } from './rules.ts'

const NOW = Date.parse('2026-01-01T00:00:00.000Z')
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString()

test('an order stays with whom it is open at; before that it is the chosen one, or the only one', () => {
  expect(channelOf({ payChannel: 'wechat' }, 'alipay', ['alipay'])).toBe('wechat')
  expect(channelOf({ payChannel: null }, 'alipay', ['wechat', 'alipay'])).toBe('alipay')
  expect(channelOf({ payChannel: null }, undefined, ['sandbox'])).toBe('sandbox')
  expect(channelOf({ payChannel: null }, undefined, ['wechat', 'alipay'])).toBeUndefined()
  expect(channelOf({ payChannel: null }, undefined, undefined)).toBeUndefined()
})

test('a code that gives way before its time has failed; one whose time was over has not', () => {
  const shown = { codeUrl: 'one', expiresAt: at(60) }
  expect(hasPaymentFailed(shown, { ...shown, expiresAt: at(90) }, NOW)).toBe(false)
  expect(hasPaymentFailed(shown, { ...shown, codeUrl: 'two' }, NOW)).toBe(true)
  expect(hasPaymentFailed(shown, { ...shown, codeUrl: 'two' }, NOW + 61_000)).toBe(false)
})

test.each([
  ['PENDING', false, 60, 3000],
  ['PENDING', true, 60, 60_000],
  ['PENDING', true, -5, 3000],
  ['PAID', false, 60, false],
] as const)('one that is %s, told of: %s, with %d s left is asked for again in %s ms', (status, isTold, left, ms) => {
  expect(pollDelayMs({ status, expiresAt: at(left) }, isTold, NOW)).toBe(ms)
})

test('a code that dies before its order is renewed then', () => {
  expect(renewDelayMs({ codeUrl: 'one', expiresAt: at(60) }, { expiresAt: at(90) }, NOW)).toBe(60_000)
  expect(renewDelayMs({ codeUrl: 'one', expiresAt: at(60) }, { expiresAt: at(60) }, NOW)).toBe(false)
})

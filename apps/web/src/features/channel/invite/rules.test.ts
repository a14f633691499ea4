import { expect, test } from 'vitest'
import { hasExpired, inviteLink, readExpiry } from './rules.ts'

test('only the six choices are choices', () => {
  expect(['1', '6', '12', '24', '168', '-1'].map(readExpiry)).toEqual([1, 6, 12, 24, 168, -1])
  expect(['', '0', '2', '1e9', ' 1', 'null'].map(readExpiry)).toEqual(Array(6).fill(undefined))
})

test('a link is a path of this site, whatever stands in its code', () => {
  expect(inviteLink('https://easel.test', 'abc_-1')).toBe('https://easel.test/invite/abc_-1')
  expect(inviteLink('https://easel.test', '../admin?x')).toBe('https://easel.test/invite/..%2Fadmin%3Fx')
})

test('an invite is dead from its last instant on, and never when it has none', () => {
  const last = '2026-01-01T00:00:00.000Z'
  expect([-1, 0, 1].map((ms) => hasExpired(last, Date.parse(last) + ms))).toEqual([false, true, true])
  expect(hasExpired(null, Number.POSITIVE_INFINITY)).toBe(false)
})

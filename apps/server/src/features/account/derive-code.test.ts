import { expect, test } from 'vitest'
import { wrapSecret } from '../../platform/secret.ts'
import { deriveCode, hashCode, isSameHash } from './derive-code.ts'

const key = wrapSecret('k'.repeat(32))
const target = { phone: '+8613800000000', purpose: 'login' } as const

test('a code is six digits that the same key makes again from its id, and another key or id does not', () => {
  const ids = Array.from({ length: 50 }, (_, at) => `id ${at}`)
  const codes = ids.map((id) => deriveCode(key, id))
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(ids.map((id) => deriveCode(key, id))).toEqual(codes)
  expect(ids.map((id) => deriveCode(wrapSecret('other'), id))).not.toEqual(codes)
  expect(new Set(codes).size).toBeGreaterThan(45)
})

test.each([
  { ...target, purpose: 'reset' as const },
  { ...target, purpose: 'change' as const },
  { ...target, phone: '+8613800000001' },
])('the hash of a code to sign in is none of %o', (other) => {
  expect(isSameHash(hashCode(key, target, '123456'), hashCode(key, target, '123456'))).toBe(true)
  expect(isSameHash(hashCode(key, target, '123456'), hashCode(key, other, '123456'))).toBe(false)
})

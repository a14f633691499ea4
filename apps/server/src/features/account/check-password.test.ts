import { expect, test } from 'vitest'
import { Refusal } from '../../errors.ts'
import { checkPassword, decoyHash, hashPassword } from './check-password.ts'

test('of two hundred at once two are hashed, a hundred wait and the rest hear when to come back', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 200 }, (_, at) =>
      at % 2 === 0 ? checkPassword('usual', 'a guess', null) : hashPassword('usual', 'a password'),
    ),
  )
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(refused).toHaveLength(98)
  for (const reason of refused) expect(reason).toMatchObject({ reason: 'rate_limited', retryAfter: 2 })
  expect(refused[0]).toBeInstanceOf(Refusal)
})

test.each(['usual', 'cheap'] as const)(
  'comparing with nobody costs what comparing with somebody costs, and is never right (%s)',
  async (cost) => {
    const settings = (hash: string) => hash.split('$').slice(1, 4)
    const own = await hashPassword(cost, 'correct horse')
    expect(settings(decoyHash(cost))).toEqual(settings(own))
    expect(decoyHash(cost)).toHaveLength(own.length)
    expect(await checkPassword(cost, 'correct horse', null)).toBe(false)
    expect(await checkPassword(cost, 'correct horse', own)).toBe(true)
  },
)

test.each([
  ['a leading space', ' correct horse', 'correct horse'],
  ['a trailing space', 'correct horse ', 'correct horse'],
  ['the way a letter is composed', 'caf\u00e9 au lait', 'cafe\u0301 au lait'],
  ['what follows byte 72', `${'x'.repeat(72)}a`, `${'x'.repeat(72)}b`],
  ['the last of 256 characters', `${'x'.repeat(255)}a`, `${'x'.repeat(255)}b`],
])('%s makes another password', async (_what, one, other) => {
  const hash = await hashPassword('cheap', one)
  expect(await checkPassword('cheap', one, hash)).toBe(true)
  expect(await checkPassword('cheap', other, hash)).toBe(false)
})

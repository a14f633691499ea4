import { PASSWORD_MAX_CHARS } from '@easel/contract/limits'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { findWeakness, requireGoodPassword } from './require-good-password.ts'

const weaknessOf = (password: string) => findWeakness(password, ['+8613812345678', 'Easel', '示例公司', 'Acme Studio'])

test('none of the three thousand commonest passwords is taken, in whatever case', async () => {
  const commonest = dictionary['passwords-common'].slice(0, 3_000)
  const taken = []
  for (const password of commonest) {
    if ((await weaknessOf(password)) === null || (await weaknessOf(password.toUpperCase())) === null)
      taken.push(password)
  }
  expect(commonest).toHaveLength(3_000)
  expect(taken).toEqual([])
})

test.each(['88888888', '00000000', 'adminadmin', 'abcabcabc', '98765432', '01234567', 'qqqqqqqq'])(
  'the pattern %s is as common as a word',
  async (password) => expect(await weaknessOf(password)).toBe('too_common'),
)

test.each([
  '13812345678',
  '+8613812345678',
  '8613812345678',
  'a13812345678!',
  'easel123',
  'Easel-Easel',
  'EASEL2026',
  '示例公司2026',
  'acme studio',
  'wang123456',
  'woaini1314',
])('%s is little more than what anyone knows', async (password) => {
  expect(await weaknessOf(password)).not.toBeNull()
})

test.each([
  'kx7!vQpz',
  'correct easel horse',
  '  leading space',
  'пароль на память',
  '我家门前有两棵枣树',
  '🦊🌙🪵🫖 tea',
  'x'.repeat(64),
  'aB3$'.repeat(50),
  'y'.repeat(PASSWORD_MAX_CHARS),
])('%s is taken', async (password) => expect(await weaknessOf(password)).toBeNull())

test('what is wrong is told at the field that was sent', async () => {
  const deps = { db: undefined as never, siteNames: async () => ['Easel'] }
  const about = { phone: '+8613812345678', field: 'password.new' }
  await expect(requireGoodPassword(deps, { ...about, password: 'iloveyou' })).rejects.toMatchObject({
    reason: 'invalid_input',
    fields: { 'password.new': 'too_common' },
  })
  await expect(requireGoodPassword(deps, { ...about, password: 'easel123' })).rejects.toMatchObject({
    fields: { 'password.new': 'too_guessable' },
  })
})

import { expect, test } from 'vitest'
import { chosenName, mapProblems, maskPhone } from './rules.ts'

test.each([
  ['+8613812345678', '+86 138****5678'],
  ['13812345678', '138****5678'],
  ['+14155550123', '+14****0123'],
  ['12345', '****45'],
])('%s is shown as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown)
})

test('a name is chosen unless it is the default one', () => {
  const defaultName = 'Midjourney 0003'
  expect(chosenName({ name: defaultName, defaultName })).toBe('')
  expect(chosenName({ name: 'Fox', defaultName })).toBe('Fox')
})

test('what is wrong with a password stands at its field, anything else below the form', () => {
  expect(mapProblems({ 'password.new': 'too common' }, 'refused')).toEqual({ new: 'too common' })
  expect(mapProblems({ captcha: 'wrong' }, 'refused')).toEqual({ captcha: 'wrong' })
  expect(mapProblems({ theme: 'odd' }, 'refused')).toEqual({ form: 'refused' })
})

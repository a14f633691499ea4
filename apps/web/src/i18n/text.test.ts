import { expect, test } from 'vitest'
import { fillPlaceholders } from './text.ts'

test('a value stands where its name was, and a name without a value stays', () => {
  expect(fillPlaceholders('{name}: {n} of {most}', { name: 'fox', n: 0 })).toBe('fox: 0 of {most}')
})

test.each([
  [1, '1 credit'],
  ['1', '1 credit'],
  [0, '0 credits'],
  [2, '2 credits'],
  ['1,000', '1,000 credits'],
  [1000, '1,000 credits'],
  [1_234_567, '1,234,567 credits'],
])('of %j it says %s', (n, said) => {
  expect(fillPlaceholders('{n} {n|credit|credits}', { n })).toBe(said)
})

test('what is given as a string, such as a seed, stays as it is', () => {
  expect(fillPlaceholders('{seed}', { seed: '4294967295' })).toBe('4294967295')
})

test('a word that is there for one alone, or for several alone', () => {
  expect([1, 2].map((n) => fillPlaceholders('picture{n||s}', { n }))).toEqual(['picture', 'pictures'])
})

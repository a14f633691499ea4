import { expect, test } from 'vitest'
import { fill } from './text.ts'

test('a value stands where its name was, and a name without a value stays', () => {
  expect(fill('{name}: {n} of {most}', { name: 'fox', n: 0 })).toBe('fox: 0 of {most}')
})

test.each([
  [1, '1 credit'],
  ['1', '1 credit'],
  [0, '0 credits'],
  [2, '2 credits'],
  ['1,000', '1,000 credits'],
])('of %j it says %s', (n, said) => {
  expect(fill('{n} {n|credit|credits}', { n })).toBe(said)
})

test('a word that is there for one alone, or for several alone', () => {
  expect([1, 2].map((n) => fill('picture{n||s}', { n }))).toEqual(['picture', 'pictures'])
})

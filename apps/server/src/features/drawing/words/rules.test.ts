import { expect, test } from 'vitest'
import { isPart, plainWords } from './rules.ts'

test('words are compared whatever their case, width and signs', () => {
  expect(plainWords('  Ｂｌｏｏｄ-bath,  now! ')).toBe('blood bath now')
  expect(plainWords('一只FOX在雪里')).toBe('一只 fox 在雪里')
  expect(plainWords('--- ?!')).toBe('')
})

test('a word of a script without spaces counts inside of others', () => {
  expect(['blood', 'кровь', '7 up', '血', 'a血'].map(isPart)).toEqual([false, false, false, true, true])
})

import { expect, test } from 'vitest'
import { listFlags, removeFlag, wordsOf } from './rules.ts'

const texts = (prompt: string) => listFlags(prompt).map(({ text }) => text)

test('known parameters become chips with their values', () => {
  expect(texts('a fox --ar 3:2 in the snow --s 250 --raw --no cars, people')).toEqual([
    '--ar 3:2',
    '--s 250',
    '--raw',
    '--no cars, people',
  ])
})

test('a parameter nobody knows is marked, and takes no words with it', () => {
  expect(listFlags('a fox --foo bar')).toMatchObject([{ text: '--foo', isKnown: false }])
})

test('a dash that a phone made of two hyphens counts as well', () => {
  expect(listFlags('狐狸 —ar 16:9')).toMatchObject([{ text: '—ar 16:9', isKnown: true }])
})

test('taking a chip out takes its text out and leaves one space', () => {
  const prompt = 'a fox --ar 3:2 in the snow'
  const [flag] = listFlags(prompt)
  expect(flag && removeFlag(prompt, flag)).toBe('a fox in the snow')
})

test('a card shows the words apart from the parameters', () => {
  const prompt = 'a fox --ar 3:2 in the snow --raw'
  expect(wordsOf(prompt, listFlags(prompt))).toBe('a fox in the snow')
})

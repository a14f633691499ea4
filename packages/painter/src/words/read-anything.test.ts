import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_COUNT } from '../recipe/vocabulary.ts'
import { lexicon } from './lexicon.ts'
import { GRAMMAR_KINDS } from './meaning.ts'
import { readPrompt } from './read-prompt.ts'
import { shortenPrompt } from './shorten-prompt.ts'

const words = fc.constantFrom(
  ...'a the two many red fox foxes and with holding riding in on no not without is that dark blue-eyed eyes dress wearing :: ::2 ::-0.5 , . 1girl 3 999999999 35mm'.split(
    ' ',
  ),
  ...'一只 红色 狐狸 的 在 上 没有 和 穿 裙子 眼睛 是 月球 許多 黑白 站在 树 下 ，'.split(' '),
  ...'🦊 👩‍🚀 שלום مرحبا ねこ 고양이 İ ﬁ \ud83e \u0301 \u202e 龘 -- ::: (( ]]'.split(' '),
  'black and white',
  'cherry blossom season',
)
const anything = fc.oneof(
  fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' ')),
  fc.array(words, { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

test('whatever is written, something can be drawn', () => {
  fc.assert(
    fc.property(anything, anything, (prompt, without) => {
      const reading = readPrompt(prompt, [without])
      expect(reading.subjects.length).toBeLessThanOrEqual(12)
      for (const { count, weight = 1 } of reading.subjects) {
        expect(count >= 1 && count <= MAX_COUNT).toBe(true)
        expect(weight > 0 && weight <= 10).toBe(true)
      }
      expect(reading.notDrawn.every((word) => word !== '' && !word.includes('::'))).toBe(true)
      expect(readPrompt(prompt, [without])).toEqual(reading)
    }),
    { numRuns: 400 },
  )
})

test('a prompt can be shortened whatever is written', () => {
  fc.assert(
    fc.property(anything, (prompt) => {
      expect(shortenPrompt(prompt).prompts.length).toBeGreaterThan(0)
    }),
    { numRuns: 40 },
  )
})

/** A part of a body alone shows nothing either. */
const SILENT = [...GRAMMAR_KINDS, 'part']

test('each word of the lexicon changes the picture or is told of', () => {
  const plain = readPrompt('a fox, , a fox', [])
  const idle: string[] = []
  for (const [word, { meanings }] of lexicon()) {
    if (meanings.every(({ kind }) => SILENT.includes(kind))) continue
    const reading = readPrompt(`a fox, ${word}, a fox`, [])
    if (JSON.stringify(reading) === JSON.stringify(plain) && !tellsDefault(word)) idle.push(word)
  }
  expect(idle).toEqual([])
})

/** What is drawn anyway when nothing is said. */
function tellsDefault(word: string): boolean {
  return (lexicon().get(word)?.meanings ?? []).every(
    (meaning) =>
      (meaning.kind === 'time' && meaning.time === 'day') ||
      (meaning.kind === 'weather' && meaning.weather === 'clear') ||
      (meaning.kind === 'medium' && meaning.medium === 'cinematic'),
  )
}

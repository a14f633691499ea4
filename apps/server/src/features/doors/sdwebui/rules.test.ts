import { expandPrompt } from '@easel/prompt/expand-prompt'
import { expect, test } from 'vitest'
import { readWords, weightOfStrength, type Written, writePrompt } from './rules.ts'

const written = (prompt: string, more: Partial<Written> = {}) =>
  writePrompt({
    ...{ ...readWords(prompt), negative: '', ratio: null, seed: null, imageWeight: null, grids: 1 },
    ...more,
  })

test.each([
  ['(word:1.2)', 'word'],
  ['((one)), [two]', 'one, two'],
  [String.raw`a smile \(anime\) \[sic\]`, 'a smile (anime) [sic]'],
  ['[cat:dog:0.5] at noon', 'cat dog at noon'],
  ['[red|blue] hat BREAK a cat', 'red blue hat a cat'],
  ['(unclosed', 'unclosed'],
  ['a cat <lora:detail:0.5>, at 12:30', 'a cat , at 12:30'],
])('%s says %s', (prompt, words) => {
  expect(readWords(prompt).words).toBe(words)
})

test('an addition is named with its weight, the first of two', () => {
  const { loras } = readWords('a <lora:Detail:0.8:0.2> b <lyco:other>')
  expect(loras).toMatchObject([
    { name: 'detail', weight: '0.8' },
    { name: 'other', weight: '1' },
  ])
  expect(written('a fox <lora:Detail:0.8>')).toBe('a fox --lora detail:0.8')
})

test.each([
  'a {red, blue} fox',
  'a } fox {',
  'a fox --repeat 3',
  '(--repeat 3:1.1) a fox',
  'a fox —repeat 3',
  'a fox －－repeat 3 ----seed 3',
  String.raw`a \{red, blue\} fox \\`,
])('whatever is written, it is one drawing and begins no parameter: %s', (prompt) => {
  const { drawings, problems } = expandPrompt(written(prompt, { negative: prompt, ratio: { width: 3, height: 2 } }))
  expect(problems).toEqual([])
  expect(drawings).toHaveLength(1)
  expect(Object.keys(drawings[0]?.parameters ?? {})).toEqual(['aspectRatio'])
})

test('what must not be seen is told part by part', () => {
  const { drawings } = expandPrompt(written('a fox', { negative: ' lowres,, (bad hands:1.4)，\n--no text ' }))
  expect(drawings[0]).toMatchObject({ words: 'a fox', without: ['lowres', 'bad hands', '-no text'] })
})

test('several grids follow on in their seeds, or are any', () => {
  const seeds = (prompt: string) => expandPrompt(prompt).drawings.map(({ parameters }) => parameters.seed)
  expect(seeds(written('a {fox}', { grids: 3, seed: 5 }))).toEqual([5, 9, 13])
  expect(seeds(written('a {fox}', { grids: 2 }))).toEqual([undefined, undefined])
})

test('the less is denoised, the more the picture counts', () => {
  expect([null, 0.75, 1, 0.5, 0].map(weightOfStrength)).toEqual([null, null, 0, 2, 3])
})

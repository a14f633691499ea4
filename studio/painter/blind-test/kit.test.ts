import { describe, expect, it } from 'vitest'
import { CANDIDATE_COUNT, CASE_COUNT, chooseCases } from './choose-cases.ts'
import { letterOf } from './key.ts'
import { scoreAnswers } from './score-answers.ts'
import { GAPS, SLICES } from './slices.ts'

const cases = chooseCases(7)
const key = { seed: 7, answers: cases.map(({ slice, right }) => ({ slice, letter: letterOf(right) })) }
const write = (letterFor: (right: number) => string) =>
  cases.map(({ number, right }) => `${number} ${letterFor(right)}`).join('\n')

describe('the blind test of the painter', () => {
  it('asks of each of a hundred pictures which of eight different prompts painted it', () => {
    expect(cases).toHaveLength(CASE_COUNT)
    for (const { candidates, right } of cases) {
      expect(new Set(candidates).size).toBe(CANDIDATE_COUNT)
      expect(candidates[right]).toBeDefined()
    }
    expect(new Set(cases.map(({ candidates, right }) => candidates[right])).size).toBe(CASE_COUNT)
  })

  it('varies one thing at a time, every slice about as often as every other', () => {
    for (const slice of SLICES) expect(cases.filter((one) => one.slice === slice).length).toBeGreaterThanOrEqual(16)
    for (const { candidates, slice } of cases) {
      const gaps = GAPS.filter((gap) => gap.slice === slice)
      const fits = ({ prompts, fillings }: (typeof GAPS)[number]) =>
        prompts.some((prompt) =>
          candidates.every((said) => fillings.some((filling) => prompt.replace('{}', filling) === said)),
        )
      expect(gaps.some(fits)).toBe(true)
    }
  })

  it('gives the same questions for the same seed, others for another, and betrays nothing by the letter', () => {
    expect(chooseCases(7)).toEqual(cases)
    expect(chooseCases(8)).not.toEqual(cases)
    const letters = cases.map(({ right }) => letterOf(right))
    for (const letter of 'abcdefgh') expect(letters.filter((one) => one === letter).length).toBeLessThan(28)
  })

  it('scores what is right by slice, with intervals', () => {
    const all = scoreAnswers(write(letterOf), key)
    for (const { right, asked, interval } of all) {
      expect(right).toBe(asked)
      expect(interval[0]).toBeGreaterThan(0.7)
    }
    const half = scoreAnswers(
      write((right) => (right < 4 ? letterOf(right) : 'z')),
      key,
    ).at(-1)
    expect(half?.right).toBe(cases.filter(({ right }) => right < 4).length)
    expect(half?.asked).toBe(CASE_COUNT)
    expect(scoreAnswers('', key).at(-1)).toMatchObject({ right: 0, interval: [0, expect.closeTo(0.037, 2)] })
  })
})

import { describe, expect, it } from 'vitest'
import { shortenPrompt } from './shorten-prompt.ts'

const FOX = 'a beautiful red fox in a snowy forest at sunset, trending on artstation, oil painting'

function weigh(prompt: string): Record<string, number> {
  return Object.fromEntries(shortenPrompt(prompt).weights.map(({ text, weight }) => [text, weight]))
}

describe('the weight of each word of a prompt', () => {
  it('is how much leaving it out changes what is drawn', () => {
    const weights = weigh(FOX)
    expect(weights['fox']).toBe(1)
    expect(weights['trending on artstation']).toBe(0)
    expect(weights['beautiful']).toBe(0)
    for (const word of ['red', 'snowy', 'forest', 'sunset', 'oil painting']) {
      expect(weights[word]).toBeGreaterThan(0)
      expect(weights[word]).toBeLessThan(1)
    }
    expect(weights['oil painting']).toBeGreaterThan(weights['snowy'] ?? 1)
  })

  it('names every word in its order, also those that nobody can draw', () => {
    const { weights } = shortenPrompt('a zzyzx and two cats')
    expect(weights.map(({ text }) => text)).toEqual(['a', 'zzyzx', 'and', 'two', 'cats'])
    expect(weights[1]?.weight).toBe(0)
  })

  it('is found for Chinese words as the lexicon knows them', () => {
    const weights = weigh('一只美丽的红色狐狸在雪地里，夕阳，油画')
    expect(weights['狐狸']).toBe(1)
    expect(weights['美丽']).toBe(0)
    expect(weights['油画']).toBeGreaterThan(0.3)
    expect(weights['夕阳']).toBeGreaterThan(0.3)
  })

  it('is 0 for all where nothing can be drawn', () => {
    expect(shortenPrompt('zzyzx qwrty').weights.map(({ weight }) => weight)).toEqual([0, 0])
  })
})

describe('shorter prompts', () => {
  it('are five, each shorter than the one before, of the heaviest words in their order', () => {
    const { prompts, weights } = shortenPrompt(FOX)
    expect(prompts).toHaveLength(5)
    const lengths = [FOX, ...prompts].map((prompt) => prompt.length)
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => b - a))
    for (const prompt of prompts) {
      const kept = weights.filter(({ text }) => prompt.includes(text))
      expect(kept.some(({ text }) => text === 'fox')).toBe(true)
      const left: string[] = FOX.match(/\w+/g) ?? []
      // Each word is found behind the one before it.
      for (const word of prompt.match(/\w+/g) ?? []) {
        expect(left).toContain(word)
        left.splice(0, left.indexOf(word) + 1)
      }
    }
    expect(prompts[3]).toBe('fox forest sunset, oil painting')
  })

  it('keep the parameters', () => {
    for (const prompt of shortenPrompt(`${FOX} --ar 3:2 --no tree`).prompts)
      expect(prompt).toMatch(/ --ar 3:2 --no tree$/)
  })

  it('stand close in Chinese', () => {
    const { prompts } = shortenPrompt('一只美丽的红色狐狸在雪地里，夕阳，油画')
    expect(prompts).toHaveLength(5)
    for (const prompt of prompts) expect(prompt).not.toContain(' ')
    expect(prompts.at(-1)).toContain('狐狸')
  })

  it('are as many as there can be of a few words, and one word stays as it is', () => {
    expect(shortenPrompt('a red fox').prompts).toEqual(['red fox', 'fox'])
    expect(shortenPrompt('fox').prompts).toEqual(['fox'])
    expect(shortenPrompt('!!').prompts).toEqual(['!!'])
    expect(shortenPrompt('').weights).toEqual([])
  })

  it('are found of the longest prompt there may be', () => {
    const prompts = shortenPrompt('red fox and blue cat, '.repeat(272).slice(0, 6000)).prompts
    expect(prompts).toHaveLength(5)
  })
})

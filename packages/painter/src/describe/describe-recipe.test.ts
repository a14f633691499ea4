import { describe, expect, it } from 'vitest'
import { planGrid } from '../recipe/plan-grid.ts'
import type { Reading, Recipe } from '../recipe/recipe.ts'
import { compareReadings } from '../words/compare-readings.ts'
import { readPrompt } from '../words/read-prompt.ts'
import { describeRecipe } from './describe-recipe.ts'
import { wordsOf } from './say-once.ts'
import { sayRatio } from './say-ratio.ts'

const PROMPTS = [
  'a red fox in a snowy forest at sunset, oil painting',
  'a lighthouse on a cliff above a stormy sea at night, cinematic',
  'a castle on a mountain under a starry sky, niji anime',
  '宇航员骑着一匹白马在月球上',
  'three sailboats on a calm lake at dawn, watercolor',
  'a robot in a cyberpunk city street with neon lights in the rain',
  '山水画',
  'two cats and a dog under a blue umbrella in the rain, watercolor',
  'a girl holding a lantern on a bridge, a tiny red bird flying, foggy morning',
  '一群鸟和五条锦鲤，秋天',
  'an owl above the sea under a blue moon, pencil sketch',
  'seven penguins',
  'a girl riding a horse holding a lantern, golden hour',
  "a red fox in a jungle, summer, bird's-eye view, depth of field, cold light, vintage, stained glass",
  'many birds above a village, cherry blossom season, close-up, ukiyo-e',
  'a dark green dragon::2 a pale blue castle::0.5 storm',
  'a giant green dragon and an old man in a room',
]

function readingsOf(prompt: string): { recipe: Recipe; said: Reading[] } {
  const reading = readPrompt(prompt, [])
  const [recipe] = planGrid({ reading, seed: 5, niji: false, stylize: 100, chaos: 0, weird: 0 })
  if (recipe === undefined) throw new Error('A grid has pictures.')
  const prompts = describeRecipe(recipe, { width: 512, height: 512 })
  return { recipe, said: prompts.map((one) => readPrompt(one.replace(/ --.*$/, ''), [])) }
}

describe('what the painter says of its own picture', () => {
  it.each(PROMPTS)('is read as the same scene again: %s', (prompt) => {
    const { recipe, said } = readingsOf(prompt)
    expect(said).toHaveLength(4)
    for (const reading of said) expect(compareReadings(recipe.reading, reading)).toBeLessThanOrEqual(0.7)
    expect(said[0] && compareReadings(recipe.reading, said[0])).toBe(0)
  })

  it.each(['a fox, pixel art', 'a fox, gouache', 'a fox, low poly', 'a castle, stained glass', 'a fox, manga'])(
    'says nothing of it twice: %s',
    (prompt) => {
      const { recipe } = readingsOf(prompt)
      for (const said of describeRecipe(recipe, { width: 512, height: 512 })) {
        const words = wordsOf(said.replace(/ --.*$/, ''))
        expect(words).toEqual([...new Set(words)])
      }
    },
  )

  it('is four different prompts in English, with ratio and what must not be seen', () => {
    const reading = readPrompt('两只猫在森林里，水彩', ['tree'])
    const [recipe] = planGrid({ reading, seed: 5, niji: false, stylize: 100, chaos: 0, weird: 0 })
    const prompts = recipe ? describeRecipe(recipe, { width: 624, height: 416 }) : []
    expect(new Set(prompts).size).toBe(4)
    expect(prompts[0]).toMatch(/^two cats in a forest, .*watercolor painting --ar 3:2 --no .*tree/)
    for (const prompt of prompts) expect(prompt).not.toMatch(/[^\x20-\x7e]/)
  })

  it.each([
    [512, 512, '1:1'],
    [632, 416, '3:2'],
    [416, 624, '2:3'],
    [680, 384, '16:9'],
    [8192, 1, '14:1'],
    [100, 117, '10:12'],
  ])('says the ratio of %i x %i as %s', (width, height, ratio) => {
    expect(sayRatio({ width, height })).toBe(`--ar ${ratio}`)
  })
})

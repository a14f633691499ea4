import { createRandom, deriveSeed, type Random } from '../../base/chance.ts'
import { createNoise, type Noise } from '../../base/noise.ts'
import type { Stage } from '../stage.ts'
import { chooseScheme, type Scheme } from './scheme.ts'

/** What those share who fill a whole picture with colour and form alone. */
export interface Sheet {
  stage: Stage
  scheme: Scheme
  random: Random
  /** 0 to 3: the four of a grid have four different ones, and each a composition of its own. */
  turn: number
  /** Three noises that know nothing of each other. */
  noises: readonly [Noise, Noise, Noise]
}

/** Paints one kind of abstract picture over the whole sheet. */
export type Style = (sheet: Sheet) => void

export const TURNS = 4

export function openSheet(stage: Stage): Sheet {
  const { recipe, form, grain, sceneSeed } = stage
  return {
    stage,
    scheme: chooseScheme(recipe),
    random: createRandom(deriveSeed(recipe.layoutSeed, 'abstract')),
    turn: recipe.layoutSeed % TURNS,
    noises: [form, grain, createNoise(deriveSeed(sceneSeed, 'third noise'))],
  }
}

import { createRandom, deriveSeed, pickOne } from '../base/chance.ts'
import type { SubjectWord } from '../recipe/recipe.ts'

/** Words for people of any age and sex, by the figure that is counted for them. */
const ANYBODY =
  /\b(people|persons|person|humans|crowds?|villagers|townspeople|pedestrians|strangers|figures|tourists)\b|^(.*人群|人们|村民|行人|路人|游客|众人|人|的人|个人)$/i
const CHILDREN = /\b(children|kids|child)\b|^(孩子们?|小孩|小朋友们?|儿童)$/i

/** Two of each: neighbours differ, and none is rare. */
const GROWN = ['man', 'woman', 'man', 'woman', 'old man', 'girl', 'woman', 'boy', 'man', 'old woman'] as const
const YOUNG = ['girl', 'boy'] as const

/** Which figure stands for this one of several; undefined where the word says who it is. */
export function chooseGuise({ name, word, count }: SubjectWord, seed: number, turn: number): string | undefined {
  if (count < 2) return undefined
  if (name === 'man' && ANYBODY.test(word)) {
    const start = Math.floor(createRandom(deriveSeed(seed, 'people'))() * GROWN.length)
    return GROWN[(start + turn) % GROWN.length]
  }
  if (name !== 'girl' || !CHILDREN.test(word)) return undefined
  return turn < 2 ? YOUNG[turn] : pickOne(YOUNG, createRandom(deriveSeed(seed, `child ${turn}`)))
}

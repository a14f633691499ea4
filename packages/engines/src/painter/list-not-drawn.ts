import type { DrawOrder, Picture } from '../engine.ts'
import type { PicturePlan } from './plan-whole.ts'

/** Report only missing words of this order, not those of the parent's recipe. */
export function listNotDrawn(
  { verb, prompt }: Pick<DrawOrder, 'verb' | 'prompt'>,
  { recipe }: PicturePlan,
  unplaced: readonly string[],
): string[] {
  const orderWords = prompt.toLowerCase()
  const missing = unplaced.filter((word) => orderWords.includes(word.toLowerCase()))
  const { reading, patches = [] } = recipe
  if (verb.kind === 'vary-region') return join(patches.at(-1)?.reading.notDrawn ?? [], missing)
  if (verb.kind !== 'imagine' && verb.kind !== 'variation') return []
  // Words of a repainted region belong to another order.
  return join(reading.notDrawn, patches.length === 0 ? missing : [])
}

/** What all of them lack. */
export function listCommon([first, ...others]: readonly Picture[]): string[] {
  return (first?.notDrawn ?? []).filter((word) => others.every(({ notDrawn = [] }) => notDrawn.includes(word)))
}

const join = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())]

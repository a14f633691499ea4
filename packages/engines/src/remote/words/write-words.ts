import type { DrawOrder } from '../../engine.ts'
import type { Grammar } from './grammars.ts'
import { canWeigh, listWeights, splitWeights, type WeighedPart } from './split-weights.ts'

const ANIME_WORDS = 'anime illustration'
/** Usable range of weights: above it pictures burn out, below it words have no effect. */
const WEIGHTS = { least: 0.1, most: 2 } as const

export interface EngineWords {
  prompt: string
  /** What must not appear; empty: nothing. */
  negative: string
}

type Said = Pick<DrawOrder, 'prompt' | 'without' | 'bot'>

/**
 * The prompt in an engine's syntax: everything is escaped to plain words, except for the weights of parts (`fox::2 forest::1`).
 *
 * @param isAnime Whether the engine draws anime by itself, so that words need not ask for it
 */
export function writeWords(
  { prompt, without, bot }: Said,
  { isAnime, grammar }: { isAnime: boolean; grammar: Grammar },
): EngineWords {
  const parts = splitWeights(prompt)
  const style = bot === 'NIJI_JOURNEY' && !isAnime ? [ANIME_WORDS] : []
  const isWeighed = canWeigh(parts)
  const visibleParts = isWeighed ? parts.filter(({ weight }) => weight > 0) : parts
  const hidden = isWeighed ? parts.filter(({ weight }) => weight < 0).map(({ text }) => text) : []
  return {
    prompt: join([...weighParts(visibleParts, isWeighed ? grammar : { ...grammar, weigh: null }), ...style], grammar),
    negative: join([...without, ...hidden].map(grammar.escape), grammar),
  }
}

/** What of the weights in an order's prompt an engine of this grammar leaves out. */
export function listLostWeights({ prompt }: Pick<DrawOrder, 'prompt'>, weighs: boolean): string[] {
  return weighs && canWeigh(splitWeights(prompt)) ? [] : listWeights(prompt)
}

/** Weights are relative: they are normalised so that the prompt's total strength is unchanged. */
function weighParts(parts: readonly WeighedPart[], { escape, weigh }: Grammar): string[] {
  const mean = parts.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, parts.length)
  return parts.map(({ text, weight }) => {
    const share = Math.min(WEIGHTS.most, Math.max(WEIGHTS.least, Math.round((weight / mean) * 100) / 100))
    return weigh === null || share === 1 ? escape(text) : weigh(escape(text), share)
  })
}

function join(parts: readonly string[], { close }: Grammar): string {
  return close(parts.filter((part) => part !== '').join(', '))
}

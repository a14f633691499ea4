import type { Reading } from '../recipe.ts'
import { finishWalk } from './finish-walk.ts'
import type { Meaning } from './meaning.ts'
import { scanPrompt } from './scan.ts'
import { startWalk, takePiece } from './walk.ts'

/** Characters of a prompt that are read; what stands behind them is not looked at. */
const MAX_PROMPT_LENGTH = 6000

/**
 * What the painter understands of a prompt in English or Chinese. Takes time linear in the prompt's length.
 *
 * @param without words that must not appear (`--no tree`); they remove subjects and features
 */
export function readPrompt(prompt: string, without: readonly string[]): Reading {
  const walk = startWalk()
  for (const piece of scanPrompt(prompt.slice(0, MAX_PROMPT_LENGTH))) takePiece(walk, piece)
  return removeUnwanted(finishWalk(walk), without)
}

function removeUnwanted(reading: Reading, without: readonly string[]): Reading {
  const unwanted = new Set(without.flatMap(namesMeant))
  if (unwanted.size === 0) return reading
  return {
    ...reading,
    subjects: reading.subjects.filter(({ name }) => !unwanted.has(name)),
    features: reading.features.filter((feature) => !unwanted.has(feature)),
    weather: unwanted.has(reading.weather) ? 'clear' : reading.weather,
  }
}

function namesMeant(words: string): string[] {
  return scanPrompt(words.slice(0, MAX_PROMPT_LENGTH)).flatMap((piece) =>
    piece.kind === 'known' ? piece.entry.meanings.flatMap(nameOf) : [],
  )
}

function nameOf(meaning: Meaning): string[] {
  if (meaning.kind === 'noun') return [meaning.key]
  if (meaning.kind === 'feature') return [meaning.feature]
  if (meaning.kind === 'moon') return ['moon']
  return meaning.kind === 'weather' ? [meaning.weather] : []
}

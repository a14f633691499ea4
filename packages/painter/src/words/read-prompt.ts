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
    subjects: reading.subjects.filter(({ name }) => !unwanted.has(name)).map((subject) => unbind(subject, unwanted)),
    features: reading.features.filter((feature) => !unwanted.has(feature)),
    moods: reading.moods.filter((mood) => !unwanted.has(mood)),
    weather: unwanted.has(reading.weather) ? 'clear' : reading.weather,
    without: [...unwanted].sort(),
  }
}

/** Nobody holds or rides what must not be there. */
function unbind(subject: Reading['subjects'][number], unwanted: ReadonlySet<string>): typeof subject {
  return subject.relation !== null && unwanted.has(subject.relation.target) ? { ...subject, relation: null } : subject
}

/** What one unwanted name takes with it. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  tree: ['pine', 'palm', 'cherry tree', 'pines'],
  forest: ['tree', 'pine', 'palm', 'pines'],
  flower: ['flowers', 'rose', 'tulip', 'sunflower', 'lotus', 'petals'],
  flowers: ['flower', 'rose', 'tulip', 'sunflower', 'lotus', 'petals'],
  mountains: ['mountain', 'peak', 'hills'],
}
const ANYBODY = ['person', 'people', 'human', 'humans', '人', '人物', '人群', '人们']
const FOLK = ['man', 'woman', 'girl', 'boy']

function namesMeant(words: string): string[] {
  const names = scanPrompt(words.slice(0, MAX_PROMPT_LENGTH)).flatMap((piece) => {
    if (piece.kind !== 'known') return []
    const folk = ANYBODY.includes(piece.word.toLowerCase()) ? FOLK : []
    return [...folk, ...piece.entry.meanings.flatMap(nameOf)]
  })
  return names.flatMap((name) => [name, ...(KINDS[name] ?? [])])
}

function nameOf(meaning: Meaning): string[] {
  if (meaning.kind === 'noun') return [meaning.key]
  if (meaning.kind === 'feature') return [meaning.feature]
  if (meaning.kind === 'moon') return ['moon']
  if (meaning.kind === 'place') return [meaning.setting]
  if (meaning.kind === 'mood') return [meaning.mood]
  return meaning.kind === 'weather' ? [meaning.weather] : []
}

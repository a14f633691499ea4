import { compareReadings } from './compare-readings.ts'
import { readPrompt } from './read-prompt.ts'
import type { Piece } from './piece.ts'
import { scanPrompt } from './scan.ts'

export interface ShorterPrompts {
  /** The words in their order; 1 is the one without which the picture changes most, 0 changes nothing. */
  weights: { text: string; weight: number }[]
  /** At most five, longest first; each leaves out more of the lightest words. Of a prompt of one word: that word. */
  prompts: string[]
}

/** Words beyond these are not weighed one by one: they are read, and weigh nothing. */
const MOST_WEIGHED = 160
const MOST_PROMPTS = 5
/** Shares of the words that stay. */
const STAYING = [0.8, 0.62, 0.46, 0.32, 0.2]

interface Word {
  text: string
  start: number
  end: number
  weight: number
}

/** What each word does to the picture, found by leaving it out and reading the rest. Parameters (`--ar 3:2`) stay at the end. */
export function shortenPrompt(prompt: string): ShorterPrompts {
  const cut = /(^|\s)--/.exec(prompt)?.index ?? prompt.length
  const text = prompt.slice(0, cut).trim()
  const parameters = prompt.slice(cut).trim()
  const words = weighWords(text)
  const rounded = words.map(({ text, weight }) => ({ text, weight: Math.round(weight * 100) / 100 }))
  const prompts = listShorter(text, words).map((text) => [text, parameters].filter((part) => part !== '').join(' '))
  return { weights: rounded, prompts: prompts.length > 0 ? prompts : [prompt] }
}

function weighWords(said: string): Word[] {
  const whole = readPrompt(said, [])
  const words = scanPrompt(said).flatMap(wordOf)
  const changes = words.map(({ start, end }, index) => {
    if (index >= MOST_WEIGHED) return 0
    return compareReadings(whole, readPrompt(`${said.slice(0, start)} ${said.slice(end)}`, []))
  })
  const most = Math.max(...changes, Number.EPSILON)
  return words.map((word, index) => ({ ...word, weight: (changes[index] ?? 0) / most }))
}

function wordOf(piece: Piece): Word[] {
  if (piece.kind === 'stop' || piece.kind === 'weight') return []
  return [{ text: piece.word, start: piece.start, end: piece.start + piece.word.length, weight: 0 }]
}

/** The heaviest words in the order in which they stand; of equal ones the earlier stays longer. */
function listShorter(said: string, words: readonly Word[]): string[] {
  const heaviest = words.map((_, index) => index)
  heaviest.sort((a, b) => (words[b]?.weight ?? 0) - (words[a]?.weight ?? 0) || a - b)
  const counts = chooseCounts(words.length)
  return counts.map((count) => {
    const indices = heaviest.slice(0, count).sort((a, b) => a - b)
    return joinWords(
      said,
      indices.flatMap((index) => words[index] ?? []),
    )
  })
}

/** How many words stay in each: ever fewer, never all. */
function chooseCounts(all: number): number[] {
  const counts: number[] = []
  for (const share of STAYING) {
    const most = (counts.at(-1) ?? all) - 1
    if (most >= 1) counts.push(Math.max(1, Math.min(most, Math.round(all * share))))
  }
  return counts.slice(0, MOST_PROMPTS)
}

const HAN = /[\u3400-\u9fff\uf900-\ufaff]/
const MARK = /[,.;:!?，。；：！？、]/

/** Commas stay where one stood between two words; Chinese words stand close. */
function joinWords(said: string, words: readonly Word[]): string {
  let joined = ''
  for (const [index, word] of words.entries()) {
    const before = words[index - 1]
    if (before) joined += linkBetween(said.slice(before.end, word.start), before.text, word.text)
    joined += word.text
  }
  return joined
}

const WEIGHT = /::(?:-?(?:\d+(?:\.\d*)?|\.\d+))?/

function linkBetween(between: string, before: string, after: string): string {
  const weight = WEIGHT.exec(between)
  if (weight) return `${weight[0]} `
  const close = HAN.test(before.slice(-1)) && HAN.test(after.charAt(0))
  if (MARK.test(between)) return close ? '，' : ', '
  return close ? '' : ' '
}

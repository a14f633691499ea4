import { plainCharacters } from './characters.ts'
import type { Entry } from './lexicon.ts'
import { LONGEST_CHINESE, LONGEST_PHRASE, lexicon } from './lexicon.ts'

/** A piece of the prompt: known to the lexicon, unknown, a number, or the end of a clause. */
export type Piece =
  | { kind: 'known'; entry: Entry; word: string }
  | { kind: 'unknown'; word: string }
  | { kind: 'number'; value: number }
  | { kind: 'stop' }

const TOKEN =
  /[a-z][a-z'’]*|\d+(?:\.\d+)?[a-z]*|[\u3400-\u9fff\uf900-\ufaff]+|[^\s\-_"'“”‘’()[\]{}a-z0-9\u3400-\u9fff\uf900-\ufaff]/g

/** Characters that never begin or end a noun. */
const PARTICLES = '的了着是在和与有很都也它他她我被把这那正请'

interface Token {
  text: string
  start: number
  end: number
  kind: 'word' | 'number' | 'han' | 'mark'
  /** A hyphen stands right before it. */
  hung: boolean
}

/** Longest phrases first, in one pass: the time grows with the length of the prompt and nothing else. */
export function scanPrompt(prompt: string): Piece[] {
  const plain = plainCharacters(prompt)
  const tokens = tokenize(plain)
  const pieces: Piece[] = []
  let i = 0
  while (i < tokens.length) {
    const token = tokens[i]
    if (!token) break
    if (token.kind === 'mark') pieces.push({ kind: 'stop' })
    if (token.kind === 'han') pieces.push(...scanChinese(prompt, plain, token))
    i += token.kind === 'word' || token.kind === 'number' ? takePhrase(prompt, tokens, [i, pieces]) : 1
  }
  return pieces
}

function tokenize(plain: string): Token[] {
  const tokens: Token[] = []
  for (const match of plain.matchAll(TOKEN)) {
    const text = match[0]
    tokens.push({
      text,
      start: match.index,
      end: match.index + text.length,
      kind: kindOf(text.charCodeAt(0)),
      hung: plain.charAt(match.index - 1) === '-',
    })
  }
  return tokens
}

function kindOf(code: number): Token['kind'] {
  if (code >= 97 && code <= 122) return 'word'
  if (code >= 48 && code <= 57) return 'number'
  return code >= 0x3400 && code < 0xfb00 ? 'han' : 'mark'
}

/** @returns how many tokens the phrase took */
function takePhrase(prompt: string, tokens: readonly Token[], [at, pieces]: readonly [number, Piece[]]): number {
  const first = tokens[at]
  if (!first) return 1
  const best = longestPhrase(tokens, at)
  if (best) {
    pieces.push({ kind: 'known', entry: best.entry, word: prompt.slice(first.start, best.end) })
    return best.length
  }
  if (first.kind === 'number') {
    // "fox::2" is a weight, not two foxes.
    const weight = tokens[at - 1]?.text === ':'
    if (!weight && /^\d+$/.test(first.text)) pieces.push({ kind: 'number', value: Number(first.text) })
    return 1
  }
  const length = hyphenated(tokens, at)
  const end = tokens[at + length - 1]?.end ?? first.end
  pieces.push({ kind: 'unknown', word: prompt.slice(first.start, end) })
  return length
}

/** "ukiyo-e" is one word to the person who wrote it: how many tokens hang together from here. */
function hyphenated(tokens: readonly Token[], at: number): number {
  let length = 1
  while (tokens[at + length]?.start === (tokens[at + length - 1]?.end ?? 0) + 1 && tokens[at + length]?.hung) length++
  return length
}

function longestPhrase(tokens: readonly Token[], at: number): { entry: Entry; length: number; end: number } | null {
  let phrase = ''
  let best: ReturnType<typeof longestPhrase> = null
  for (let length = 1; length <= LONGEST_PHRASE; length++) {
    const token = tokens[at + length - 1]
    if (!token || token.kind === 'mark' || token.kind === 'han') break
    phrase += (length > 1 ? ' ' : '') + token.text.replace(/['’]s?$/, '')
    const entry = lexicon.get(phrase)
    if (entry) best = { entry, length, end: token.end }
  }
  return best
}

function scanChinese(prompt: string, plain: string, { start, end }: Token): Piece[] {
  const pieces: Piece[] = []
  let unknownFrom = -1
  let i = start
  const closeUnknown = (to: number): void => {
    if (unknownFrom >= 0) pieces.push({ kind: 'unknown', word: prompt.slice(unknownFrom, to) })
    unknownFrom = -1
  }
  while (i < end) {
    const length = longestChinese(plain, i, end)
    if (length === 0 || (length === 1 && isPartOfUnknown(plain, [i, end], unknownFrom >= 0))) {
      if (unknownFrom < 0) unknownFrom = i
      i++
      continue
    }
    closeUnknown(i)
    const entry = lexicon.get(plain.slice(i, i + length))
    if (entry) pieces.push({ kind: 'known', entry, word: prompt.slice(i, i + length) })
    i += length
  }
  closeUnknown(end)
  return pieces
}

function longestChinese(plain: string, from: number, end: number): number {
  for (let length = Math.min(LONGEST_CHINESE, end - from); length > 0; length--) {
    if (lexicon.has(plain.slice(from, from + length))) return length
  }
  return 0
}

/** 地 in 地铁 is no particle: one weak character beside an unknown one is part of the unknown word. */
function isPartOfUnknown(plain: string, [at, end]: readonly [number, number], afterUnknown: boolean): boolean {
  const char = plain.charAt(at)
  const kinds = lexicon.get(char)?.meanings.map(({ kind }) => kind) ?? []
  if (PARTICLES.includes(char) || !kinds.every((kind) => kind === 'filler' || kind === 'measure' || kind === 'pose'))
    return false
  return afterUnknown || (kinds.includes('filler') && at + 1 < end && longestChinese(plain, at + 1, end) === 0)
}

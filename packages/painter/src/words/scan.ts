import { plainCharacters } from './characters.ts'
import { type Entry, lexicon } from './lexicon.ts'
import type { Piece } from './piece.ts'
import { LONGEST_PHRASE } from './phrase-length.ts'
import { scanChinese } from './scan-chinese.ts'
import { type Token, tokenize } from './tokenize.ts'

/** Longest phrases first, in one pass: the time grows with the length of the prompt and nothing else. */
export function scanPrompt(prompt: string): Piece[] {
  const plain = plainCharacters(prompt)
  const tokens = tokenize(plain)
  const pieces: Piece[] = []
  let i = 0
  while (i < tokens.length) {
    const token = tokens[i]
    if (!token) break
    const phrase = token.kind === 'han' ? null : longestPhrase(tokens, i)
    if (phrase)
      pieces.push({
        kind: 'known',
        entry: phrase.entry,
        word: prompt.slice(token.start, phrase.end),
        start: token.start,
      })
    else pieces.push(...takeToken({ prompt, plain }, tokens, i))
    i += phrase?.length ?? (token.kind === 'word' ? hyphenated(tokens, i) : 1)
  }
  return pieces
}

interface Texts {
  prompt: string
  plain: string
}

function takeToken({ prompt, plain }: Texts, tokens: readonly Token[], at: number): Piece[] {
  const token = tokens[at]
  if (!token) return []
  const { text, start, end } = token
  switch (token.kind) {
    case 'weight':
      return [{ kind: 'weight', value: text === '::' ? 1 : Number(text.slice(2)) }]
    case 'han':
      return scanChinese(prompt, plain, token)
    case 'number':
      return takeNumber(prompt, token)
    case 'word':
      return [{ kind: 'unknown', word: prompt.slice(start, tokens[at + hyphenated(tokens, at) - 1]?.end), start }]
    case 'foreign':
      return [{ kind: 'unknown', word: prompt.slice(start, end), start }]
    default:
      return [{ kind: 'stop' }]
  }
}

/** "1girl" is one girl; "35mm" and "1.5" are no numbers of things. */
function takeNumber(prompt: string, { text, start }: Token): Piece[] {
  const [, digits = '', rest = ''] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(text) ?? []
  const word = prompt.slice(start, start + digits.length)
  const entry = lexicon().get(rest)
  if (digits.includes('.') || (rest !== '' && !entry))
    return [{ kind: 'unknown', word: prompt.slice(start, start + text.length), start }]
  const number: Piece = { kind: 'number', value: Number(digits), word, start }
  if (!entry) return [number]
  const hung = start + digits.length
  return [number, { kind: 'known', entry, word: prompt.slice(hung, hung + rest.length), start: hung }]
}

/** "ukiyo-e" is one word to the person who wrote it: how many tokens hang together from here. */
function hyphenated(tokens: readonly Token[], at: number): number {
  let length = 1
  while (tokens[at + length]?.hung && isBeside(tokens[at + length - 1], tokens[at + length])) length++
  return length
}

function isBeside(one: Token | undefined, next: Token | undefined): boolean {
  return (
    one !== undefined &&
    next !== undefined &&
    next.start === one.end + 1 &&
    (next.kind === 'word' || next.kind === 'number')
  )
}

function longestPhrase(tokens: readonly Token[], at: number): { entry: Entry; length: number; end: number } | null {
  let phrase = ''
  let best: ReturnType<typeof longestPhrase> = null
  for (let length = 1; length <= LONGEST_PHRASE; length++) {
    const token = tokens[at + length - 1]
    if (!token || (token.kind !== 'word' && token.kind !== 'number')) break
    phrase += (length > 1 ? ' ' : '') + token.text.replace(/['’]s?$/, '')
    const entry = lexicon().get(phrase)
    if (entry) best = { entry, length, end: token.end }
  }
  return best
}

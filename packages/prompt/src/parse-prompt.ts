import { findParameter } from './parameters.ts'
import { type Problem, type Ratio, readValue } from './read-value.ts'
import { splitPrompt } from './split-prompt.ts'

/** What a prompt says beyond its words; what it does not say is absent. */
export interface Parameters {
  aspectRatio?: Ratio
  version?: string
  /** Version of the niji model; naming one chooses that bot. */
  niji?: string
  seed?: number
  stylize?: number
  chaos?: number
  weird?: number
  quality?: number
  raw?: true
  tile?: true
  mode?: 'FAST' | 'RELAX' | 'TURBO'
}

export interface ParsedPrompt {
  /** The prompt without its parameters; words behind a value belong here too. */
  words: string
  /** What must not appear (`--no`). */
  without: string[]
  parameters: Parameters
  /** In the order they stand; a prompt with any must not be drawn. */
  problems: Problem[]
}

/** Read words and `--` parameters. Of a parameter named twice the last counts. Never throws; linear in the length. */
export function parsePrompt(prompt: string): ParsedPrompt {
  const { words, pieces } = splitPrompt(prompt)
  const parsed: ParsedPrompt = { words, without: [], parameters: {}, problems: [] }
  for (const piece of pieces) {
    const parameter = findParameter(piece.name)
    const at = `--${piece.name}`
    if (!parameter) {
      parsed.problems.push({ at, reason: 'unknown_parameter', value: piece.rest, allowed: [] })
      continue
    }
    const read = readValue(parameter, piece.rest)
    if (!read.ok) {
      parsed.problems.push({ at, reason: read.reason, value: read.value, allowed: read.allowed })
      continue
    }
    if (read.left !== '') parsed.words = `${parsed.words} ${read.left}`.trim()
    if (Array.isArray(read.value)) parsed.without.push(...read.value)
    else Object.assign(parsed.parameters, named(parameter.name, read.value))
  }
  return parsed
}

function named(name: string, value: string | number | Ratio | true): Parameters {
  switch (name) {
    case 'fast':
    case 'relax':
    case 'turbo':
      return { mode: MODES[name] }
    default:
      return { [FIELDS[name] ?? name]: value }
  }
}

const MODES = { fast: 'FAST', relax: 'RELAX', turbo: 'TURBO' } as const

const FIELDS: Readonly<Record<string, keyof Parameters>> = {
  ar: 'aspectRatio',
  v: 'version',
  s: 'stylize',
  c: 'chaos',
  w: 'weird',
  q: 'quality',
}

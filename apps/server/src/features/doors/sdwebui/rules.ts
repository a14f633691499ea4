import { escapeBraces } from '@easel/prompt/mark-braces'
import { defuseParameters } from '@easel/prompt/defuse-parameters'
import type { Ratio } from '@easel/prompt/parameters'

export const PICTURES_OF_GRID = 4
/** Of one call: four grids. */
export const PICTURES_MAX = 16
/** The one model that is listed; the engine is chosen by what can draw. */
export const MODEL = 'easel'

/** `<lora:name:0.8>`; other extra networks are asked for in the same way. */
const TAG = /<(?:lora|lyco|hypernet):([^<>:]*)(?::([^<>]*))?>/gi
/** `[from:to:0.4]`, `[one|other]`: this becomes that while it is drawn. Here both are words. */
const EDIT = /\[([^[\]]*?)(?::\s*\d*\.?\d+\s*)?\]/g
const WEIGHT = /:\s*[+-]?\d*\.?\d+\s*(?=\))/g
const ESCAPED = /\\([()[\]])/g
/** Stand for escaped signs meanwhile; nobody sends them. */
const HIDDEN = { '(': '\u{E000}', ')': '\u{E001}', '[': '\u{E002}', ']': '\u{E003}' } as const
const SHOWN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(HIDDEN).map(([sign, as]) => [as, sign]),
)

export interface NamedLora {
  /** As it was written. */
  tag: string
  /** In lower case, as `--lora` names it. */
  name: string
  weight: string
}

/** What a prompt of A1111 says, in plain words, without the additions that it names, its weights, and its signs for both. */
export function readWords(prompt: string): { words: string; loras: NamedLora[] } {
  const loras = [...prompt.matchAll(TAG)].map(([tag, name = '', weight = '']) => {
    // Of two weights the second is that of the text encoder's other half.
    const [first = ''] = weight.split(':')
    return { tag, name: name.trim().toLowerCase(), weight: first.trim() || '1' }
  })
  const words = prompt
    .replace(TAG, ' ')
    .replace(ESCAPED, (_, sign: keyof typeof HIDDEN) => HIDDEN[sign])
    .replace(EDIT, (_, inside: string) => inside.replace(/[:|]+/g, ' '))
    .replace(WEIGHT, '')
    .replace(/[()[\]]/g, '')
    .replace(/[\u{E000}-\u{E003}]/gu, (sign) => SHOWN[sign] ?? '')
    .replace(/\bBREAK\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { words: defuseParameters(words), loras }
}

/** What must not be seen, one by one. */
function readWithout(negative: string): string[] {
  return negative
    .split(/[,，、\n]/)
    .map((part) => readWords(part).words)
    .filter((word) => word !== '')
}

export interface Written {
  words: string
  loras: readonly NamedLora[]
  negative: string
  /** Null: as the picture or the person's settings say. */
  ratio: Ratio | null
  /** Null: any. */
  seed: number | null
  /** How much a picture counts; null: as usual. */
  imageWeight: number | null
  grids: number
}

/** A prompt of ours that draws so many grids. What the program wrote begins no parameter and chooses nothing. */
export function writePrompt({ words, loras, negative, ratio, seed, imageWeight, grids }: Written): string {
  const without = readWithout(negative)
  const said = [
    words,
    ...loras.map(({ name, weight }) => `--lora ${name}:${weight}`),
    ...(without.length > 0 ? [`--no ${without.join(', ')}`] : []),
    ...(ratio ? [`--ar ${ratio.width}:${ratio.height}`] : []),
    ...(imageWeight === null ? [] : [`--iw ${imageWeight}`]),
  ]
  return `${escapeBraces(said.join(' '))} ${sayGrids(seed, grids)}`.trim()
}

/** Pictures of a grid count up from its seed, so the next grid goes on from there. */
function sayGrids(seed: number | null, grids: number): string {
  if (seed === null) return grids > 1 ? `--repeat ${grids}` : ''
  if (grids === 1) return `--seed ${seed}`
  return `--seed {${Array.from({ length: grids }, (_, nth) => seed + nth * PICTURES_OF_GRID).join(',')}}`
}

const USUAL_STRENGTH = 0.75
const WEIGHT_MAX = 3

/** As much of the picture stays as little is denoised; null: as usual. */
export function weightOfStrength(strength: number | null): number | null {
  if (strength === null || strength === USUAL_STRENGTH) return null
  return Math.min(WEIGHT_MAX, Math.round((1 - strength) * 40) / 10)
}

import type { Done } from '../engine.ts'

const NUMBER = /^\s*\d\uFE0F?\u20E3?[.)]?\s*/u
const NUMBERED = /^\s*\d(?:\uFE0F?\u20E3|[.)])/u
const LIGHT = 0
const HALF = 0.5
const HEAVY = 1

/** The numbered lines of a `describe`; all of them where none is numbered. */
export function readPrompts(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const numbered = lines.filter((line) => NUMBERED.test(line))
  if (numbered.length === 0) return lines.map((line) => line.trim())
  return numbered.map((line) => line.replace(NUMBER, '').trim()).filter((line) => line !== '')
}

/** A `shorten` is Markdown: the prompt with heavy words in bold and dropped ones struck out, then numbered shorter prompts. */
export function readShortened(text: string): Required<Pick<Done, 'prompts' | 'weights'>> {
  const [, tokens = '', shorter = ''] = text.split(/^##[^\n]*$/m)
  return { prompts: readPrompts(shorter), weights: readWeights(tokens) }
}

function readWeights(tokens: string): { text: string; weight: number }[] {
  return [...tokens.matchAll(/\*\*(.+?)\*\*|~~(.+?)~~|([^\s*~]+)/g)].flatMap(([, bold, struck, plain]) => {
    const words = (bold ?? struck ?? plain ?? '').split(/\s+/).filter((word) => word !== '')
    return words.map((word) => ({ text: word, weight: weightOf(bold, struck) }))
  })
}

function weightOf(bold: string | undefined, struck: string | undefined): number {
  if (bold !== undefined) return HEAVY
  return struck === undefined ? HALF : LIGHT
}

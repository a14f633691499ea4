import { type Line, type LineStyle, setLine } from './set-line.ts'

/** Lines of a text that fill a box as far as they can. */
export interface Block {
  lines: readonly Line[]
  size: number
  /** From base line to base line. */
  leading: number
  width: number
  /** From the top of the first line's ink to the foot of the last line's. */
  height: number
}

export interface BlockStyle extends LineStyle {
  mostLines?: number
  /** From base line to base line, as a share of the size. */
  leading?: number
  largest?: number
}

const HAN = /[\u3400-\u9fff\uf900-\ufaff\u3000-\u303f\uff00-\uffef]/

/** The text in as many lines as make its letters largest. */
export function fitText(text: string, box: { width: number; height: number }, style: BlockStyle): Block {
  const { mostLines = 3, leading = 1.12, largest = Infinity } = style
  const words = splitWords(text)
  const blocks = Array.from({ length: Math.min(mostLines, Math.max(1, words.length)) }, (_, at) =>
    fillBox(breakEvenly(words, at + 1), box, { ...style, leading, largest }),
  )
  return blocks.reduce((best, block) => (block.size > best.size * 1.06 ? block : best))
}

/** Words with the space after them; between Chinese characters a line may end anywhere. */
function splitWords(text: string): string[] {
  const parts = text.trim().split(/(?<=\s)(?=\S)/u)
  return parts.flatMap((part) => (HAN.test(part) && [...part].length > 4 ? [...part] : [part]))
}

/** As even lines as whole words allow. */
function breakEvenly(words: readonly string[], count: number): string[] {
  const total = words.reduce((sum, word) => sum + weightOf(word), 0)
  const lines: string[] = []
  let [line, done] = ['', 0]
  for (const [index, word] of words.entries()) {
    const due = (total * (lines.length + 1)) / count
    const left = words.length - index
    const isFull = line !== '' && lines.length < count - 1 && done + weightOf(word) / 2 > due
    if (isFull || (line !== '' && left < count - lines.length)) {
      lines.push(line)
      line = ''
    }
    line += word
    done += weightOf(word)
  }
  return [...lines, line].map((one) => one.trim()).filter((one) => one !== '')
}

function weightOf(word: string): number {
  return [...word].reduce((sum, char) => sum + (HAN.test(char) ? 1.8 : 1), 0)
}

function fillBox(
  texts: readonly string[],
  box: { width: number; height: number },
  style: Required<Pick<BlockStyle, 'leading' | 'largest'>> & LineStyle,
): Block {
  const lines = texts.map((text) => setLine(text, style))
  const widest = Math.max(...lines.map(({ width }) => width), 0.01)
  const tall = (lines[0]?.ascent ?? 0.7) + (lines.at(-1)?.descent ?? 0) + (lines.length - 1) * style.leading
  const size = Math.min(box.width / widest, box.height / Math.max(0.1, tall), style.largest)
  return { lines, size, leading: style.leading * size, width: widest * size, height: tall * size }
}

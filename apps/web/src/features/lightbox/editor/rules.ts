import type { Modal, Task } from '@easel/contract/drawing'
import { ZOOM_MAX, ZOOM_MIN } from '@easel/contract/limits'
import { DASHES } from '@easel/prompt/dashes'
import { parseRatio } from '@easel/prompt/read-value'

/** A task that waits for its author's answer. */
export type ModalTask = Task & { modal: Modal }

interface Asked {
  task: Task | undefined
  isMissing: boolean
  /** Id of the reader. */
  userId: string | undefined
}

/** Why a task's dialog must close; null when it may stay, or while unknown. */
export function closeReasonOf({ task, isMissing, userId }: Asked): 'modal.gone' | 'modal.notYours' | null {
  if (isMissing) return 'modal.gone'
  if (!task || userId === undefined) return null
  if (task.author.id !== userId) return 'modal.notYours'
  return task.status === 'MODAL' && task.modal ? null : 'modal.gone'
}

export interface DiffPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Words are separated by blanks; in Chinese and Japanese each character counts as a word. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s+/gu
/** Above this number of comparisons the middle is shown as replaced, so that typing in a long prompt stays fast. */
const COMPARISONS_MAX = 250_000

/** Word diff in reading order; removed words come before the added ones. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [old, next] = [before.match(WORDS) ?? [], after.match(WORDS) ?? []]
  const head = countSame(old, next)
  const tail = countSame(old.slice(head).reverse(), next.slice(head).reverse())
  const middle = diffMiddle(old.slice(head, old.length - tail), next.slice(head, next.length - tail))
  const parts: DiffPart[] = [
    { kind: 'same', text: old.slice(0, head).join('') },
    ...middle,
    { kind: 'same', text: old.slice(old.length - tail).join('') },
  ]
  return joinParts(parts)
}

function countSame(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((word, index) => word !== b[index])
  return at < 0 ? Math.min(a.length, b.length) : at
}

function diffMiddle(old: string[], next: string[]): DiffPart[] {
  if (old.length * next.length > COMPARISONS_MAX) {
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: next.join('') },
    ]
  }
  const lengths = commonLengths(old, next)
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < next.length) {
    const kind = kindAt(old[i], next[j], { skipOld: lengths[i + 1]?.[j], skipNext: lengths[i]?.[j + 1] })
    parts.push({ kind, text: (kind === 'added' ? next[j] : old[i]) ?? '' })
    if (kind !== 'added') i += 1
    if (kind !== 'removed') j += 1
  }
  return parts
}

interface Ahead {
  /** Common words if the old word, or the new one, is skipped; undefined at the end. */
  skipOld: number | undefined
  skipNext: number | undefined
}

function kindAt(old: string | undefined, next: string | undefined, { skipOld, skipNext }: Ahead): DiffPart['kind'] {
  if (old === undefined) return 'added'
  if (next === undefined) return 'removed'
  if (old === next) return 'same'
  return (skipOld ?? 0) >= (skipNext ?? 0) ? 'removed' : 'added'
}

/** `[i][j]` is the length of the longest common subsequence of `old` from i and `next` from j. */
function commonLengths(old: string[], next: string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(next.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const [row, below] = [lengths[i] ?? [], lengths[i + 1] ?? []]
    for (let j = next.length - 1; j >= 0; j -= 1) {
      row[j] = old[i] === next[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return lengths
}

/** Merges neighbouring parts of one kind; of adjacent changes the removal comes first. */
function joinParts(parts: DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = []
  let changes = { removed: '', added: '' }
  const flush = () => {
    if (changes.removed !== '') joined.push({ kind: 'removed', text: changes.removed })
    if (changes.added !== '') joined.push({ kind: 'added', text: changes.added })
    changes = { removed: '', added: '' }
  }
  for (const { kind, text } of parts) {
    if (text === '') continue
    if (kind !== 'same') {
      changes[kind] += text
      continue
    }
    flush()
    const last = joined.at(-1)
    if (last?.kind === 'same') last.text += text
    else joined.push({ kind, text })
  }
  flush()
  return joined
}

const ZOOM_FLAG = new RegExp(`(^|\\s)${DASHES}zoom(?:\\s+(\\d+(?:\\.\\d+)?))?(?=\\s|$)`, 'i')

/** Value of `--zoom`, clamped to the allowed range; null when missing or invalid. */
export function readZoom(prompt: string): number | null {
  const said = ZOOM_FLAG.exec(prompt)?.[2]
  return said === undefined ? null : clampZoom(Number(said))
}

/** The prompt with this `--zoom`, appended if missing. */
export function writeZoom(prompt: string, zoom: number): string {
  const flag = `--zoom ${printZoom(zoom)}`
  if (ZOOM_FLAG.test(prompt)) return prompt.replace(ZOOM_FLAG, (_, space: string) => `${space}${flag}`)
  return `${prompt.trimEnd()} ${flag}`.trim()
}

const RATIO_FLAG = new RegExp(`(^|\\s)${DASHES}(?:ar|aspect)(?:\\s+(\\S+))?(?=\\s|$)`, 'i')

/** Value of `--ar` as `w:h`; null when missing or invalid. */
export function readRatio(prompt: string): string | null {
  const ratio = parseRatio(RATIO_FLAG.exec(prompt)?.[2] ?? '')
  return ratio ? `${ratio.width}:${ratio.height}` : null
}

/** The prompt with this `--ar`, appended if missing. */
export function writeRatio(prompt: string, ratio: string): string {
  const flag = `--ar ${ratio}`
  if (RATIO_FLAG.test(prompt)) return prompt.replace(RATIO_FLAG, (_, space: string) => `${space}${flag}`)
  return `${prompt.trimEnd()} ${flag}`.trim()
}

/** Rounded to one decimal, 1.0 to 2.0. */
export function clampZoom(zoom: number): number {
  return Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, Math.round(zoom * 10) / 10))
}

export function printZoom(zoom: number): string {
  return zoom.toFixed(1)
}

import type { Task } from '@easel/contract/drawing'
import type { Send } from '../send/rules.ts'
import { opensInParent } from '../send/rules.ts'

export type FeedEntry =
  /** `at` is an instant of that day in the reader's time zone. */
  | { kind: 'day'; key: string; at: string }
  /** `chosen` are the single pictures picked from this grid, oldest first. */
  | { kind: 'task'; key: string; task: Task; chosen: Task[] }
  | { kind: 'send'; key: string; send: Send }

/** A card that should come into view; a new object asks again. */
export interface Target {
  taskId: string
}

interface Shown {
  /** Newest first. */
  tasks: Task[]
  /** Oldest first. */
  sends: Send[]
  /** Picked pictures that the reader wants as messages of their own. */
  asMessages: ReadonlySet<string>
}

/** What the feed shows, oldest first: a line for each day, a card for each task, and what is not accepted yet at the end. */
export function listEntries({ tasks, sends, asMessages }: Shown): FeedEntry[] {
  const chosen = chosenByParent(tasks)
  const loaded = new Set(tasks.map((task) => task.id))
  const entries: FeedEntry[] = []
  let day = ''
  for (const task of tasks.toReversed()) {
    const isInParent = isChosen(task) && loaded.has(task.parentId ?? '')
    if (isInParent && !asMessages.has(task.id)) continue
    const taskDay = dayOf(task.submitTime)
    if (taskDay !== day) entries.push({ kind: 'day', key: taskDay, at: task.submitTime })
    day = taskDay
    entries.push({ kind: 'task', key: task.id, task, chosen: chosen.get(task.id) ?? [] })
  }
  const waiting = sends.filter((send) => !opensInParent(send.order))
  return [...entries, ...waiting.map((send) => ({ kind: 'send' as const, key: send.key, send }))]
}

/** One picture picked from a grid of four. */
function isChosen(task: Task): boolean {
  return task.action === 'UPSCALE' && task.index !== null && task.parentId !== null
}

/** How many cards came after the last one the reader saw; those that are gone count as seen. */
export function countAfter(entries: FeedEntry[], seenKey: string | null): number {
  const seen = entries.findLastIndex((entry) => entry.key === seenKey)
  if (seen < 0) return 0
  return entries.slice(seen + 1).filter((entry) => entry.kind === 'task').length
}

function chosenByParent(tasks: Task[]): Map<string, Task[]> {
  const chosen = new Map<string, Task[]>()
  for (const task of tasks.toReversed()) {
    if (!isChosen(task) || task.parentId === null) continue
    chosen.set(task.parentId, [...(chosen.get(task.parentId) ?? []), task])
  }
  return chosen
}

function dayOf(instant: string): string {
  const at = new Date(instant)
  return `${at.getFullYear()}-${at.getMonth() + 1}-${at.getDate()}`
}

/** What a single key does in the feed; `selector` names a button of the focused card. */
export type CardKey = { name: 'compose' } | { name: 'walk'; step: 1 | -1 } | { name: 'press'; selector: string }

interface PressedKey {
  key: string
  code: string
  shiftKey: boolean
  altKey: boolean
}

/** `/` composes, J and K walk, 1 to 4 open a picture, with Shift pick it, with Alt vary it, R rerolls. */
export function cardKeyOf({ key, code, shiftKey, altKey }: PressedKey): CardKey | undefined {
  // Shift and Alt change what a digit types, and differently on each layout; its place stays.
  const digit = /^Digit([1-4])$/.exec(code)?.[1]
  if (digit) return { name: 'press', selector: selectorOf(digit, { shiftKey, altKey }) }
  if (shiftKey || altKey) return undefined
  if (key === '/') return { name: 'compose' }
  if (key === 'j') return { name: 'walk', step: 1 }
  if (key === 'k') return { name: 'walk', step: -1 }
  if (key === 'r') return { name: 'press', selector: '[data-act="REROLL"]' }
  return undefined
}

function selectorOf(digit: string, { shiftKey, altKey }: { shiftKey: boolean; altKey: boolean }): string {
  if (shiftKey) return `[data-act="U${digit}"]`
  return altKey ? `[data-act="V${digit}"]` : `[data-picture="${digit}"]`
}

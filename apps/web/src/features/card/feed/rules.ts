import type { ChatItem } from '@easel/contract/chat'
import type { Task } from '@easel/contract/drawing'
import type { Send } from '../../composer/send/rules.ts'
import { opensInParent } from '../../composer/send/rules.ts'

/** What scrolls; the composer is left to it. */
export const FEED_ID = 'feed'

export type FeedEntry =
  /** `at` is an instant of that day in the reader's time zone. */
  | { kind: 'day'; key: string; at: string }
  /** The reader has cleared what stood before. */
  | { kind: 'cleared'; key: string }
  /** `chosen` are the single pictures picked from this grid, oldest first. */
  | { kind: 'task'; key: string; task: Task; chosen: Task[] }
  | { kind: 'message'; key: string; item: ChatItem; isFollowing: boolean }
  /** `isFollowing`: it goes on with what the same person said just before. */
  | { kind: 'send'; key: string; send: Send; isFollowing: boolean }

interface Shown {
  /** Newest first. */
  items: ChatItem[]
  /** Oldest first. */
  sends: Send[]
  /** Picked pictures that the reader wants as messages of their own. */
  asMessages: Pick<ReadonlySet<string>, 'has'>
  isCleared: boolean
}

/** Within so many ms what one person says stands under one name. */
const FOLLOWS_WITHIN_MS = 5 * 60_000

/**
 * What the feed shows, oldest first: a line for each day, a card for each task, what was said, and what is not accepted
 * yet at the end.
 */
export function listEntries({ items, sends, asMessages, isCleared }: Shown): FeedEntry[] {
  const chosen = chosenByParent(items)
  const entries: FeedEntry[] = isCleared ? [{ kind: 'cleared', key: 'cleared' }] : []
  let day = ''
  let last = ''
  const startDay = (at: string) => {
    if (at <= last) return
    const itsDay = dayOf(at)
    if (itsDay !== day) entries.push({ kind: 'day', key: itsDay, at })
    day = itsDay
    last = at
  }
  for (const item of listShown(items, asMessages).toReversed()) {
    const { task, id: key, createdAt: at } = item
    startDay(at)
    if (task) entries.push({ kind: 'task', key, task, chosen: chosen.get(key) ?? [] })
    else entries.push({ kind: 'message', key, item, isFollowing: follows(entries.at(-1), item.author.id, at) })
  }
  for (const send of sends) {
    if (opensInParent(send.order)) continue
    startDay(send.sentAt)
    const isFollowing = send.order.kind === 'say' && follows(entries.at(-1), send.userId, send.sentAt)
    entries.push({ kind: 'send', key: send.key, send, isFollowing })
  }
  return entries
}

/** All but the picked pictures that stand in the card of their grid. */
function listShown(items: ChatItem[], asMessages: Shown['asMessages']): ChatItem[] {
  const loaded = new Set(items.map((item) => item.id))
  return items.filter(({ task, id }) => {
    const isInParent = task && isChosen(task) && loaded.has(task.parentId ?? '')
    return !isInParent || asMessages.has(id)
  })
}

/** Whether words go on with the entry before them: said by the same person a short while ago. */
function follows(before: FeedEntry | undefined, userId: string, at: string): boolean {
  const said = before && saidIn(before)
  return said?.userId === userId && Date.parse(at) - Date.parse(said.at) < FOLLOWS_WITHIN_MS
}

function saidIn(entry: FeedEntry): { userId: string; at: string } | undefined {
  if (entry.kind === 'message' && entry.item.kind !== 'system') {
    return { userId: entry.item.author.id, at: entry.item.createdAt }
  }
  const isSaid = entry.kind === 'send' && entry.send.order.kind === 'say'
  return isSaid ? { userId: entry.send.userId, at: entry.send.sentAt } : undefined
}

/** One picture picked from a grid of four. */
export function isChosen(task: Task): boolean {
  return task.action === 'UPSCALE' && task.index !== null && task.parentId !== null
}

/** What somebody may have missed: a card, or words. */
export function isNews({ kind }: FeedEntry): boolean {
  return kind === 'task' || kind === 'message'
}

function chosenByParent(items: ChatItem[]): Map<string, Task[]> {
  const chosen = new Map<string, Task[]>()
  for (const { task } of items.toReversed()) {
    if (!task || !isChosen(task) || task.parentId === null) continue
    chosen.set(task.parentId, [...(chosen.get(task.parentId) ?? []), task])
  }
  return chosen
}

/** The day that it was where the reader is. */
const dayOf = (instant: string) => new Date(instant).toDateString()

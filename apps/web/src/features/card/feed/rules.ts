import type { ChatItem } from '@easel/contract/chat'
import type { Task } from '@easel/contract/drawing'
import type { Send } from '../../composer/send/rules.ts'
import { isPick } from '../../composer/send/rules.ts'

/** Id of the scrolling element; the composer returns the focus to it. */
export const FEED_ID = 'feed'

export type FeedEntry =
  /** `at` is an instant on that day in the reader's time zone. */
  | { kind: 'day'; key: string; at: string }
  /** The reader has cleared the feed up to here. */
  | { kind: 'cleared'; key: string }
  /** `chosen` are the pictures picked from this grid, oldest first. */
  | { kind: 'task'; key: string; task: Task; chosen: Task[] }
  | { kind: 'message'; key: string; item: ChatItem; isFollowing: boolean }
  /** `isFollowing`: it continues a message of the same person, so the name is not repeated. */
  | { kind: 'send'; key: string; send: Send; isFollowing: boolean }

/** Which picked pictures the reader wants as thumbnails in their grid's card, instead of cards of their own. */
export interface Thumbnails {
  has: (taskId: string) => boolean
  /** For picks that have no id yet. */
  isUsual: boolean
}

interface Shown {
  /** Newest first. */
  items: ChatItem[]
  /** Oldest first. */
  sends: Send[]
  thumbnails: Thumbnails
  isCleared: boolean
}

/** Messages of one person within this time are grouped under one name. */
const FOLLOWS_WITHIN_MS = 5 * 60_000

/** Entries of the feed, oldest first: day dividers, tasks, messages, and orders being sent at the end. */
export function listEntries({ items, sends, thumbnails, isCleared }: Shown): FeedEntry[] {
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
  for (const item of listShown(items, thumbnails).toReversed()) {
    const { task, id: key, createdAt: at } = item
    startDay(at)
    if (task) entries.push({ kind: 'task', key, task, chosen: chosen.get(key) ?? [] })
    else entries.push({ kind: 'message', key, item, isFollowing: follows(entries.at(-1), item.author.id, at) })
  }
  for (const send of sends) {
    if (thumbnails.isUsual && isPick(send.order)) continue
    startDay(send.sentAt)
    const isFollowing = send.order.kind === 'say' && follows(entries.at(-1), send.userId, send.sentAt)
    entries.push({ kind: 'send', key: send.key, send, isFollowing })
  }
  return entries
}

/** All items except picked pictures that are thumbnails in their grid's card. */
function listShown(items: ChatItem[], thumbnails: Thumbnails): ChatItem[] {
  const loaded = new Set(items.map((item) => item.id))
  return items.filter(({ task, id }) => {
    const isInParent = task && isPickedPicture(task) && loaded.has(task.parentId ?? '')
    return !isInParent || !thumbnails.has(id)
  })
}

/** Whether a message continues the entry before it: same person, shortly after. */
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

/** Whether the task is a picture picked from a grid of four. */
export function isPickedPicture(task: Task): boolean {
  return task.action === 'UPSCALE' && task.index !== null && task.parentId !== null
}

/** Whether an entry counts as new for the "newest" button: a card or a message. */
export function isNews({ kind }: FeedEntry): boolean {
  return kind === 'task' || kind === 'message'
}

/** Whether people may have met and talked here, but nothing was drawn, nor cleared away. */
export function hasNoDrawing(entries: readonly FeedEntry[]): boolean {
  return entries.every((entry) => entry.kind === 'day' || entry.kind === 'message' || isSay(entry))
}

const isSay = (entry: FeedEntry) => entry.kind === 'send' && entry.send.order.kind === 'say'

function chosenByParent(items: ChatItem[]): Map<string, Task[]> {
  const chosen = new Map<string, Task[]>()
  for (const { task } of items.toReversed()) {
    if (!task || !isPickedPicture(task) || task.parentId === null) continue
    chosen.set(task.parentId, [...(chosen.get(task.parentId) ?? []), task])
  }
  return chosen
}

/** Calendar day in the reader's time zone. */
const dayOf = (instant: string) => new Date(instant).toDateString()

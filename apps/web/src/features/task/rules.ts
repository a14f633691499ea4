import type { DataOf } from '@easel/contract/call'
import type { ChatItem, listChat } from '@easel/contract/chat'
import type { Task } from '@easel/contract/drawing'
import type { Image, MediaItem } from '@easel/contract/media'
import type { useText } from '../../i18n/use-text.ts'

/** Page of messages and tasks, newest first. */
export type TimelinePage = DataOf<typeof listChat>

/** A task as a timeline item. */
export function itemOf(task: Task): ChatItem {
  const { id, channelId, author, prompt: content, submitTime: createdAt, version } = task
  return { id, channelId, kind: 'task', author, content, task, createdAt, version }
}

/** The tasks only, newest first. */
export function tasksIn(pages: readonly TimelinePage[]): Task[] {
  return pages.flatMap((page) => page.items.flatMap(({ task }) => task ?? []))
}

/**
 * The copy with the higher version. Fields that only the reader gets are kept from the known one, because channel frames lack
 * them. A like does not change the version, so of equal versions `other` wins.
 */
export function newerTask(known: Task, other: Task): Task {
  if (other.version < known.version) return known
  const { liked = known.liked } = other
  const newer = other.version > known.version ? other : known
  return liked === undefined || liked === newer.liked ? newer : { ...newer, liked }
}

export function newerItem(known: ChatItem, other: ChatItem): ChatItem {
  if (!known.task || !other.task) return other.version > known.version ? other : known
  const task = newerTask(known.task, other.task)
  return task === known.task ? known : { ...other, task }
}

/** Inserts a new item or replaces a changed one. An item older than the loaded ones, while more can be loaded, is left to its page. */
export function putItem(pages: TimelinePage[], changed: ChatItem): TimelinePage[] {
  const known = findItem(pages, changed.id)
  if (known) return replaceItem(pages, known, newerItem(known, changed))

  const at = pages.findIndex((page) => page.items.some((item) => item.id < changed.id))
  if (at >= 0) return pages.map((page, index) => (index === at ? withItem(page, changed) : page))
  const last = pages.at(-1)
  if (!last || last.nextCursor !== null) return last?.items.length === 0 ? [withItem(last, changed)] : pages
  return [...pages.slice(0, -1), withItem(last, changed)]
}

export function findTask(pages: TimelinePage[], id: string): Task | undefined {
  return findItem(pages, id)?.task ?? undefined
}

/**
 * Merges a response into the known pages: newer copies win, unchanged items stay the same objects, and items that arrived during
 * the request stay.
 */
export function mergePages(known: TimelinePage[], fresh: TimelinePage[]): TimelinePage[] {
  const byId = new Map(known.flatMap((page) => page.items.map((item) => [item.id, item] as const)))
  const newest = fresh[0]?.items[0]?.id ?? ''
  const arrived = [...byId.values()].filter((item) => item.id > newest)
  return fresh.map((page, index) => {
    const items = page.items.map((item) => {
      const shown = byId.get(item.id)
      return shown ? newerItem(shown, item) : item
    })
    return { ...page, items: index === 0 ? [...arrived, ...items] : items }
  })
}

/** Without the cleared items: all up to and including `upTo`. */
export function withoutCleared(pages: TimelinePage[], upTo: string): TimelinePage[] {
  return pages.map((page) => {
    const items = page.items.filter((item) => item.id > upTo)
    return items.length < page.items.length ? { ...page, items, nextCursor: null } : page
  })
}

/** Without deleted tasks. */
export function withoutDeleted(pages: TimelinePage[], gone: ReadonlySet<string>): TimelinePage[] {
  if (gone.size === 0) return pages
  return pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => !gone.has(id)) }))
}

/** Pictures that can be opened: the four of a grid, or the single one. */
export function picturesOf(task: Task): Image[] {
  if (task.images.length > 0) return task.images
  return task.grid ? [task.grid] : []
}

/** The clip that came of it; undefined: it gives pictures or words, or has none yet. */
export function clipOf(task: Task): MediaItem | undefined {
  return task.media[0]
}

/** What stands for a task: its grid, its first picture, or the first of its clip. */
export function coverOf(task: Task): Image | undefined {
  return task.grid ?? task.images[0] ?? clipOf(task)?.poster ?? undefined
}

/** A picture or a clip, as something that can be opened. */
export type Openable = Image | MediaItem

/** What can be opened of a task: its clip, the four pictures of a grid, or the single one. */
export function openablesOf(task: Task): Openable[] {
  const clip = clipOf(task)
  return clip ? [clip] : picturesOf(task)
}

export function isClip(shown: Openable): shown is MediaItem {
  return 'durationMs' in shown
}

/** A picture of it that stands still; null: of a clip without a first picture. */
export function stillOf(shown: Openable): Image | null {
  return isClip(shown) ? shown.poster : shown
}

export function isRunning(task: Task): boolean {
  return task.status === 'NOT_START' || task.status === 'SUBMITTED' || task.status === 'IN_PROGRESS'
}

/** Aspect ratio (width / height) that the card reserves, known before drawing. */
export function ratioOf(task: Task): number {
  const whole = clipOf(task) ?? task.grid ?? (task.images.length === 1 ? task.images[0] : undefined)
  if (whole) return whole.width / whole.height
  const [width, height] = task.aspectRatio.split(':').map(Number)
  return width && height ? width / height : 1
}

function findItem(pages: TimelinePage[], id: string): ChatItem | undefined {
  for (const page of pages) {
    const found = page.items.find((item) => item.id === id)
    if (found) return found
  }
  return undefined
}

function replaceItem(pages: TimelinePage[], known: ChatItem, changed: ChatItem): TimelinePage[] {
  if (known === changed) return pages
  return pages.map((page) =>
    page.items.includes(known) ? { ...page, items: page.items.map((item) => (item === known ? changed : item)) } : page,
  )
}

function withItem(page: TimelinePage, item: ChatItem): TimelinePage {
  const at = page.items.findIndex((other) => other.id < item.id)
  const items = at < 0 ? [...page.items, item] : [...page.items.slice(0, at), item, ...page.items.slice(at)]
  return { ...page, items }
}

/** Label of an action, with the number of the picture; upscaling one of a grid is labelled as picking. */
export function nameOfKind(kind: Task['action'], index: number | null, t: ReturnType<typeof useText>): string {
  if (index !== null) return `${t(`drawing.kind.${kind}`)} ${index}`
  return t(kind === 'UPSCALE' ? 'drawing.group.upscale' : `drawing.kind.${kind}`)
}

import type { ChatItem } from '@easel/contract/chat'
import type { Task } from '@easel/contract/drawing'
import type { NumberedFrame } from '@easel/contract/live'
import type { QueryClient } from '@tanstack/react-query'
import { taskOf, timelineOf } from '../api.ts'
import { markDeleted } from '../store.ts'

/** First parts of the query keys of task lists other than timelines. */
export const GALLERY = 'gallery'
export const CHILDREN = 'children'

interface Page {
  items: (ChatItem | Task)[]
}
/** Data of the queries in `HOLDERS`. */
type Held = Page | { pages: Page[] }

const [TIMELINE = ''] = timelineOf('').queryKey
const HOLDERS = [TIMELINE, GALLERY, CHILDREN]

/** Applies a frame about a like or a deletion. */
export function takeLibraryFrame(
  client: QueryClient,
  frame: Extract<NumberedFrame, { t: 'liked' | 'task.gone' }>,
): void {
  if (frame.t === 'liked') {
    putLiked(client, frame)
    // Liked elsewhere, the task may be missing in loaded lists of favourites.
    if (frame.liked) readFavouritesAgain(client)
  } else dropTasks(client, [frame.taskId])
}

/** Sets or removes the like in all loaded lists. */
export function putLiked(client: QueryClient, { taskId, liked }: { taskId: string; liked: boolean }): void {
  client.setQueryData(taskOf(taskId).queryKey, (known) => known && { ...known, liked })
  changeItems(client, (held) => {
    if (held.id !== taskId) return held
    if (!('task' in held)) return { ...held, liked }
    return held.task ? { ...held, task: { ...held.task, liked } } : held
  })
}

/** Removes deleted tasks from all loaded lists; responses under way do not bring them back. */
export function dropTasks(client: QueryClient, taskIds: readonly string[]): void {
  const gone = new Set(taskIds)
  markDeleted(taskIds)
  for (const taskId of taskIds) client.removeQueries({ queryKey: taskOf(taskId).queryKey })
  changeItems(client, (held) => (gone.has(held.id) ? null : held))
}

function readFavouritesAgain(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey: [list, , filter] }) => list === TIMELINE && isOfLiked(filter),
  })
}

function isOfLiked(filter: unknown): boolean {
  return typeof filter === 'object' && filter !== null && 'only' in filter && filter.only === 'liked'
}

/** Refetches all lists of tasks. */
export function readLibraryAgain(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => HOLDERS.includes(String(queryKey[0])) })
}

/** Changes the items under all of the keys; null removes an item. Unaffected lists stay the same objects. */
function changeItems(client: QueryClient, change: (held: ChatItem | Task) => ChatItem | Task | null): void {
  client.setQueriesData<Held>({ predicate: ({ queryKey }) => HOLDERS.includes(String(queryKey[0])) }, (known) => {
    if (!known) return known
    if ('items' in known) return changePage(known, change)
    const pages = known.pages.map((page) => changePage(page, change))
    return pages.every((page, at) => page === known.pages[at]) ? known : { ...known, pages }
  })
}

function changePage(page: Page, change: (held: ChatItem | Task) => ChatItem | Task | null): Page {
  const items = page.items.map(change)
  if (items.every((held, at) => held === page.items[at])) return page
  return { ...page, items: items.filter((held) => held !== null) }
}

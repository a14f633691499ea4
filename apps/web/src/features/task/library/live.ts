import type { ChatItem } from '@easel/contract/chat'
import type { Task } from '@easel/contract/drawing'
import type { NumberedFrame } from '@easel/contract/live'
import type { QueryClient } from '@tanstack/react-query'
import { taskOf, timelineOf } from '../api.ts'
import { markGone } from '../store.ts'

/** First parts of the keys under which lists of tasks are kept, beside the timelines. */
export const GALLERY = 'gallery'
export const CHILDREN = 'children'

interface Page {
  items: (ChatItem | Task)[]
}
/** What the queries of `HOLDERS` hold. */
type Held = Page | { pages: Page[] }

const [TIMELINE = ''] = timelineOf('').queryKey
const HOLDERS = [TIMELINE, GALLERY, CHILDREN]

/** A frame of the library, wherever one stands: a mark was set, or a task was deleted. */
export function takeLibraryFrame(
  client: QueryClient,
  frame: Extract<NumberedFrame, { t: 'liked' | 'task.gone' }>,
): void {
  if (frame.t === 'liked') {
    putLiked(client, frame)
    // Marked elsewhere, it may not be loaded where only favourites stand.
    if (frame.liked) readFavouritesAgain(client)
  } else dropTasks(client, [frame.taskId])
}

/** Mark a task as a favourite, or no longer, in everything that is loaded. */
export function putLiked(client: QueryClient, { taskId, liked }: { taskId: string; liked: boolean }): void {
  client.setQueryData(taskOf(taskId).queryKey, (known) => known && { ...known, liked })
  changeItems(client, (held) => {
    if (held.id !== taskId) return held
    if (!('task' in held)) return { ...held, liked }
    return held.task ? { ...held, task: { ...held.task, liked } } : held
  })
}

/** Take deleted tasks out of everything that is loaded; no answer under way brings them back. */
export function dropTasks(client: QueryClient, taskIds: readonly string[]): void {
  const gone = new Set(taskIds)
  markGone(taskIds)
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

/** Ask anew for everything that holds tasks. */
export function readLibraryAgain(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => HOLDERS.includes(String(queryKey[0])) })
}

/** Change what stands under any of the keys; null takes it out. Lists that hold nothing of it stay the same objects. */
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

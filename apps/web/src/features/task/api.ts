import { type ChatItem, listChat } from '@easel/contract/chat'
import { readTask, type Task } from '@easel/contract/drawing'
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { FEED_PAGE } from '../../lib/asked-early.ts'
import { call } from '../../lib/call.ts'
import { findTask, mergePages, newerTask, putItem, type TimelinePage, withoutCleared, withoutGone } from './rules.ts'
import { markCleared, useTaskState } from './store.ts'

export type Timeline = InfiniteData<TimelinePage, string | null>

/** What a channel holds, newest first. Whatever is written here, newer copies win and what was cleared stays away. */
export const timelineOf = (channelId: string) =>
  infiniteQueryOptions({
    queryKey: ['timeline', channelId],
    queryFn: ({ pageParam, signal }) =>
      call(listChat, {
        params: { channelId },
        query: { limit: FEED_PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: TimelinePage) => page.nextCursor,
    structuralSharing: (known, fresh) => keepNewer(channelId, known, fresh),
    refetchOnWindowFocus: false,
  })

/** One task by id, for links to pictures that the feed has not loaded. */
export const taskOf = (taskId: string) =>
  queryOptions({
    queryKey: ['task', taskId],
    queryFn: ({ signal }) => call(readTask, { params: { taskId }, signal, quiet: true }),
  })

/**
 * Put new and changed items into the timelines that are loaded; one write, and one drawing, per channel. Where a filter
 * shows a part of one, what does not fit there stays away.
 */
export function putItems(client: QueryClient, changed: ChatItem[]): void {
  for (const channelId of new Set(changed.map((item) => item.channelId))) {
    const items = changed.filter((item) => item.channelId === channelId)
    const ofChannel = { queryKey: timelineOf(channelId).queryKey }
    client.setQueriesData<Timeline>(ofChannel, (known) =>
      known ? { ...known, pages: items.reduce(putItem, known.pages) } : known,
    )
  }
  for (const { task } of changed) {
    if (task) client.setQueryData(taskOf(task.id).queryKey, (known) => (known ? newerTask(known, task) : known))
  }
}

/** Take what the person has cleared out of their view of a channel; an answer under way brings none of it back. */
export function clearTimeline(client: QueryClient, channelId: string, upTo: string): void {
  markCleared(channelId, upTo)
  client.setQueryData(timelineOf(channelId).queryKey, (known) => (known ? { ...known } : known))
}

/** The newest item that is known of a channel; empty when there is none. */
export function newestIn(client: QueryClient, channelId: string): string {
  return client.getQueryData(timelineOf(channelId).queryKey)?.pages[0]?.items[0]?.id ?? ''
}

/** A finished task by id, from what is loaded or from the server. */
export async function findLoadedTask(client: QueryClient, channelId: string, taskId: string): Promise<Task> {
  const pages = client.getQueryData(timelineOf(channelId).queryKey)?.pages ?? []
  return findTask(pages, taskId) ?? client.fetchQuery(taskOf(taskId))
}

/** A fresh answer, or what was written, as it is kept. */
export function keepNewer(channelId: string, known: unknown, fresh: unknown): Timeline {
  const [shown, next] = [known as Timeline | undefined, fresh as Timeline]
  const pages = shown ? mergePages(shown.pages, next.pages) : next.pages
  const { cleared, gone } = useTaskState.getState()
  return { ...next, pages: withoutGone(withoutCleared(pages, cleared[channelId] ?? ''), gone) }
}

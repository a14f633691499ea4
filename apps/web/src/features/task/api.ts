import { type ChatItem, listChat } from '@easel/contract/chat'
import { readTask, type Task } from '@easel/contract/drawing'
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { FEED_PAGE } from '../../lib/early-parameters.ts'
import { call } from '../../lib/call.ts'
import { findTask, mergePages, newerTask, putItem, type TimelinePage, withoutCleared, withoutDeleted } from './rules.ts'
import { markCleared, useTaskState } from './store.ts'

export type Timeline = InfiniteData<TimelinePage, string | null>

/** Items of a channel, newest first. When responses and frames race, newer copies win and cleared items stay away. */
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
 * Writes new and changed items into the loaded timelines; one cache update, so one render, per channel. Filtered timelines drop
 * items that do not match.
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

/** Removes the items that the person cleared; a response under way does not bring them back. */
export function clearTimeline(client: QueryClient, channelId: string, upTo: string): void {
  markCleared(channelId, upTo)
  client.setQueryData(timelineOf(channelId).queryKey, (known) => (known ? { ...known } : known))
}

/** Id of the newest known item of a channel; empty when there is none. */
export function newestIn(client: QueryClient, channelId: string): string {
  return client.getQueryData(timelineOf(channelId).queryKey)?.pages[0]?.items[0]?.id ?? ''
}

/** A finished task by id, from the cache or the server. */
export async function findLoadedTask(client: QueryClient, channelId: string, taskId: string): Promise<Task> {
  const pages = client.getQueryData(timelineOf(channelId).queryKey)?.pages ?? []
  return findTask(pages, taskId) ?? client.fetchQuery(taskOf(taskId))
}

/** Merges a response or a cache update with what is cached. */
export function keepNewer(channelId: string, known: unknown, fresh: unknown): Timeline {
  const [shown, next] = [known as Timeline | undefined, fresh as Timeline]
  const pages = shown ? mergePages(shown.pages, next.pages) : next.pages
  const { cleared, gone } = useTaskState.getState()
  return { ...next, pages: withoutDeleted(withoutCleared(pages, cleared[channelId] ?? ''), gone) }
}

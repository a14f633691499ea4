import { listChat } from '@easel/contract/chat'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { FEED_PAGE } from '../../../../lib/early-parameters.ts'
import { call } from '../../../../lib/call.ts'
import { keepNewer, type Timeline, timelineOf } from '../../../task/api.ts'
import type { TimelinePage } from '../../../task/rules.ts'
import { type FeedFilter, filterPages } from './rules.ts'

interface Part {
  channelId: string
  filter: FeedFilter
  /** Id of the reader; needed to tell own items. */
  userId: string
}

/**
 * The filtered feed of a channel, newest first. Its key is below the channel's key, so updates of the channel are applied here
 * too; items that do not match (any more) are dropped.
 */
export const filteredFeedOf = ({ channelId, filter, userId }: Part) =>
  infiniteQueryOptions({
    queryKey: [...timelineOf(channelId).queryKey, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listChat, { params: { channelId }, query: queryOf(filter, pageParam), signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: TimelinePage) => page.nextCursor,
    structuralSharing: (known, fresh) => keepFitting({ channelId, filter, userId }, known, fresh),
    refetchOnWindowFocus: false,
    // Without a mounted observer no frames are applied, so the cache would become stale.
    gcTime: 0,
  })

/** The loaded items that match, shown until the server responds. */
export function predictFilteredFeed(client: QueryClient, { channelId, filter, userId }: Part): Timeline | undefined {
  const known = client.getQueryData(timelineOf(channelId).queryKey)
  if (!known) return undefined
  const items = filterPages(known.pages, filter, userId).flatMap((page) => page.items)
  return { pages: [{ items, nextCursor: null, seq: 0 }], pageParams: [null] }
}

function queryOf({ only, text }: FeedFilter, cursor: string | null) {
  const q = text.trim()
  return { limit: FEED_PAGE, ...(only && { only }), ...(q && { q }), ...(cursor !== null && { cursor }) }
}

/** Keeps only what the response contains: other items no longer match, because they finished or were unliked. */
function keepFitting({ channelId, filter, userId }: Part, known: unknown, fresh: unknown): unknown {
  const [shown, next] = [known as Timeline | undefined, fresh as Timeline]
  const ids = new Set(next.pages.flatMap(({ items }) => items.map(({ id }) => id)))
  const still = shown && {
    ...shown,
    pages: shown.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => ids.has(id)) })),
  }
  const pages = filterPages(keepNewer(channelId, still, next).pages, filter, userId)
  // Returns the same object for equal data; a new one would notify observers, which would run this again.
  return shown && saysTheSame(shown.pages, pages) ? shown : { ...next, pages }
}

function saysTheSame(shown: readonly TimelinePage[], pages: readonly TimelinePage[]): boolean {
  const isSame = (page: TimelinePage, at: number) =>
    page.nextCursor === shown[at]?.nextCursor &&
    page.items.length === shown[at].items.length &&
    page.items.every((item, nth) => item === shown[at]?.items[nth])
  return pages.length === shown.length && pages.every(isSame)
}

import { listChat } from '@easel/contract/chat'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { FEED_PAGE } from '../../../../lib/asked-early.ts'
import { call } from '../../../../lib/call.ts'
import { keepNewer, type Timeline, timelineOf } from '../../../task/api.ts'
import type { TimelinePage } from '../../../task/rules.ts'
import { type FeedFilter, withFitting } from './rules.ts'

interface Part {
  channelId: string
  filter: FeedFilter
  /** Who reads. */
  userId: string
}

/**
 * What a filter shows of a channel, newest first. Kept under the channel's own key, so whatever is written there is
 * written here, too, and stays if it fits; what no longer fits leaves.
 */
export const partOf = ({ channelId, filter, userId }: Part) =>
  infiniteQueryOptions({
    queryKey: [...timelineOf(channelId).queryKey, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listChat, { params: { channelId }, query: queryOf(filter, pageParam), signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: TimelinePage) => page.nextCursor,
    structuralSharing: (known, fresh) => keepFitting({ channelId, filter, userId }, known, fresh),
    refetchOnWindowFocus: false,
    // What happens while nobody looks at it is not heard of.
    gcTime: 0,
  })

/** What of the loaded feed fits: shown until the server answers, since a press answers at once. */
export function foreseePart(client: QueryClient, { channelId, filter, userId }: Part): Timeline | undefined {
  const known = client.getQueryData(timelineOf(channelId).queryKey)
  if (!known) return undefined
  const items = withFitting(known.pages, filter, userId).flatMap((page) => page.items)
  return { pages: [{ items, nextCursor: null, seq: 0 }], pageParams: [null] }
}

function queryOf({ only, text }: FeedFilter, cursor: string | null) {
  const q = text.trim()
  return { limit: FEED_PAGE, ...(only && { only }), ...(q && { q }), ...(cursor !== null && { cursor }) }
}

/** What an answer does not hold is gone from the part: it was finished, or is no favourite any more. */
function keepFitting({ channelId, filter, userId }: Part, known: unknown, fresh: unknown): unknown {
  const [shown, next] = [known as Timeline | undefined, fresh as Timeline]
  const ids = new Set(next.pages.flatMap(({ items }) => items.map(({ id }) => id)))
  const still = shown && {
    ...shown,
    pages: shown.pages.map((page) => ({ ...page, items: page.items.filter(({ id }) => ids.has(id)) })),
  }
  const pages = withFitting(keepNewer(channelId, still, next).pages, filter, userId)
  // What says the same stays the same object: else whoever looks at it would be told of a change by each look.
  return shown && saysTheSame(shown.pages, pages) ? shown : { ...next, pages }
}

function saysTheSame(shown: readonly TimelinePage[], pages: readonly TimelinePage[]): boolean {
  const isSame = (page: TimelinePage, at: number) =>
    page.nextCursor === shown[at]?.nextCursor &&
    page.items.length === shown[at].items.length &&
    page.items.every((item, nth) => item === shown[at]?.items[nth])
  return pages.length === shown.length && pages.every(isSame)
}

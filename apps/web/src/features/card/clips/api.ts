import { listTasks, mediumOf } from '@easel/contract/drawing'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { FEED_PAGE } from '../../../lib/early-parameters.ts'
import { call } from '../../../lib/call.ts'
import { keepNewer, type Timeline, timelineOf } from '../../task/api.ts'
import { itemOf, type TimelinePage } from '../../task/rules.ts'

/**
 * The clips of a channel, newest first, in every state. Its key is below the channel's key, so updates of the channel are applied here
 * too; what is no clip is dropped.
 */
export const clipsOf = (channelId: string) =>
  infiniteQueryOptions({
    queryKey: [...timelineOf(channelId).queryKey, { medium: 'video' }] as const,
    queryFn: async ({ pageParam, signal }): Promise<TimelinePage> => {
      const cursor = pageParam === null ? {} : { cursor: pageParam }
      const body = { medium: 'video' as const, limit: Number(FEED_PAGE), ...cursor }
      const { items, nextCursor } = await call(listTasks, { params: { channelId }, body, signal, quiet: true })
      return { items: items.map(itemOf), nextCursor, seq: 0 }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: TimelinePage) => page.nextCursor,
    structuralSharing: (known, fresh) => onlyClips(known, keepNewer(channelId, known, fresh)),
    // Without a mounted observer no frames are applied, so the cache would become stale.
    gcTime: 0,
  })

/** Returns the same object for equal data; a new one would notify observers, which would run this again. */
function onlyClips(known: unknown, fresh: Timeline): Timeline {
  const shown = known as Timeline | undefined
  const pages = fresh.pages.map((page, at) => {
    const items = page.items.filter(({ task }) => task && mediumOf(task.action) === 'video')
    const before = shown?.pages[at]
    const isSame =
      before?.nextCursor === page.nextCursor &&
      before.items.length === items.length &&
      items.every((item, nth) => item === before.items[nth])
    return isSame ? before : { ...page, items }
  })
  const isSame = shown?.pages.length === pages.length && pages.every((page, at) => page === shown.pages[at])
  return isSame ? shown : { ...fresh, pages }
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { useShallow } from 'zustand/react/shallow'
import { tasksOf } from '../api.ts'
import { listWaiting } from '../send/rules.ts'
import { useSends } from '../send/store.ts'
import { useScreen } from '../store.ts'
import { type FeedEntry, listEntries } from './rules.ts'

/** What a channel's feed shows, oldest first, and how to get more of it. */
export interface Entries {
  entries: FeedEntry[]
  status: 'pending' | 'error' | 'success'
  hasOlder: boolean
  isLoadingOlder: boolean
  loadOlder(): void
  reload(): void
}

export function useEntries(channelId: string): Entries {
  const query = useInfiniteQuery(tasksOf(channelId))
  const sends = useSends(useShallow((state) => state.sends.filter((send) => send.channelId === channelId)))
  const asMessages = useScreen((screen) => screen.asMessages)
  const tasks = query.data?.pages.flatMap((page) => page.items) ?? []
  return {
    entries: listEntries({ tasks, sends: listWaiting(sends, tasks), asMessages }),
    // A failed look for something newer does not take away what is there.
    status: query.data ? 'success' : query.status,
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    loadOlder: () => void query.fetchNextPage({ cancelRefetch: false }),
    reload: () => void query.refetch(),
  }
}

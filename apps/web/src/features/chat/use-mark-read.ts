import { markRead } from '@easel/contract/chat'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { callOrKeep } from '../../lib/kept-calls.ts'
import { useConnection } from '../../lib/socket.ts'
import { channelsQuery, putUnread } from '../channel/api.ts'

const DEBOUNCE_MS = 1_000

/** By channel: up to where the server knows that it has been seen. */
const markedUpTo = new Map<string, string>()

/**
 * Say that everything up to this item has been seen, once it has been in view for a second on a page that shows.
 * Where nothing of others is unread there is nothing to say.
 */
export function useMarkRead(channelId: string, upTo: string): void {
  const client = useQueryClient()
  const isVisible = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible')
  const isConnected = useConnection() === 'open'
  const { data: channels } = useQuery({ ...channelsQuery, enabled: false })
  const isNews = channels?.find(({ id }) => id === channelId)?.unread !== 0

  useEffect(() => {
    if (!isNews || !isVisible || !isConnected || upTo <= (markedUpTo.get(channelId) ?? '')) return
    const tell = async () => {
      try {
        const read = await callOrKeep(`read:${channelId}`, markRead, { params: { channelId }, body: { upTo } })
        markedUpTo.set(channelId, upTo)
        if (read !== 'kept') putUnread(client, { channelId, unread: read.unread })
      } catch {
        // Said again with the next item, and when the line is back; until then it only counts as unread.
      }
    }
    const timer = setTimeout(() => void tell(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [client, channelId, upTo, isNews, isVisible, isConnected])
}

function watchVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

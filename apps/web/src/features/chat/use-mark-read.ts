import { markRead } from '@easel/contract/chat'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { callOrQueue } from '../../lib/offline-queue.ts'
import { useConnection } from '../../lib/socket.ts'
import { channelsQuery, putUnread } from '../channel/api.ts'

const DEBOUNCE_MS = 1_000

/** By channel: newest item that the server knows as read. */
const markedUpTo = new Map<string, string>()

/**
 * Reports everything up to this item as read after it has been in view for a second on a visible page. Reports nothing when no
 * item of others is unread.
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
        const read = await callOrQueue(`read:${channelId}`, markRead, { params: { channelId }, body: { upTo } })
        markedUpTo.set(channelId, upTo)
        if (read !== 'kept') putUnread(client, { channelId, unread: read.unread })
      } catch {
        // A failure is ignored: the next item reports again, and until then it only counts as unread.
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

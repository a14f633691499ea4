import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery, useSession } from '../../features/account/api.ts'
import { readChannels } from '../../features/channel/api.ts'
import { markDeleted, unmarkDeleted } from '../../features/task/store.ts'
import { text } from '../../i18n/text.ts'
import { type QueueWatcher, sendQueuedCalls, watchQueue } from '../../lib/offline-queue.ts'
import { queuedIdsOf } from '../../lib/queued-calls.ts'
import { useConnection } from '../../lib/socket.ts'
import { toast } from '../../ui/toast.ts'

/** Sends acts that were stored while offline, on this page or a later one, and reports those that failed. */
export function useOfflineQueue(): void {
  const client = useQueryClient()
  const userId = useSession()?.id
  const connection = useConnection()
  useEffect(() => {
    if (userId === undefined) return
    // Acts of an earlier page, stored before this session: hide the tasks that they delete.
    markDeleted(queuedIdsOf('delete'))
    return watchQueue(listen(client))
  }, [client, userId])
  useEffect(() => {
    if (userId !== undefined && connection === 'open') void sendQueuedCalls()
  }, [userId, connection])
}

function listen(client: QueryClient): QueueWatcher {
  return {
    onQueued: (name) => {
      // Read marks are sent silently.
      if (!name.startsWith('read:')) toast(text('net.kept'))
    },
    // All other results arrive over the socket.
    onDone: (name) => {
      if (/^(settings|suffix):/.test(name)) void client.invalidateQueries({ queryKey: ['draw-settings'] })
      if (/^(read|rename|end):/.test(name)) readChannels(client)
    },
    onRefused: (name, message) => {
      toast(message === '' ? text('net.keptTooLong') : text('net.notKept', { message }), 'warning')
      if (name.startsWith('delete:')) unmarkDeleted([name.slice('delete:'.length)])
      void client.invalidateQueries()
      if (name.startsWith('profile:')) void client.prefetchQuery({ ...sessionQuery, staleTime: 0 })
    },
  }
}

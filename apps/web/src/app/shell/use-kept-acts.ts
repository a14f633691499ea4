import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery, useSession } from '../../features/account/api.ts'
import { readChannels } from '../../features/channel/api.ts'
import { markGone, markHere } from '../../features/task/store.ts'
import { text } from '../../i18n/text.ts'
import { type ActWatcher, sendKept, watchActs } from '../../lib/kept-calls.ts'
import { promisedOf } from '../../lib/promised.ts'
import { useConnection } from '../../lib/socket.ts'
import { toast } from '../../ui/toast.ts'

/** Sends acts that were stored while offline, on this page or a later one, and reports those that failed. */
export function useKeptActs(): void {
  const client = useQueryClient()
  const userId = useSession()?.id
  const connection = useConnection()
  useEffect(() => {
    if (userId === undefined) return
    // Acts of an earlier page, stored before this session: hide the tasks that they delete.
    markGone(promisedOf('delete'))
    return watchActs(listen(client))
  }, [client, userId])
  useEffect(() => {
    if (userId !== undefined && connection === 'open') void sendKept()
  }, [userId, connection])
}

function listen(client: QueryClient): ActWatcher {
  return {
    onKept: (name) => {
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
      if (name.startsWith('delete:')) markHere([name.slice('delete:'.length)])
      void client.invalidateQueries()
      if (name.startsWith('profile:')) void client.prefetchQuery({ ...sessionQuery, staleTime: 0 })
    },
  }
}

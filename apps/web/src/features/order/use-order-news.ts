import type { ServerFrame } from '@easel/contract/live'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openSocket, useConnection } from '../../lib/socket.ts'
import { sessionQuery } from '../account/api.ts'
import { refreshOrders } from './api.ts'
import { waitingQuery } from './use-waiting-order.ts'

/** Know which order waits to be paid, and hear of what becomes of any, for as long as the caller stands. */
export function useOrderNews(): void {
  const client = useQueryClient()
  const isLost = useConnection() === 'lost'
  const isNoneWaiting = client.getQueryData(sessionQuery.queryKey)?.hasWaitingOrder === false
  useQuery({ ...waitingQuery, ...(isNoneWaiting && { initialData: null }) })

  useEffect(() => {
    const forget = openSocket().onFrame((frame) => {
      if (isOfOrders(frame)) void refreshOrders(client)
    })
    return () => void forget()
  }, [client])

  useEffect(() => {
    // What happened meanwhile was told to nobody.
    if (isLost) return () => void refreshOrders(client)
  }, [client, isLost])
}

/** Or a person's own frames were missed, which these may have been among. */
function isOfOrders(frame: ServerFrame): boolean {
  return frame.t === 'order' || (frame.t === 'reload' && frame.channelId === null)
}

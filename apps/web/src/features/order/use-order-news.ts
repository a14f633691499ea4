import type { ServerFrame } from '@easel/contract/live'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openSocket, useConnection } from '../../lib/socket.ts'
import { sessionQuery } from '../account/api.ts'
import { refreshOrders } from './api.ts'
import { unpaidOrderQuery } from './use-unpaid-order.ts'

/** While mounted, looks up the unpaid order and applies frames about orders. */
export function useOrderNews(): void {
  const client = useQueryClient()
  const isLost = useConnection() === 'lost'
  const isNoneWaiting = client.getQueryData(sessionQuery.queryKey)?.hasWaitingOrder === false
  useQuery({ ...unpaidOrderQuery, ...(isNoneWaiting && { initialData: null }) })

  useEffect(() => {
    const forget = openSocket().onFrame((frame) => {
      if (isOfOrders(frame)) void refreshOrders(client)
    })
    return () => void forget()
  }, [client])

  useEffect(() => {
    // Frames during the gap were missed.
    if (isLost) return () => void refreshOrders(client)
  }, [client, isLost])
}

/** Frames about orders, or a gap in the person's frames, which may have contained one. */
function isOfOrders(frame: ServerFrame): boolean {
  return frame.t === 'order' || (frame.t === 'reload' && frame.channelId === null)
}

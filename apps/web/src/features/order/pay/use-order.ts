import { useQuery } from '@tanstack/react-query'
import { useConnection } from '../../../lib/socket.ts'
import { orderQuery } from '../api.ts'
import { pollDelayMs } from './rules.ts'

/** State of an order: from the socket, polled without one or at expiry, and refetched when the tab is shown again. */
export function useOrder(orderId: string) {
  const isTold = useConnection() === 'open'
  return useQuery({
    ...orderQuery(orderId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => pollDelayMs(state.data, isTold, Date.now()),
  })
}

import { useQuery } from '@tanstack/react-query'
import { useConnection } from '../../../lib/socket.ts'
import { orderQuery } from '../api.ts'
import { askInMs } from './rules.ts'

/** An order as it stands: told by the socket, asked for where that is down or its time is over, and on return to the tab. */
export function useOrder(orderId: string) {
  const isTold = useConnection() === 'open'
  return useQuery({
    ...orderQuery(orderId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => askInMs(state.data, isTold, Date.now()),
  })
}

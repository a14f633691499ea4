import type { Order } from '@easel/contract/order'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from '../../../lib/socket.ts'
import { orderQuery } from '../api.ts'

/** How often it is asked for while nobody tells. */
const ASK_EVERY_MS = 3000

/** An order as it stands: told by the socket, asked for where that is down or its time is over, and on return to the tab. */
export function useOrder(orderId: string) {
  const isTold = useConnection() === 'open'
  return useQuery({
    ...orderQuery(orderId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data && isOpen(data) && (!isTold || isOverdue(data)) ? ASK_EVERY_MS : false,
  })
}

const isOpen = ({ status }: Order) => status === 'PENDING'
const isOverdue = ({ expiresAt }: Order) => Date.parse(expiresAt) <= Date.now()

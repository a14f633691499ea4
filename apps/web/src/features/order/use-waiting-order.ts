import type { Order } from '@easel/contract/order'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** All that is known of one's orders hangs below it. */
export const ORDERS_KEY = ['orders']

/** The newest order that waits to be paid; null: none does. Here alone, for the first load knows of no other calls. */
export const waitingQuery = queryOptions<Order | null>({
  queryKey: [...ORDERS_KEY, 'waiting'],
  queryFn: ({ signal }) => import('./waiting/api.ts').then(({ findWaiting }) => findWaiting(signal)),
})

/** As far as is known: what comes after the first load asks. */
export function useWaitingOrder(): Order | null | undefined {
  return useQuery({ ...waitingQuery, enabled: false }).data
}

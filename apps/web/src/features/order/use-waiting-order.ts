import type { Order } from '@easel/contract/order'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Prefix of all query keys about orders. */
export const ORDERS_KEY = ['orders']

/**
 * The newest unpaid order; null when there is none. Separate from the other queries, because the first load must not contain
 * their calls.
 */
export const waitingQuery = queryOptions<Order | null>({
  queryKey: [...ORDERS_KEY, 'waiting'],
  queryFn: ({ signal }) => import('./waiting/api.ts').then(({ findWaiting }) => findWaiting(signal)),
})

/** From the cache only; a component that loads after the first view fetches it. */
export function useWaitingOrder(): Order | null | undefined {
  return useQuery({ ...waitingQuery, enabled: false }).data
}

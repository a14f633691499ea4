import type { Order } from '@easel/contract/order'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Prefix of all query keys about orders. */
export const ORDERS_KEY = ['orders']

/**
 * The newest unpaid order; null when there is none. Separate from the other queries, because the first load must not contain
 * their calls.
 */
export const unpaidOrderQuery = queryOptions<Order | null>({
  queryKey: [...ORDERS_KEY, 'waiting'],
  queryFn: ({ signal }) => import('./unpaid/api.ts').then(({ findUnpaidOrder: findWaiting }) => findWaiting(signal)),
})

/** From the cache only; a component that loads after the first view fetches it. */
export function useUnpaidOrder(): Order | null | undefined {
  return useQuery({ ...unpaidOrderQuery, enabled: false }).data
}

import { listOrders } from '@easel/contract/order-acts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { ORDERS_KEY } from '../use-unpaid-order.ts'

/** Own orders, newest first; refetched on opening. */
export const ordersQuery = infiniteQueryOptions({
  queryKey: [...ORDERS_KEY, 'list'],
  queryFn: ({ pageParam, signal }) =>
    call(listOrders, { query: pageParam === null ? {} : { cursor: pageParam }, signal, quiet: true }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  staleTime: 0,
  gcTime: 0,
})

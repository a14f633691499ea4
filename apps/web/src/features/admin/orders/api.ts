import { endRefund, listOrderNotices, refundOrder, searchOrders } from '@easel/contract/admin-orders'
import type { BodyOf, QueryOf } from '@easel/contract/call'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'

const ORDERS = ['admin', 'orders'] as const

export const readOrders = (query: QueryOf<typeof searchOrders>, signal?: AbortSignal) =>
  call(searchOrders, { query, quiet: true, ...(signal && { signal }) })

export const ordersQuery = (query: QueryOf<typeof searchOrders>) =>
  queryOptions({
    queryKey: [...ORDERS, query],
    queryFn: ({ signal }) => readOrders(query, signal),
    staleTime: 0,
    placeholderData: (before) => before,
  })

/** Asked anew with each look: what is told may come at any moment. */
export const noticesQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...ORDERS, orderId, 'notices'],
    queryFn: ({ signal }) => call(listOrderNotices, { params: { orderId }, signal, quiet: true }),
    staleTime: 0,
  })

interface RefundRequest {
  orderId: string
  body: BodyOf<typeof refundOrder>
  /** The same for the same wish, so that a second try after a lost answer pays nothing twice. */
  key: string
}

/** The form shows what was refused. What the order is afterwards stands in the list at once. */
export function useRefundOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ orderId, body, key }: RefundRequest) =>
      call(refundOrder, { params: { orderId }, body, idempotencyKey: key, quiet: true }),
    // Not waited for: the form that hears the answer goes when the list is there.
    onSettled: () => void client.invalidateQueries({ queryKey: ORDERS }),
  })
}

/** The form shows what was refused; how the refund stands is read again then, too. */
export function useEndRefund() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ refundId, body }: { refundId: string; body: BodyOf<typeof endRefund> }) =>
      call(endRefund, { params: { refundId }, body, quiet: true }),
    onSettled: () => void client.invalidateQueries({ queryKey: ORDERS }),
  })
}

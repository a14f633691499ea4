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

/** Refetched whenever it is shown, because notices may arrive at any time. */
export const noticesQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...ORDERS, orderId, 'notices'],
    queryFn: ({ signal }) => call(listOrderNotices, { params: { orderId }, signal, quiet: true }),
    staleTime: 0,
  })

interface RefundRequest {
  orderId: string
  body: BodyOf<typeof refundOrder>
  /** Idempotency key, so that a retry after a lost response refunds nothing twice. */
  key: string
}

/** The form shows a refusal itself. The changed order is written into the list at once. */
export function useRefundOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ orderId, body, key }: RefundRequest) =>
      call(refundOrder, { params: { orderId }, body, idempotencyKey: key, quiet: true }),
    // Not awaited: the form that handles the response unmounts once the list has been refetched.
    onSettled: () => void client.invalidateQueries({ queryKey: ORDERS }),
  })
}

/** The form shows a refusal itself; the refund's state is refetched in that case too. */
export function useEndRefund() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ refundId, body }: { refundId: string; body: BodyOf<typeof endRefund> }) =>
      call(endRefund, { params: { refundId }, body, quiet: true }),
    onSettled: () => void client.invalidateQueries({ queryKey: ORDERS }),
  })
}

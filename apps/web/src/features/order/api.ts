import type { Order } from '@easel/contract/order'
import { cancelOrder, createOrder, readOrder } from '@easel/contract/order-acts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import type { Goods } from './rules.ts'
import { ORDERS_KEY, unpaidOrderQuery } from './use-unpaid-order.ts'

/** Reading a pending order makes the server ask its payment provider. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...ORDERS_KEY, orderId],
    queryFn: async ({ client, signal }) => {
      const order = await call(readOrder, { params: { orderId }, signal, quiet: true })
      noteWaiting(client, order)
      return order
    },
  })

/** Refetches everything about orders after a change here or elsewhere. */
export function refreshOrders(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ORDERS_KEY })
}

interface Purchase {
  goods: Goods
  /** Idempotency key: every retry of the same purchase yields the same order. */
  key: string
}

export function useCreateOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ goods, key }: Purchase) => call(createOrder, { body: goods, idempotencyKey: key, quiet: true }),
    onSuccess: (order) => takeOrder(client, order),
  })
}

export function useCancelOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (orderId: string) => call(cancelOrder, { params: { orderId }, quiet: true }),
    onSuccess: (order) => takeOrder(client, order),
  })
}

/** Writes the order into the cache; lists are refetched. */
function takeOrder(client: QueryClient, order: Order): void {
  client.setQueryData(orderQuery(order.id).queryKey, order)
  noteWaiting(client, order)
  void refreshOrders(client)
}

function noteWaiting(client: QueryClient, order: Order): void {
  client.setQueryData(unpaidOrderQuery.queryKey, (known) => {
    if (order.status === 'PENDING') return known ?? order
    return known?.id === order.id ? null : known
  })
}

import type { Order } from '@easel/contract/order'
import { listOrders } from '@easel/contract/order-acts'
import { call } from '../../../lib/call.ts'

/** Orders expire after half an hour, so an unpaid one is among the newest. */
const NEWEST_COUNT = '20'

/** The newest unpaid order; null when there is none. */
export async function findUnpaidOrder(signal: AbortSignal): Promise<Order | null> {
  const { items } = await call(listOrders, { query: { limit: NEWEST_COUNT }, signal, quiet: true })
  return items.find(({ status }) => status === 'PENDING') ?? null
}

import type { Order } from '@easel/contract/order'
import { listOrders } from '@easel/contract/order-acts'
import { call } from '../../../lib/call.ts'

/** What waits to be paid is among so many newest ones: it does so for half an hour. */
const NEWEST_COUNT = '20'

/** The newest order that waits to be paid; null: none does. */
export async function findWaiting(signal: AbortSignal): Promise<Order | null> {
  const { items } = await call(listOrders, { query: { limit: NEWEST_COUNT }, signal, quiet: true })
  return items.find(({ status }) => status === 'PENDING') ?? null
}

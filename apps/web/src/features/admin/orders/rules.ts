import type { AdminOrder, RefundState } from '@easel/contract/admin-orders'
import type { OrderStatus } from '@easel/contract/order'

export const STATUSES: readonly OrderStatus[] = ['PENDING', 'PAID', 'CANCELLED', 'EXPIRED', 'REFUNDED']

export function findStatus(word: string): OrderStatus | undefined {
  return STATUSES.find((status) => status === word)
}

export const REFUND_STATES: readonly RefundState[] = ['PENDING', 'STUCK', 'FAILED', 'DONE']

export function findRefundState(word: string): RefundState | undefined {
  return REFUND_STATES.find((state) => state === word)
}

/**
 * Refundable amount in minor units: paid, less refunds that are done or under way; 0 unless the order is paid. A duplicate
 * payment is refunded automatically, so only the first one counts.
 */
export function refundableOf({ order, payments, refunds }: AdminOrder): number {
  if (order.status !== 'PAID') return 0
  const paid = order.amount * Math.max(1, payments.filter(({ state }) => state === 'PAID').length)
  const going = refunds.filter(({ state }) => state !== 'FAILED')
  const left = paid - going.reduce((sum, { amount }) => sum + amount, 0)
  return Math.min(order.amount, Math.max(0, left))
}

/** Whether a refund ended differently than requested. */
export function needsCare(state: RefundState): boolean {
  return state === 'STUCK' || state === 'FAILED'
}

import type { Order } from '@easel/contract/order'

/** Payment provider of an order: where it is open, else the chosen one, else the only one; undefined when not decided. */
export function channelOf(
  { payChannel }: Pick<Order, 'payChannel'>,
  chosen: string | undefined,
  offered: readonly string[] = [],
): string | undefined {
  return payChannel ?? chosen ?? (offered.length === 1 ? offered[0] : undefined)
}

/** State of an unpaid order: choosing a provider, no provider available, waiting for the money, no code available, or failed. */
export type PayState = 'choosing' | 'closed' | 'waiting' | 'noCode' | 'failed'

/** Element to focus when the focused one has unmounted. */
export const PAY_HEADING_ID = 'pay-heading'

interface Code {
  codeUrl: string
  expiresAt: string
}

/** Whether a payment failed: its code was replaced before it expired. */
export function hasPaymentFailed(shown: Code, current: Code, nowMs: number): boolean {
  return shown.codeUrl !== current.codeUrl && Date.parse(shown.expiresAt) > nowMs
}

/** Polling interval without a socket. */
const ASK_EVERY_MS = 3000

/** Ms until the order is polled: soon without a socket, else when it expires; false when it is not pending. */
export function pollDelayMs(
  order: Pick<Order, 'status' | 'expiresAt'> | undefined,
  isTold: boolean,
  nowMs: number,
): number | false {
  if (order?.status !== 'PENDING') return false
  return isTold ? Math.max(ASK_EVERY_MS, Date.parse(order.expiresAt) - nowMs) : ASK_EVERY_MS
}

/** Ms until a new code is needed; false when the code lasts as long as the order. */
export function renewDelayMs(
  code: Code | undefined,
  order: Pick<Order, 'expiresAt'> | undefined,
  nowMs: number,
): number | false {
  if (!code || !order || Date.parse(code.expiresAt) >= Date.parse(order.expiresAt)) return false
  return Math.max(ASK_EVERY_MS, Date.parse(code.expiresAt) - nowMs)
}

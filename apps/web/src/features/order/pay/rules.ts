import type { Order } from '@easel/contract/order'

/** By which provider it is paid: the one that it is open at, the one that was chosen, or the only one; undefined: not said yet. */
export function channelOf(
  { payChannel }: Pick<Order, 'payChannel'>,
  chosen: string | undefined,
  offered: readonly string[] = [],
): string | undefined {
  return payChannel ?? chosen ?? (offered.length === 1 ? offered[0] : undefined)
}

/** What an order that waits waits for: to be told by whom it is paid, or that somebody collects here at all; for the money, or, as that did not come, for another try. */
export type PayState = 'choosing' | 'closed' | 'waiting' | 'noCode' | 'failed'

/** Where the focus goes when what stood there is gone. */
export const PAY_HEADING_ID = 'pay-heading'

interface Code {
  codeUrl: string
  expiresAt: string
}

/** Whether a payment has failed: its code was taken back before its time, and another one stands for it. */
export function hasFailed(shown: Code, current: Code, nowMs: number): boolean {
  return shown.codeUrl !== current.codeUrl && Date.parse(shown.expiresAt) > nowMs
}

/** How often an order is asked for while nobody tells of it. */
const ASK_EVERY_MS = 3000

/** In how many ms an order is asked for again: soon while nobody tells of it, else when its time is over; false: it waits no longer. */
export function askInMs(
  order: Pick<Order, 'status' | 'expiresAt'> | undefined,
  isTold: boolean,
  nowMs: number,
): number | false {
  if (order?.status !== 'PENDING') return false
  return isTold ? Math.max(ASK_EVERY_MS, Date.parse(order.expiresAt) - nowMs) : ASK_EVERY_MS
}

/** In how many ms a new code is needed; false: this one holds as long as its order waits. */
export function renewInMs(
  code: Code | undefined,
  order: Pick<Order, 'expiresAt'> | undefined,
  nowMs: number,
): number | false {
  if (!code || !order || Date.parse(code.expiresAt) >= Date.parse(order.expiresAt)) return false
  return Math.max(ASK_EVERY_MS, Date.parse(code.expiresAt) - nowMs)
}

import type { Order } from '@easel/contract/order'

/** By which provider it is paid: the one that it is open at, the one that was chosen, or the only one; undefined: not said yet. */
export function channelOf(
  { payChannel }: Pick<Order, 'payChannel'>,
  chosen: string | undefined,
  offered: readonly string[] = [],
): string | undefined {
  return payChannel ?? chosen ?? (offered.length === 1 ? offered[0] : undefined)
}

interface Code {
  codeUrl: string
  expiresAt: string
}

/** Whether a payment has failed: its code was taken back before its time, and another one stands for it. */
export function hasFailed(shown: Code, current: Code, nowMs: number): boolean {
  return shown.codeUrl !== current.codeUrl && Date.parse(shown.expiresAt) > nowMs
}

import type { Json } from './api/read-fields.ts'

export interface Payment {
  transactionId: string
  openid: string
  paidAt: Date
  /** What the payer gave; the rest of the total was a coupon. */
  payerTotal: number
}

export interface PayerAtWork {
  /** In fen, what a coupon pays of the total. */
  coupon: number
}

export interface Trade {
  tradeNo: string
  /** As it was first ordered; it cannot change any more. */
  ordered: string
  description: string
  attach: string | null
  notifyUrl: string
  total: number
  createdAt: Date
  expiresAt: Date
  codes: { codeUrl: string; expiresAt: Date }[]
  closed: boolean
  /** Somebody is typing the password. */
  payerAtWork: PayerAtWork | null
  payment: Payment | null
  refunds: Refund[]
}

export type RefundOutcome = 'SUCCESS' | 'ABNORMAL' | 'CLOSED'

export interface Refund {
  refundId: string
  refundNo: string
  /** As it was first asked for. */
  asked: string
  notifyUrl: string | null
  amount: number
  status: 'PROCESSING' | RefundOutcome
  createdAt: Date
  /** When the money was back. */
  doneAt: Date | null
}

/** WeChat Pay's own state, independent of what it answered or sent. */
export interface Books {
  trades: Trade[]
  findTrade(tradeNo: string): Trade | undefined
  findRefund(refundNo: string): { trade: Trade; refund: Refund } | undefined
  /** What the merchant took out of the account. */
  withdrawn: number
  /** In fen: paid, less what is on its way back, less what was taken out. */
  balance(): number
  /** 28 digits, as the numbers of payments and refunds have. */
  nextNumber(beginning: string): string
}

export function openBooks(): Books {
  let count = 0
  const books: Books = {
    trades: [],
    withdrawn: 0,
    findTrade: (tradeNo) => books.trades.find((trade) => trade.tradeNo === tradeNo),
    findRefund(refundNo) {
      const trade = books.trades.find(({ refunds }) => refunds.some((refund) => refund.refundNo === refundNo))
      const refund = trade?.refunds.find((one) => one.refundNo === refundNo)
      return trade && refund && { trade, refund }
    },
    balance: () =>
      books.trades.reduce(
        (sum, trade) => sum + (trade.payment ? trade.total : 0) - refundedOf(trade),
        -books.withdrawn,
      ),
    nextNumber(beginning) {
      count += 1
      return beginning + String(count).padStart(28 - beginning.length, '0')
    },
  }
  return books
}

/** What is on its way back or was given back. */
export const refundedOf = (trade: Trade): number =>
  trade.refunds.reduce((sum, refund) => sum + (refund.status === 'CLOSED' ? 0 : refund.amount), 0)

/** The part of a refund that the payer's own money is; the coupon takes the rest. */
export const payerPartOf = (trade: Trade, amount: number): number =>
  trade.payment ? Math.round((amount * trade.payment.payerTotal) / trade.total) : 0

/** One text for what says the same, whatever the order of its fields. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner as Json).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}

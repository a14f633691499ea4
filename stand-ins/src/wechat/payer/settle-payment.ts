import { createHash } from 'node:crypto'
import type { PayerAtWork, Trade } from '../books.ts'
import type { Wechat } from '../wechat.ts'

/** The money moves: the books say so, and the merchant will hear of it. */
export function settlePayment({ books, clock, notices }: Wechat, trade: Trade, { coupon }: PayerAtWork): void {
  trade.payerAtWork = null
  trade.payment = {
    transactionId: books.nextNumber('4200'),
    openid: `o${createHash('sha256').update(trade.tradeNo).digest('base64url').slice(0, 27)}`,
    paidAt: clock.now(),
    payerTotal: trade.total - coupon,
  }
  notices.add({ event: 'TRANSACTION.SUCCESS', trade, refund: null })
}

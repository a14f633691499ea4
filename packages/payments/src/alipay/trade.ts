import type { PaidTrade, Trade } from '../gateway.ts'
import { type Fields, readText, UnreadableError } from '../fields.ts'
import { readTime, readTradeNo, readYuan } from './words.ts'

/**
 * What Alipay says of a trade, when it was asked for one.
 * @throws UnreadableError also when it speaks of another trade
 */
export function readTrade(answer: Fields, tradeNo: string): Trade {
  if (readTradeNo(readText(answer, 'out_trade_no')) !== tradeNo) throw new UnreadableError('it speaks of another trade')
  const status = readText(answer, 'trade_status')
  switch (status) {
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED':
      return readPaidTrade(answer, 'send_pay_date')
    case 'WAIT_BUYER_PAY':
      return { state: 'unpaid' }
    case 'TRADE_CLOSED':
      // Closed without a payment, or paid and all of it given back: then it tells when it was paid.
      return answer['send_pay_date'] === undefined ? { state: 'closed' } : readPaidTrade(answer, 'send_pay_date')
    default:
      throw new UnreadableError('trade_status is none of those that are known')
  }
}

/**
 * A trade that was paid. What the person paid may be less by a coupon; the trade's total counts.
 * @throws UnreadableError
 */
export function readPaidTrade(fields: Fields, nameOfTime: 'send_pay_date' | 'gmt_payment'): PaidTrade {
  return {
    state: 'paid',
    tradeNo: readTradeNo(readText(fields, 'out_trade_no')),
    transactionId: readText(fields, 'trade_no'),
    amount: readYuan(readText(fields, 'total_amount')),
    currency: 'CNY',
    paidAt: readTime(readText(fields, nameOfTime)),
  }
}

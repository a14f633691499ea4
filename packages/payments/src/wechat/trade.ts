import type { PaidTrade, Trade } from '../gateway.ts'
import { type Fields, readInstant, readPart, readText, readWhole, UnreadableError } from '../fields.ts'
import type { WechatSettings } from './settings.ts'

export type Merchant = Pick<WechatSettings, 'appId' | 'mchId'>

/**
 * What WeChat Pay says of a trade, when it was asked for one.
 * @throws UnreadableError also when it speaks of another trade
 */
export function readTrade(trade: Fields, tradeNo: string, merchant: Merchant): Trade {
  if (!isOurs(trade, merchant) || readText(trade, 'out_trade_no') !== tradeNo)
    throw new UnreadableError('it speaks of another trade')
  const state = readText(trade, 'trade_state')
  switch (state) {
    case 'SUCCESS':
    case 'REFUND': // It was paid, and some of it went back later.
      return readPaidTrade(trade)
    case 'NOTPAY':
    case 'USERPAYING':
      return { state: 'unpaid' }
    case 'CLOSED':
    case 'REVOKED':
    case 'PAYERROR':
      return { state: 'closed' }
    default:
      throw new UnreadableError('trade_state is none of those that are known')
  }
}

/**
 * A trade that was paid. What the person paid may be less by a coupon; the trade's total counts.
 * @throws UnreadableError
 */
export function readPaidTrade(trade: Fields): PaidTrade {
  const amount = readPart(trade, 'amount')
  return {
    state: 'paid',
    tradeNo: readText(trade, 'out_trade_no'),
    transactionId: readText(trade, 'transaction_id'),
    amount: readWhole(amount, 'total'),
    currency: readText(amount, 'currency'),
    paidAt: readInstant(trade, 'success_time'),
  }
}

export function isOurs(trade: Fields, { appId, mchId }: Merchant): boolean {
  return trade['appid'] === appId && trade['mchid'] === mchId
}

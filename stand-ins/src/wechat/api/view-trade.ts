import { payerPartOf, type Refund, type Trade } from '../books.ts'
import type { Merchant } from '../keys/open-keys.ts'
import type { Json } from './read-fields.ts'
import { timeOfApi } from './words.ts'

/** A trade as the query shows it, and the notice of its payment. */
export function viewTrade(trade: Trade, { appId, mchId }: Merchant): Json {
  const view = {
    appid: appId,
    mchid: mchId,
    out_trade_no: trade.tradeNo,
    ...(trade.attach && { attach: trade.attach }),
  }
  if (!trade.payment) {
    return {
      ...view,
      amount: { total: trade.total, payer_currency: 'CNY' },
      trade_state: trade.closed ? 'CLOSED' : 'NOTPAY',
      trade_state_desc: trade.closed ? '订单已关闭' : '订单未支付',
      promotion_detail: [],
    }
  }
  const { transactionId, openid, paidAt, payerTotal } = trade.payment
  return {
    ...view,
    transaction_id: transactionId,
    trade_type: 'NATIVE',
    trade_state: trade.refunds.length > 0 ? 'REFUND' : 'SUCCESS',
    trade_state_desc: trade.refunds.length > 0 ? '订单发生过退款' : '支付成功',
    bank_type: 'OTHERS',
    success_time: timeOfApi(paidAt),
    payer: { openid },
    amount: { total: trade.total, payer_total: payerTotal, currency: 'CNY', payer_currency: 'CNY' },
    promotion_detail: payerTotal < trade.total ? [viewCoupon(trade.total - payerTotal)] : [],
  }
}

const viewCoupon = (amount: number) => ({
  coupon_id: '109519',
  name: '代金券',
  scope: 'GLOBAL',
  type: 'NOCASH',
  amount,
  wechatpay_contribute: 0,
  merchant_contribute: amount,
  other_contribute: 0,
  currency: 'CNY',
})

/** A refund as its own calls show it. */
export function viewRefund(trade: Trade, refund: Refund): Json {
  const payerRefund = payerPartOf(trade, refund.amount)
  return {
    refund_id: refund.refundId,
    out_refund_no: refund.refundNo,
    transaction_id: trade.payment?.transactionId,
    out_trade_no: trade.tradeNo,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    ...(refund.doneAt && { success_time: timeOfApi(refund.doneAt) }),
    create_time: timeOfApi(refund.createdAt),
    status: refund.status,
    funds_account: 'UNSETTLED',
    amount: {
      total: trade.total,
      refund: refund.amount,
      payer_total: trade.payment?.payerTotal,
      payer_refund: payerRefund,
      settlement_refund: payerRefund,
      settlement_total: trade.payment?.payerTotal,
      discount_refund: refund.amount - payerRefund,
      currency: 'CNY',
    },
    promotion_detail: [],
  }
}

/** What the notice of a refund says, in the words of notices. */
export function viewRefundNotice(trade: Trade, refund: Refund, { mchId }: Merchant): Json {
  return {
    mchid: mchId,
    transaction_id: trade.payment?.transactionId,
    out_trade_no: trade.tradeNo,
    refund_id: refund.refundId,
    out_refund_no: refund.refundNo,
    refund_status: refund.status,
    ...(refund.doneAt && { success_time: timeOfApi(refund.doneAt) }),
    user_received_account: '支付用户零钱',
    amount: {
      total: trade.total,
      refund: refund.amount,
      payer_total: trade.payment?.payerTotal,
      payer_refund: payerPartOf(trade, refund.amount),
    },
  }
}

import { canonical, type Refund, refundedOf, type Trade } from '../books.ts'
import type { Wechat } from '../wechat.ts'
import { ApiError, wrongField } from './api-error.ts'
import { answerJson, type Operation } from './operation.ts'
import {
  fenField,
  type Json,
  numberField,
  objectField,
  onlyFields,
  optionalText,
  readJson,
  urlField,
} from './read-fields.ts'
import { viewRefund } from './view-trade.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const MAX_PARTS = 50
const FIELDS = [
  ...[
    'transaction_id',
    'out_trade_no',
    'out_refund_no',
    'reason',
    'notify_url',
    'funds_account',
    'amount',
    'goods_detail',
  ],
]

/** `POST /v3/refund/domestic/refunds`: take on a refund; whether it succeeds is seen later. */
export const refund: Operation = (wechat, request) => {
  const given = readJson(request.body)
  onlyFields(given, FIELDS)
  const trade = findPaid(wechat, given)
  const wanted = readRefund(wechat, given)
  const earlier = wechat.books.findRefund(wanted.refundNo)
  if (earlier) return answerJson(viewRefund(earlier.trade, sameAs(earlier, trade, wanted)))
  checkAmount(given, trade, wanted.amount)
  checkLimits(wechat, trade, wanted.createdAt)
  if (wechat.books.balance() < wanted.amount) throw new ApiError(403, 'NOT_ENOUGH', '商户账户余额不足')
  trade.refunds.push({ ...wanted, refundId: wechat.books.nextNumber('5030') })
  return answerJson(viewRefund(trade, trade.refunds.at(-1) ?? wanted))
}

/** `GET /v3/refund/domestic/refunds/{number}` */
export const queryRefund: Operation = ({ books }, _, refundNo) => {
  const refund = books.findRefund(refundNo)
  if (!refund) throw new ApiError(404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
  return answerJson(viewRefund(refund.trade, refund.refund))
}

function findPaid({ books }: Wechat, given: Json): Trade {
  const tradeNo = optionalText(given, 'out_trade_no', 32)
  const transactionId = optionalText(given, 'transaction_id', 32)
  if (!tradeNo && !transactionId) throw wrongField('transaction_id', '与out_trade_no不能同时为空')
  const trade = books.trades.find(
    (one) => (!tradeNo || one.tradeNo === tradeNo) && (!transactionId || one.payment?.transactionId === transactionId),
  )
  if (!trade?.payment) throw new ApiError(404, 'RESOURCE_NOT_EXISTS', '订单不存在或未支付')
  return trade
}

function readRefund({ clock }: Wechat, given: Json): Refund {
  const amount = objectField(given, 'amount')
  onlyFields(amount, ['refund', 'total', 'currency', 'from'], 'amount/')
  if (amount.currency !== 'CNY') throw wrongField('amount/currency', '只支持CNY')
  optionalText(given, 'reason', 80)
  return {
    refundId: '',
    refundNo: numberField(given, 'out_refund_no', /^[0-9A-Za-z_\-|*@]{1,64}$/),
    asked: canonical(given.amount),
    notifyUrl: given.notify_url === undefined ? null : urlField(given, 'notify_url'),
    amount: fenField(amount, 'refund'),
    status: 'PROCESSING',
    createdAt: clock.now(),
    doneAt: null,
  }
}

function sameAs(earlier: { trade: Trade; refund: Refund }, trade: Trade, requested: Refund): Refund {
  if (earlier.trade !== trade || earlier.refund.asked !== requested.asked) {
    throw new ApiError(400, 'PARAM_ERROR', '订单金额或退款金额与之前请求不一致')
  }
  return earlier.refund
}

function checkAmount(given: Json, trade: Trade, amount: number): void {
  if (fenField(objectField(given, 'amount'), 'total') !== trade.total) {
    throw new ApiError(400, 'PARAM_ERROR', '订单金额与支付时不一致')
  }
  if (refundedOf(trade) + amount > trade.total)
    throw new ApiError(400, 'INVALID_REQUEST', '申请退款金额大于订单可退金额')
}

function checkLimits({ clock }: Wechat, trade: Trade, now: Date): void {
  const paidAt = trade.payment?.paidAt ?? clock.now()
  if (now.getTime() - paidAt.getTime() > 365 * DAY_MS) throw new ApiError(400, 'INVALID_REQUEST', '订单已超过退款期限')
  if (trade.refunds.length >= MAX_PARTS) throw new ApiError(400, 'INVALID_REQUEST', '订单部分退款次数超过50次')
  const last = trade.refunds.at(-1)
  if (last && now.getTime() - last.createdAt.getTime() < MINUTE_MS) {
    throw new ApiError(429, 'FREQUENCY_LIMITED', '同一订单的多次退款须间隔1分钟')
  }
}

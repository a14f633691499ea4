import type { Trade } from '../books.ts'
import { settlePayment } from '../payer/settle-payment.ts'
import type { Wechat } from '../wechat.ts'
import { ApiError, wrongField } from './api-error.ts'
import type { ApiRequest } from './api-request.ts'
import { answerJson, answerNothing, type Operation } from './operation.ts'
import { onlyFields, readJson, textField } from './read-fields.ts'
import { viewTrade } from './view-trade.ts'

/** `GET /v3/pay/transactions/out-trade-no/{number}` */
export const queryByTradeNo: Operation = (wechat, request, tradeNo) => {
  checkMerchant(wechat, request)
  return answerJson(viewTrade(getTrade(wechat.books.findTrade(tradeNo)), wechat.keys.merchant))
}

/** `GET /v3/pay/transactions/id/{number}` */
export const queryByTransaction: Operation = (wechat, request, transactionId) => {
  checkMerchant(wechat, request)
  const trade = wechat.books.trades.find(({ payment }) => payment?.transactionId === transactionId)
  return answerJson(viewTrade(getTrade(trade), wechat.keys.merchant))
}

/** `POST /v3/pay/transactions/out-trade-no/{number}/close`; while a payment is in progress, a coin toss decides which is first. */
export const closeTrade: Operation = (wechat, request, tradeNo) => {
  const body = readJson(request.body)
  onlyFields(body, ['mchid'])
  if (textField(body, 'mchid', 32) !== wechat.keys.merchant.mchId) throw wrongField('mchid', '与签名的商户号不一致')
  const trade = getTrade(wechat.books.findTrade(tradeNo))
  if (trade.payerAtWork && wechat.coin()) settlePayment(wechat, trade, trade.payerAtWork)
  if (trade.payment) throw new ApiError(403, 'TRADE_ERROR', '订单已支付，不能关闭')
  if (trade.closed) throw new ApiError(400, 'ORDER_CLOSED', '订单已关闭')
  trade.closed = true
  return answerNothing()
}

function checkMerchant({ keys }: Wechat, { query }: ApiRequest): void {
  if (query.get('mchid') !== keys.merchant.mchId) throw new ApiError(400, 'PARAM_ERROR', '输入源“/query/mchid”有误')
}

function getTrade(trade: Trade | undefined): Trade {
  if (!trade) throw new ApiError(404, 'ORDER_NOT_EXIST', '订单不存在')
  return trade
}

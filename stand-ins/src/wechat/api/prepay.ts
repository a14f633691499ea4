import { randomBytes } from 'node:crypto'
import { canonical, type Trade } from '../books.ts'
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
  textField,
  timeField,
  urlField,
} from './read-fields.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const CODE_LIVES_MS = 120 * MINUTE_MS
const FIELDS = [
  ...['appid', 'mchid', 'description', 'out_trade_no', 'time_expire', 'attach', 'notify_url', 'amount'],
  ...['goods_tag', 'limit_pay', 'support_fapiao', 'detail', 'scene_info', 'settle_info'],
]

/** `POST /v3/pay/transactions/native`: open a trade, or give a fresh code for an open one. */
export const prepay: Operation = (wechat, request) => {
  const given = readJson(request.body)
  const wanted = readOrder(wechat, given)
  const trade = wechat.books.findTrade(wanted.tradeNo)
  if (trade) checkAgain(trade, wanted, wechat.clock.now())
  else {
    checkExpiry(wanted, wechat.clock.now())
    wechat.books.trades.push(wanted)
  }
  return answerJson({ code_url: addCode(trade ?? wanted, wechat.clock.now()) })
}

function readOrder({ keys, clock }: Wechat, given: Json): Trade {
  onlyFields(given, FIELDS)
  if (textField(given, 'mchid', 32) !== keys.merchant.mchId) throw wrongField('mchid', '与签名的商户号不一致')
  if (textField(given, 'appid', 32) !== keys.merchant.appId) {
    throw new ApiError(400, 'APPID_MCHID_NOT_MATCH', 'appid和mch_id不匹配')
  }
  const createdAt = clock.now()
  return {
    tradeNo: numberField(given, 'out_trade_no', /^[0-9A-Za-z_\-|*]{6,32}$/),
    ordered: canonical(given),
    description: textField(given, 'description', 127),
    attach: optionalText(given, 'attach', 128),
    notifyUrl: urlField(given, 'notify_url'),
    total: readTotal(given),
    createdAt,
    expiresAt:
      given.time_expire === undefined ? new Date(createdAt.getTime() + 7 * DAY_MS) : timeField(given, 'time_expire'),
    codes: [],
    closed: false,
    payerAtWork: null,
    payment: null,
    refunds: [],
  }
}

function readTotal(given: Json): number {
  const amount = objectField(given, 'amount')
  onlyFields(amount, ['total', 'currency'], 'amount/')
  if (amount.currency !== undefined && amount.currency !== 'CNY') throw wrongField('amount/currency', '只支持CNY')
  return fenField(amount, 'total')
}

function checkExpiry({ expiresAt }: Trade, now: Date): void {
  const aheadMs = expiresAt.getTime() - now.getTime()
  if (aheadMs < MINUTE_MS || aheadMs > 90 * DAY_MS) throw wrongField('time_expire', '须在1分钟之后且90天之内')
}

function checkAgain(trade: Trade, charge: Trade, now: Date): void {
  if (trade.payment) throw new ApiError(403, 'OUT_TRADE_NO_USED', '商户订单号重复')
  if (trade.closed) throw new ApiError(400, 'ORDER_CLOSED', '订单已关闭')
  if (trade.ordered !== charge.ordered) throw new ApiError(400, 'INVALID_REQUEST', '请求重入时，参数与首次请求时不一致')
  if (trade.expiresAt <= now) throw new ApiError(400, 'INVALID_REQUEST', '订单已过有效期')
}

function addCode(trade: Trade, now: Date): string {
  const codeUrl = `weixin://wxpay/bizpayurl?pr=${randomBytes(6).toString('base64url')}zz`
  trade.codes.push({ codeUrl, expiresAt: new Date(now.getTime() + CODE_LIVES_MS) })
  return codeUrl
}

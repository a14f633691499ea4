import { randomBytes } from 'node:crypto'
import { type AlipayRefund, type AlipayTrade, type Books, findTrade, refundedOf } from './books.ts'
import { BILL_PATH, listMoves } from './bill.ts'
import { type Call, no } from './check-call.ts'
import { fenOf, instantOf, timeOf, yuanOf } from './words.ts'

export interface Platform {
  books: Books
  sellerId: string
  now: () => Date
  /** Without a slash at the end; where bills lie. */
  baseUrl: () => string
  /** Tell the merchant that some of a trade went back. */
  tellRefund: (trade: AlipayTrade, refund: AlipayRefund) => void
}

type Operation = (platform: Platform, call: Call) => Record<string, unknown>

/** What is asked by each name; each says no with a Refused. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'alipay.trade.precreate': precreate,
  'alipay.trade.query': (platform, { content }) => viewTrade(getTrade(platform, content)),
  'alipay.trade.close': close,
  'alipay.trade.refund': refund,
  'alipay.trade.fastpay.refund.query': queryRefund,
  'alipay.data.dataservice.bill.downloadurl.query': findBill,
}

function precreate({ books, sellerId, now }: Platform, { content, notifyUrl }: Call) {
  const charge = readCharge(content, sellerId, now())
  if (!notifyUrl) throw no('ACQ.INVALID_PARAMETER')
  const existing = books.trades.find(({ outTradeNo }) => outTradeNo === charge.outTradeNo)
  if (existing && (existing.fen !== charge.fen || existing.subject !== charge.subject))
    throw no('ACQ.CONTEXT_INCONSISTENT')
  if (existing?.status === 'TRADE_SUCCESS') throw no('ACQ.TRADE_HAS_SUCCESS')
  if (existing?.status === 'TRADE_CLOSED') throw no('ACQ.TRADE_HAS_CLOSE')
  const codeUrl = existing?.codeUrl ?? `https://qr.alipay.com/bax${randomBytes(12).toString('hex')}`
  const fresh = { ...charge, codeUrl, notifyUrl, status: 'none', tradeNo: null, paidAt: null, refunds: [] } as const
  if (!existing) books.trades.push({ ...fresh, refunds: [] })
  return { out_trade_no: charge.outTradeNo, qr_code: codeUrl }
}

function readCharge(content: Call['content'], sellerId: string, now: Date) {
  const { out_trade_no: outTradeNo, total_amount, subject, seller_id, time_expire, ...others } = content
  const [fen, expiresAt] = [fenOf(total_amount), instantOf(time_expire)]
  const isNamed = typeof outTradeNo === 'string' && /^\w{1,64}$/.test(outTradeNo)
  const isTitled = typeof subject === 'string' && /^[^/=&]{1,256}$/.test(subject)
  if (!isNamed || !isTitled || !fen || !expiresAt || expiresAt <= now) throw no('ACQ.INVALID_PARAMETER')
  if (seller_id !== sellerId || Object.keys(others).length > 0) throw no('ACQ.INVALID_PARAMETER')
  return { outTradeNo, subject, fen, expiresAt }
}

function close(platform: Platform, { content }: Call) {
  const trade = getTrade(platform, content)
  if (trade.status !== 'WAIT_BUYER_PAY') throw no('ACQ.TRADE_STATUS_ERROR')
  trade.status = 'TRADE_CLOSED'
  return { out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo }
}

function refund(platform: Platform, { content }: Call) {
  const trade = getTrade(platform, content)
  const { out_request_no: requestNo, refund_amount, trade_no } = content
  const fen = fenOf(refund_amount)
  if (trade_no !== trade.tradeNo || !fen || typeof requestNo !== 'string' || requestNo.length > 64)
    throw no('ACQ.INVALID_PARAMETER')
  const existing = trade.refunds.find((one) => one.requestNo === requestNo)
  if (existing && existing.fen !== fen) throw no('ACQ.DISCORDANT_REPEAT_REQUEST')
  if (!existing) giveBack(platform, trade, { requestNo, fen, at: platform.now() })
  const names = { out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo }
  return { ...names, fund_change: existing ? 'N' : 'Y', refund_fee: yuanOf(refundedOf(trade)) }
}

function giveBack(platform: Platform, trade: AlipayTrade, refund: AlipayRefund): void {
  if (!trade.paidAt || refundedOf(trade) + refund.fen > trade.fen) throw no('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
  trade.refunds.push(refund)
  if (refundedOf(trade) === trade.fen) trade.status = 'TRADE_CLOSED'
  platform.tellRefund(trade, refund)
}

function queryRefund(platform: Platform, { content }: Call) {
  const trade = getTrade(platform, content)
  const refund = trade.refunds.find(({ requestNo }) => requestNo === content['out_request_no'])
  if (!refund) return {}
  return {
    ...{ out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo, out_request_no: refund.requestNo },
    ...{ refund_amount: yuanOf(refund.fen), refund_status: 'REFUND_SUCCESS' },
  }
}

/** Of a day that is over, and on which something moved. */
function findBill({ books, now, baseUrl }: Platform, { content }: Call) {
  const { bill_type: type, bill_date: day, ...others } = content
  if (type !== 'trade' || typeof day !== 'string' || Object.keys(others).length > 0) throw no('isv.invalid_arguments')
  if (day >= timeOf(now()).slice(0, 10)) throw no('isv.invalid_arguments')
  if (listMoves(books, day).length === 0) throw no('isp.bill_not_exist')
  return { bill_download_url: `${baseUrl()}${BILL_PATH}?bizDates=${day}` }
}

function viewTrade(trade: AlipayTrade) {
  return {
    out_trade_no: trade.outTradeNo,
    trade_no: trade.tradeNo,
    trade_status: trade.status,
    total_amount: yuanOf(trade.fen),
    ...(trade.paidAt && { send_pay_date: timeOf(trade.paidAt), buyer_logon_id: '159****5620' }),
  }
}

function getTrade({ books, now }: Platform, content: Call['content']): AlipayTrade {
  const trade = findTrade(books, content['out_trade_no'])
  if (!trade) throw no('ACQ.TRADE_NOT_EXIST')
  if (trade.status === 'WAIT_BUYER_PAY' && now() >= trade.expiresAt) trade.status = 'TRADE_CLOSED'
  return trade
}

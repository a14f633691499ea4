import { type Books, payerPartOf, type Refund, type Trade } from '../books.ts'
import type { Merchant } from '../keys/open-keys.ts'
import { dayInBeijing, timeOfBill, yuan } from './words.ts'

export type BillKind = 'ALL' | 'SUCCESS' | 'REFUND'

const HEADINGS =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const SUMMARY = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
const FEE = 0.006
/** Bills know three words; what is stuck is not over. */
const STATES_OF_REFUND = { PROCESSING: 'PROCESSING', ABNORMAL: 'PROCESSING', SUCCESS: 'SUCCESS', CLOSED: 'FAIL' }

interface Line {
  at: Date
  trade: Trade
  refund: Refund | null
}

/**
 * A day in Beijing as the table that merchants download, or null when nothing moved. Amounts are in yuan; with a coupon,
 * `应结订单金额` is what the payer gave and `订单金额` the total.
 */
export function writeBill(books: Books, merchant: Merchant, day: string, kind: BillKind): string | null {
  const lines = listLines(books)
    .filter(
      ({ at, refund }) => dayInBeijing(at) === day && (kind === 'ALL' || (kind === 'REFUND') === (refund !== null)),
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  if (lines.length === 0) return null
  const rows = [HEADINGS, ...lines.map((line) => writeRow(line, merchant)), SUMMARY, cells(summarise(lines))]
  return `\u{feff}${rows.join('\r\n')}\r\n`
}

function listLines({ trades }: Books): Line[] {
  return trades.flatMap((trade) => [
    ...(trade.payment ? [{ at: trade.payment.paidAt, trade, refund: null }] : []),
    ...trade.refunds.map((refund) => ({ at: refund.createdAt, trade, refund })),
  ])
}

function writeRow(line: Line, { appId, mchId }: Merchant): string {
  const { at, trade, refund } = line
  const { transactionId = '', openid = '' } = trade.payment ?? {}
  const money = moneyOf(line)
  return cells([
    ...[timeOfBill(at), appId, mchId, '0', '', transactionId, trade.tradeNo, openid],
    ...['NATIVE', refund ? 'REFUND' : 'SUCCESS', 'OTHERS', 'CNY', yuan(money.settled), '0.00'],
    ...(refund ? [refund.refundId, refund.refundNo] : ['0', '0']),
    ...[yuan(money.refunded), '0.00'],
    ...(refund ? ['ORIGINAL', STATES_OF_REFUND[refund.status]] : ['', '']),
    ...[trade.description, trade.attach ?? ''],
    ...[money.fee.toFixed(5), '0.60%', yuan(money.total), yuan(money.asked), ''],
  ])
}

/** `settled`, `refunded`: what touches the payer's own money. */
function moneyOf({ trade, refund }: Line) {
  const payerTotal = trade.payment?.payerTotal ?? 0
  const refunded = refund ? payerPartOf(trade, refund.amount) : 0
  return {
    settled: refund ? 0 : payerTotal,
    total: refund ? 0 : trade.total,
    refunded,
    asked: refund?.amount ?? 0,
    fee: ((refund ? -refunded : payerTotal) * FEE) / 100,
  }
}

function summarise(lines: Line[]): string[] {
  const money = lines.map(moneyOf)
  const sum = (part: 'settled' | 'total' | 'refunded' | 'asked' | 'fee') =>
    money.reduce((all, one) => all + one[part], 0)
  const [settled, refunded, fee] = [yuan(sum('settled')), yuan(sum('refunded')), sum('fee').toFixed(5)]
  return [String(lines.length), settled, refunded, '0.00', fee, yuan(sum('total')), yuan(sum('asked'))]
}

const cells = (values: string[]) => values.map((value) => `\`${value}`).join(',')

import type { BillLine } from '../gateway.ts'
import { UnreadableError } from '../fields.ts'

/** A line, and which app of the merchant took it. */
export type AppBillLine = BillLine & { appId: string }

const COLUMNS = {
  appId: '公众账号ID',
  transactionId: '微信订单号',
  tradeNo: '商户订单号',
  state: '交易状态',
  currency: '货币种类',
  refundNo: '商户退款单号',
  refundState: '退款状态',
  amount: '订单金额',
  refundAmount: '申请退款金额',
} as const
/** Where the details end and the sums begin. */
const SUMS = '总交易单数,'
/** Paid nothing back; bills and calls have different words. */
const FAILED = new Set(['FAIL', 'CLOSED'])
type Row = Record<keyof typeof COLUMNS, string>

/**
 * Payments and refunds of a trade bill of type ALL (CSV). Cells of detail lines begin with a backtick, to stop spreadsheets from
 * parsing numbers; amounts are in yuan. Failed refunds are left out.
 *
 * @throws UnreadableError
 */
export function parseBill(bill: Uint8Array): AppBillLine[] {
  const [head = '', ...lines] = decode(bill).split(/\r?\n/)
  const names = head.split(',')
  const missing = Object.values(COLUMNS).find((column) => !names.includes(column))
  if (missing) throw new UnreadableError(`the bill has no column ${missing}`)
  const end = lines.findIndex((line) => line.startsWith(SUMS))
  if (end === -1) throw new UnreadableError('the bill breaks off')
  return lines.slice(0, end).flatMap((line) => readRow(line, names))
}

function decode(bill: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bill)
  } catch (error) {
    throw new UnreadableError('the bill is not UTF-8', { cause: error })
  }
}

function readRow(line: string, names: readonly string[]): AppBillLine[] {
  const cells = line.slice(1).split(',`')
  if (!line.startsWith('`') || cells.length !== names.length)
    throw new UnreadableError('a line of the bill has other columns than its head')
  const cell = (column: string) => cells[names.indexOf(column)] ?? ''
  const entries = Object.entries(COLUMNS).map(([name, column]) => [name, cell(column)] as const)
  return viewRow(Object.fromEntries(entries) as Row)
}

function viewRow({ appId, transactionId, tradeNo, currency, ...row }: Row): AppBillLine[] {
  const trade = { appId, tradeNo, transactionId, currency }
  if (row.state === 'SUCCESS') return [{ ...trade, kind: 'paid', refundNo: null, amount: fenOf(row.amount) }]
  if (row.state !== 'REFUND' || FAILED.has(row.refundState)) return []
  return [{ ...trade, kind: 'refunded', refundNo: row.refundNo, amount: fenOf(row.refundAmount) }]
}

/** Exact: no float ever holds an amount of yuan. */
function fenOf(yuan: string): number {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  if (whole === undefined) throw new UnreadableError('an amount of the bill cannot be read')
  return Number(whole + fraction.padEnd(2, '0'))
}

import type { BillLine } from '../../gateway.ts'
import { UnreadableError } from '../../fields.ts'
import { readTradeNo, readYuan } from '../words.ts'

/** The goods title may contain commas, so cells before it are counted from the left and those after it from the right. */
const TITLE = '商品名称'
const COLUMNS = {
  transactionId: '支付宝交易号',
  tradeNo: '商户订单号',
  kind: '业务类型',
  amount: '订单金额（元）',
  refundNo: '退款批次号/请求号',
} as const
const KINDS = new Map<string, BillLine['kind']>([
  ['交易', 'paid'],
  ['退款', 'refunded'],
])
/** The bill covers the whole account, which other programs may use too; this is the form of our numbers. */
const OWN_NUMBER = /^E\d{12}[0-9A-Z]{8}(?:-\d+)?$/

/**
 * The payments and refunds of a trade bill (业务明细, CSV in GBK, comments begin with #). Null: this file of the archive is
 * another one, such as that with the sums.
 *
 * @throws UnreadableError
 */
export function parseBill(file: Uint8Array): BillLine[] | null {
  const lines = decode(file).split(/\r?\n/)
  const start = lines.findIndex((line) => Object.values(COLUMNS).every((column) => line.includes(column)))
  if (start === -1) return null
  const names = cellsOf(lines[start] ?? '')
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => line.startsWith('#'))
  if (end === -1) throw new UnreadableError('the bill breaks off')
  return rest.slice(0, end).flatMap((line) => readRow(cellsOf(line), names))
}

function decode(file: Uint8Array): string {
  try {
    return new TextDecoder('gbk', { fatal: true }).decode(file)
  } catch (error) {
    throw new UnreadableError('the bill is not GBK', { cause: error })
  }
}

/** Numbers end with a tab, to stop spreadsheets from rounding them. */
const cellsOf = (line: string) => line.split(',').map((cell) => cell.trim())

function readRow(cells: readonly string[], names: readonly string[]): BillLine[] {
  if (cells.length < names.length) throw new UnreadableError('a line of the bill has fewer columns than its head')
  const cell = (name: string) => {
    const at = names.indexOf(name)
    return cells[at < names.indexOf(TITLE) ? at : cells.length - names.length + at] ?? ''
  }
  const [kind, tradeNo] = [KINDS.get(cell(COLUMNS.kind)), readTradeNo(cell(COLUMNS.tradeNo))]
  if (!OWN_NUMBER.test(tradeNo)) return []
  if (!kind) throw new UnreadableError('a line of the bill is of an unknown kind')
  const amount = readYuan(cell(COLUMNS.amount).replace(/^-/, ''))
  const refundNo = kind === 'refunded' ? cell(COLUMNS.refundNo) : null
  return [{ kind, tradeNo, transactionId: cell(COLUMNS.transactionId), refundNo, amount, currency: 'CNY' }]
}

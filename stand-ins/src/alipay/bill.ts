import { crc32, deflateRawSync } from 'node:zlib'
import type { AlipayRefund, AlipayTrade, Books } from './books.ts'
import { encodeGbk } from './gbk.ts'
import { timeOf, yuanOf } from './words.ts'

export const BILL_PATH = '/downloadBillFile.resource'

const HEADINGS =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
const LINE = '#-----------------------------------------业务明细列表'

interface Move {
  at: Date
  trade: AlipayTrade
  refund: AlipayRefund | null
}

/** What moved on a day in Beijing. */
export function listMoves({ trades }: Books, day: string): Move[] {
  const moves = trades.flatMap((trade) => [
    ...(trade.paidAt ? [{ at: trade.paidAt, trade, refund: null }] : []),
    ...trade.refunds.map((refund) => ({ at: refund.at, trade, refund })),
  ])
  return moves.filter(({ at }) => timeOf(at).startsWith(day))
}

/** The archive that merchants download: details and sums, in GBK. */
export function writeBill(books: Books, day: string): Uint8Array {
  const rows = listMoves(books, day).map(writeRow)
  const details = ['#支付宝业务明细查询', `#起始日期：[${day}]`, LINE, HEADINGS, ...rows, `${LINE}结束`, '']
  const sums = ['#支付宝业务汇总查询', '门店编号,门店名称,交易订单总笔数', `合计,,${rows.length}`, '']
  return zip([encodeGbk(details.join('\r\n')), encodeGbk(sums.join('\r\n'))])
}

/** Numbers have a tab behind them; of a title the commas stay. */
function writeRow({ at, trade, refund }: Move): string {
  const amount = refund ? `-${yuanOf(refund.fen)}` : yuanOf(trade.fen)
  return [
    ...[`${trade.tradeNo}\t`, `${trade.outTradeNo}\t`, refund ? '退款' : '交易', trade.subject],
    ...[timeOf(trade.paidAt ?? at), timeOf(at), '', '', '', '', '*明(159****5620)', amount, amount],
    ...['0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00'],
    ...[refund ? `${refund.requestNo}\t` : '', '0.00', '0.00', ''],
  ].join(',')
}

/** With names in no encoding that matters. */
function zip(files: readonly Uint8Array[]): Uint8Array {
  const [locals, entries]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [index, file] of files.entries()) {
    const [packed, name] = [deflateRawSync(file), Buffer.from(`${index}.csv`)]
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(file), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(file.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed])
    locals.push(local)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, name]))
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end])
}

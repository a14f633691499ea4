import { createHash, randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { ApiError } from './api-error.ts'
import { answerJson, type Operation } from './operation.ts'
import { dayInBeijing, hourInBeijing } from './words.ts'
import { type BillKind, writeBill } from './write-bill.ts'

const DAY_MS = 24 * 3_600_000
const LINK_LIVES_MS = 5 * 60_000
const READY_AT_HOUR = 10

/** `GET /v3/bill/tradebill`: where to fetch the bill of a day, from ten o'clock of the next one. */
export const askForBill: Operation = (wechat, { query }) => {
  const day = query.get('bill_date') ?? ''
  checkDay(day, wechat.clock.now())
  const bill = writeBill(wechat.books, wechat.keys.merchant, day, readKind(query.get('bill_type')))
  if (bill === null) throw new ApiError(400, 'NO_STATEMENT_EXIST', '账单文件不存在')
  const plain = Buffer.from(bill)
  const token = randomBytes(24).toString('base64url')
  const file = query.get('tar_type') === 'GZIP' ? gzipSync(plain) : plain
  wechat.billLinks.set(token, { file, until: new Date(wechat.clock.now().getTime() + LINK_LIVES_MS) })
  return answerJson({
    hash_type: 'SHA1',
    hash_value: createHash('sha1').update(plain).digest('hex'),
    download_url: `${wechat.baseUrl}/v3/billdownload/file?token=${token}`,
  })
}

/** `GET /v3/billdownload/file`: asked for with our signature, answered without one. */
export const downloadBill: Operation = ({ billLinks, clock }, { query }) => {
  const link = billLinks.get(query.get('token') ?? '')
  if (!link || link.until <= clock.now()) throw new ApiError(400, 'PARAM_ERROR', '下载地址已失效')
  return { status: 200, contentType: 'text/plain', body: link.file, signed: false }
}

function checkDay(day: string, now: Date): void {
  const wrong = (why: string) => new ApiError(400, 'PARAM_ERROR', `输入源“/query/bill_date”${why}`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) throw wrong('格式应为yyyy-MM-dd')
  const dayBefore = (days: number) => dayInBeijing(new Date(now.getTime() - days * DAY_MS))
  if (day >= dayBefore(0)) throw wrong('必须早于今天')
  if (day < dayBefore(92)) throw wrong('仅支持三个月内的账单')
  if (day === dayBefore(1) && hourInBeijing(now) < READY_AT_HOUR)
    throw new ApiError(400, 'STATEMENT_CREATING', '账单生成中')
}

function readKind(given: string | null): BillKind {
  if (given === null) return 'ALL'
  if (given === 'ALL' || given === 'SUCCESS' || given === 'REFUND') return given
  throw new ApiError(400, 'PARAM_ERROR', '输入源“/query/bill_type”有误')
}

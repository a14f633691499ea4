import { randomBytes } from 'node:crypto'
import type { AlipayRefund, AlipayTrade } from './books.ts'
import { type Keys, signText, textOf } from './keys.ts'
import { timeOf, yuanOf } from './words.ts'

/** `cheaper` and `other seller` are signed as they are; nobody signed what `altered` says. */
export type NoticeFault = 'drop' | 'altered' | 'wrong key' | 'unsigned' | 'twice' | 'cheaper' | 'other seller'

export interface NoticeRecord {
  outTradeNo: string
  fault: NoticeFault | null
  /** To each time that it was sent. */
  answers: { status: number; body: string }[]
}

interface Sender {
  appId: string
  sellerId: string
  keys: Keys
  now: () => Date
}

/** How merchants are told. */
export function openNotices(sender: Sender) {
  const [records, faults]: [NoticeRecord[], NoticeFault[]] = [[], []]
  const sending = new Set<Promise<void>>()

  /** Over when the merchant has answered; `more` are the fields of a refund. */
  async function tell(trade: AlipayTrade, more: Record<string, string> = {}): Promise<void> {
    const fault = faults.shift() ?? null
    const record: NoticeRecord = { outTradeNo: trade.outTradeNo, fault, answers: [] }
    records.push(record)
    const form = signNotice({ ...writeNotice(trade, sender), ...more }, sender.keys, fault)
    const times = { drop: 0, twice: 2 }[String(fault)] ?? 1
    record.answers = await Promise.all(Array.from({ length: times }, () => post(trade.notifyUrl, form)))
  }

  return {
    records: records as readonly NoticeRecord[],
    /** Of the next notices; used up. */
    faults,
    tell,
    /** A merchant hears of a refund while it still waits for the answer. */
    tellRefund(trade: AlipayTrade, { requestNo, fen }: AlipayRefund): void {
      const when = `${timeOf(sender.now())}.000`
      const sent = tell(trade, { out_biz_no: requestNo, gmt_refund: when, refund_fee: yuanOf(fen) })
      // The merchant may have gone by then.
      sending.add(sent.catch(() => undefined))
    },
    settle: () => Promise.all(sending),
  }
}

function writeNotice(trade: AlipayTrade, { appId, sellerId, now }: Sender): Record<string, string> {
  return {
    ...{ app_id: appId, seller_id: sellerId, charset: 'utf-8', version: '1.0', notify_type: 'trade_status_sync' },
    ...{ notify_id: randomBytes(17).toString('hex'), notify_time: timeOf(now()) },
    ...{ out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo ?? '', trade_status: trade.status },
    ...{ total_amount: yuanOf(trade.fen), subject: trade.subject, buyer_id: '2088000000000009' },
    gmt_payment: timeOf(trade.paidAt ?? now()),
  }
}

/** As a form, with what the script does to it. */
function signNotice(params: Record<string, string>, keys: Keys, fault: NoticeFault | null): string {
  const sentParams = { ...params, ...(fault === 'cheaper' && { total_amount: '0.01' }) }
  if (fault === 'other seller') Object.assign(sentParams, { seller_id: '2088999999999999' })
  const key = (fault === 'wrong key' ? keys.forger : keys.alipay).privateKey
  const sign = signText(textOf(new Map(Object.entries(sentParams))), key)
  const form = new URLSearchParams({ ...sentParams, sign_type: 'RSA2', ...(fault !== 'unsigned' && { sign }) })
  if (fault === 'altered') form.set('trade_no', '2026000000000000000000000000')
  return form.toString()
}

async function post(url: string, body: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' })
  return { status: answer.status, body: await answer.text() }
}

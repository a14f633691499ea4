import { createPublicKey, type KeyObject } from 'node:crypto'
import { type Gateway, type Notice, type NoticeAnswer, NoticeError, type NoticeOutcome } from '../gateway.ts'
import { type Fields, findText, readText, UnreadableError } from '../fields.ts'
import type { AlipaySettings } from './settings.ts'
import { isSignedBy, joinParams, type Params } from './sign.ts'
import { readPaidTrade } from './trade.ts'

const MAX_BYTES = 64 * 1024
const STATUSES = { taken: 200, forged: 401, malformed: 400, unavailable: 503 } as const
/** Any of these marks a refund notice, although the trade's status is still paid. */
const REFUND_FIELDS = ['gmt_refund', 'refund_fee', 'out_biz_no', 'refund_status'] as const
const AMBIGUOUS = /^[^=]*[^=\w]|&\w*=/
/** Payer data is removed. */
const BUYER = /^(buyer|open_id|fund_bill|voucher)/

/** How Alipay's notices are read, and answered. */
export function openNotices(settings: AlipaySettings): NonNullable<Gateway['notices']> {
  const key = createPublicKey(settings.alipayPublicKey)
  return {
    async read({ body }) {
      if (body.length > MAX_BYTES) throw new NoticeError('malformed', `over ${MAX_BYTES} bytes`)
      const params = readForm(body)
      requireProof(params, key)
      try {
        return readNotice(params, settings)
      } catch (error) {
        if (!(error instanceof UnreadableError)) throw error
        throw new NoticeError('malformed', error.message, { cause: error })
      }
    },
    answer: answerTo,
  }
}

/** @throws NoticeError `forged`: nobody who signs writes what cannot be read in one way alone */
function readForm(body: Uint8Array): Params {
  const entries: [string, string][] = []
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body).replaceAll('+', '%20')
    for (const pair of text.split('&')) {
      const [name = '', ...value] = pair.split('=').map(decodeURIComponent)
      entries.push([name, value.join('=')])
    }
  } catch (error) {
    throw new NoticeError('forged', 'not a form in UTF-8', { cause: error })
  }
  if (new Set(entries.map(([name]) => name)).size < entries.length) throw new NoticeError('forged', 'one name twice')
  // The signed text would be ambiguous: one parameter could be read as two.
  if (entries.some((entry) => AMBIGUOUS.test(entry.join('=')))) throw new NoticeError('forged', 'two in one')
  return Object.fromEntries(entries)
}

/** @throws NoticeError `forged` */
function requireProof({ sign = '', sign_type: type, ...params }: Params, key: KeyObject): void {
  if (type !== 'RSA2') throw new NoticeError('forged', 'not signed in the way that was agreed')
  if (!isSignedBy(key, joinParams(params), sign)) throw new NoticeError('forged', 'the signature is wrong')
}

function readNotice(params: Params, settings: AlipaySettings): Notice {
  const id = readText(params, 'notify_id')
  if (params['app_id'] !== settings.appId || params['seller_id'] !== settings.sellerId)
    return doubtful(id, 'of another app or seller', params)
  if (REFUND_FIELDS.some((name) => params[name] !== undefined)) return { id, kind: 'other' }
  if (!['TRADE_SUCCESS', 'TRADE_FINISHED'].includes(params['trade_status'] ?? '')) return { id, kind: 'other' }
  try {
    return { id, kind: 'paid', trade: readPaidTrade(params, 'gmt_payment') }
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return doubtful(id, error.message, params)
  }
}

function doubtful(id: string, reason: string, params: Fields): Notice {
  const publicParams = Object.entries(params).filter(([name]) => name !== 'sign' && !BUYER.test(name))
  return {
    id,
    kind: 'doubtful',
    reason,
    tradeNo: findText(params, 'out_trade_no'),
    details: Object.fromEntries(publicParams),
  }
}

/** Alipay looks for the word alone. */
function answerTo(outcome: NoticeOutcome): NoticeAnswer {
  const body = outcome === 'taken' ? 'success' : 'fail'
  return { status: STATUSES[outcome], contentType: 'text/plain; charset=utf-8', body }
}

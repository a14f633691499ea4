import {
  type Gateway,
  GatewayError,
  type Notice,
  type NoticeAnswer,
  NoticeError,
  type NoticeOutcome,
} from '../gateway.ts'
import { decryptResource } from './decrypt.ts'
import { type Fields, findText, readFields, readPart, readText, UnreadableError } from '../fields.ts'
import { readRefund } from './refund.ts'
import type { WechatTools } from './send.ts'
import type { WechatSettings } from './settings.ts'
import { isOurs, readPaidTrade } from './trade.ts'
import { type FindKey, findForgery, type SignedMessage } from './verify.ts'

const MAX_BYTES = 64 * 1024
const STATUSES = { taken: 204, forged: 401, malformed: 400, unavailable: 503 } as const
const MESSAGES = { forged: 'not verified', malformed: 'not readable', unavailable: 'try again' } as const
const REFUND_STATES = new Map([
  ['REFUND.SUCCESS', 'SUCCESS'],
  ['REFUND.ABNORMAL', 'ABNORMAL'],
  ['REFUND.CLOSED', 'CLOSED'],
])

/** How WeChat Pay's notices are read, and answered. */
export function openNotices(
  settings: WechatSettings,
  { clock }: WechatTools,
  findKey: FindKey,
): NonNullable<Gateway['notices']> {
  return {
    async read(notice) {
      if (notice.body.length > MAX_BYTES) throw new NoticeError('malformed', `over ${MAX_BYTES} bytes`)
      await requireProof(notice, findKey, clock.now())
      try {
        return readNotice(readFields(notice.body), settings)
      } catch (error) {
        if (!(error instanceof UnreadableError)) throw error
        throw new NoticeError('malformed', error.message, { cause: error })
      }
    },
    answer: answerTo,
  }
}

/** @throws NoticeError `forged`, `unavailable` */
async function requireProof(notice: SignedMessage, findKey: FindKey, now: Date): Promise<void> {
  try {
    const forgery = await findForgery(notice, findKey, now)
    if (forgery) throw new NoticeError('forged', forgery)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    throw new NoticeError('unavailable', 'the keys could not be fetched', { cause: error })
  }
}

function readNotice(notice: Fields, settings: WechatSettings): Notice {
  const id = readText(notice, 'id')
  const resource = readPart(notice, 'resource')
  const content = readFields(decryptResource(resource, settings.apiV3Key))
  const eventType = readText(notice, 'event_type')
  if (eventType === 'TRANSACTION.SUCCESS') {
    requireType(resource, 'transaction')
    return readTransaction(id, content, settings)
  }
  const refundState = REFUND_STATES.get(eventType)
  if (refundState === undefined) return { id, kind: 'other' }
  requireType(resource, 'refund')
  return readRefundNotice(id, content, { mchId: settings.mchId, state: refundState })
}

function requireType(resource: Fields, type: string): void {
  if (resource['original_type'] !== type)
    throw new UnreadableError('the event is of one kind, what it holds of another')
}

function readTransaction(id: string, trade: Fields, settings: WechatSettings): Notice {
  if (!isOurs(trade, settings)) return doubtful(id, 'of another merchant or app', trade)
  if (trade['trade_state'] !== 'SUCCESS') return { id, kind: 'other' }
  return unlessDoubtful(id, trade, () => ({ id, kind: 'paid', trade: readPaidTrade(trade) }))
}

function readRefundNotice(id: string, refund: Fields, { mchId, state }: { mchId: string; state: string }): Notice {
  if (refund['mchid'] !== mchId) return doubtful(id, 'of another merchant', refund)
  if (refund['refund_status'] !== state) return doubtful(id, 'the event and the refund say different things', refund)
  return unlessDoubtful(id, refund, () => ({ id, kind: 'refund', refund: readRefund(refund, 'refund_status') }))
}

function unlessDoubtful(id: string, content: Fields, read: () => Notice): Notice {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return doubtful(id, error.message, content)
  }
}

/** Payer data is removed. */
function doubtful(id: string, reason: string, { payer: _, user_received_account: __, ...details }: Fields): Notice {
  return { id, kind: 'doubtful', reason, tradeNo: findText(details, 'out_trade_no'), details }
}

function answerTo(outcome: NoticeOutcome): NoticeAnswer {
  const status = STATUSES[outcome]
  if (outcome === 'taken') return { status, contentType: null, body: '' }
  return {
    status,
    contentType: 'application/json',
    body: JSON.stringify({ code: 'FAIL', message: MESSAGES[outcome] }),
  }
}

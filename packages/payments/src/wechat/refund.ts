import type { Refund, RefundRequest } from '../gateway.ts'
import type { Asking } from './ask.ts'
import { cutText } from './cut-text.ts'
import { isNothingThere } from './failure.ts'
import { type Fields, readPart, readText, readWhole, UnreadableError } from '../fields.ts'
import { findNotifyUrl } from './notify-url.ts'
import type { WechatSettings } from './settings.ts'

const PATH = '/v3/refund/domestic/refunds'
const MAX_REASON_BYTES = 80
const STATES = new Map<string, Refund['state']>([
  ['PROCESSING', 'pending'],
  ['SUCCESS', 'done'],
  ['ABNORMAL', 'stuck'],
  ['CLOSED', 'failed'],
])

/** How refunds are asked for, and how they stand. */
export function openRefunds(settings: WechatSettings, { ask }: Pick<Asking, 'ask'>) {
  return {
    refund: (request: RefundRequest): Promise<Refund> =>
      ask({ method: 'POST', path: PATH, body: bodyOf(request, settings) }, (answer) => {
        if (readWhole(readPart(answer, 'amount'), 'refund') !== request.amount)
          throw new UnreadableError('it speaks of another amount')
        return readAnswer(answer, request)
      }),
    async queryRefund(request: Pick<RefundRequest, 'refundNo' | 'tradeNo'>): Promise<Refund> {
      try {
        return await ask({ method: 'GET', path: `${PATH}/${encodeURIComponent(request.refundNo)}` }, (answer) =>
          readAnswer(answer, request),
        )
      } catch (error) {
        if (isNothingThere(error)) return { refundNo: request.refundNo, state: 'unknown', refundId: null }
        throw error
      }
    },
  }
}

/**
 * A refund as answers have it under `status`, and notices under `refund_status`.
 * @throws UnreadableError
 */
export function readRefund(refund: Fields, nameOfState: 'status' | 'refund_status'): Refund {
  const state = STATES.get(readText(refund, nameOfState))
  if (!state) throw new UnreadableError(`${nameOfState} is none of those that are known`)
  return { refundNo: readText(refund, 'out_refund_no'), state, refundId: readText(refund, 'refund_id') }
}

function readAnswer(answer: Fields, request: Pick<RefundRequest, 'refundNo' | 'tradeNo'>): Refund {
  const refund = readRefund(answer, 'status')
  if (refund.refundNo !== request.refundNo || readText(answer, 'out_trade_no') !== request.tradeNo)
    throw new UnreadableError('it speaks of another refund')
  return refund
}

/** No notify URL for refunds: they are polled anyway. */
function bodyOf(request: RefundRequest, settings: WechatSettings): object {
  const notifyUrl = findNotifyUrl(request.siteUrl, settings)
  return {
    transaction_id: request.transactionId,
    out_refund_no: request.refundNo,
    reason: cutText(request.reason, MAX_REASON_BYTES),
    ...(notifyUrl !== null && { notify_url: notifyUrl }),
    amount: { refund: request.amount, total: request.total, currency: request.currency },
  }
}

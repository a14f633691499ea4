import type { Refund, RefundRequest } from '../gateway.ts'
import { type Fields, readList, readPart, readText, readWhole, UnreadableError } from '../fields.ts'
import { writeSum } from './amount.ts'
import type { Ask } from './ask.ts'

type Asked = Pick<RefundRequest, 'refundNo' | 'tradeNo'>

const PATH = '/v1/refunds'
const STATES = new Map<string, Refund['state']>([
  ['pending', 'pending'],
  ['requires_action', 'stuck'],
  ['succeeded', 'done'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])

/** How refunds are asked for, and how they stand; `findPayment` gives Stripe's number of a trade's payment, if there is one. */
export function openRefunds(ask: Ask, findPayment: (tradeNo: string) => Promise<string | null>) {
  /** Found among the refunds of a payment: our number is in metadata, which cannot be queried. */
  const find = (payment: string, refundNo: string): Promise<Refund | undefined> =>
    ask({ method: 'GET', path: PATH, params: { payment_intent: payment, limit: '100' } }, (answer) => {
      const refund = readList(answer, 'data').find((refund) => refundNoOf(refund) === refundNo)
      if (!refund && answer['has_more'] !== false) throw new UnreadableError('there are more than a hundred')
      return refund && readRefund(refund)
    })

  return {
    async refund(request: RefundRequest): Promise<Refund> {
      // The idempotency key expires after a day, after which a retry would be a second refund.
      const existing = await find(request.transactionId, request.refundNo)
      return existing ?? ask(callOf(request), (answer) => readAnswer(answer, request))
    },
    async queryRefund({ refundNo, tradeNo }: Asked): Promise<Refund> {
      const payment = await findPayment(tradeNo)
      const existing = payment === null ? undefined : await find(payment, refundNo)
      return existing ?? { refundNo, state: 'unknown', refundId: null }
    },
  }
}

function callOf(request: RefundRequest) {
  return {
    method: 'POST',
    path: PATH,
    idempotencyKey: `easel-refund-${request.refundNo}`,
    params: {
      payment_intent: request.transactionId,
      amount: String(writeSum(request.amount, request.currency).amount),
      reason: 'requested_by_customer',
      'metadata[refund_no]': request.refundNo,
      'metadata[trade_no]': request.tradeNo,
      'metadata[reason]': request.reason,
    },
  } as const
}

/** @throws UnreadableError */
function readRefund(refund: Fields): Refund {
  const state = STATES.get(readText(refund, 'status'))
  if (!state) throw new UnreadableError('status is none of those that are known')
  return { refundNo: readText(readPart(refund, 'metadata'), 'refund_no'), state, refundId: readText(refund, 'id') }
}

function readAnswer(answer: Fields, { refundNo, amount, currency }: RefundRequest): Refund {
  const refund = readRefund(answer)
  if (refund.refundNo !== refundNo) throw new UnreadableError('it speaks of another refund')
  if (readWhole(answer, 'amount') !== writeSum(amount, currency).amount)
    throw new UnreadableError('it speaks of another amount')
  return refund
}

function refundNoOf(refund: Fields): unknown {
  return readPart(refund, 'metadata')['refund_no']
}

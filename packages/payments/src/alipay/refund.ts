import type { Refund, RefundRequest } from '../gateway.ts'
import { type Fields, readText, UnreadableError } from '../fields.ts'
import type { Ask } from './ask.ts'
import { isNoTrade } from './failure.ts'
import { readTradeNo, writeTradeNo, writeYuan } from './words.ts'

type Asked = Pick<RefundRequest, 'refundNo' | 'tradeNo'>

/** How refunds are asked for, and how they stand. Alipay has no number of its own for them. */
export function openRefunds(ask: Ask) {
  async function queryRefund(asked: Asked): Promise<Refund> {
    const content = { out_trade_no: writeTradeNo(asked.tradeNo), out_request_no: asked.refundNo }
    try {
      return await ask({ method: 'alipay.trade.fastpay.refund.query', content }, (answer) => readRefund(answer, asked))
    } catch (error) {
      if (isNoTrade(error)) return refundIn('unknown', asked)
      throw error
    }
  }

  async function refund(request: RefundRequest): Promise<Refund> {
    const content = {
      out_trade_no: writeTradeNo(request.tradeNo),
      trade_no: request.transactionId,
      out_request_no: request.refundNo,
      refund_amount: writeYuan(request.amount),
      refund_reason: request.reason,
    }
    const hasMoved = await ask({ method: 'alipay.trade.refund', content }, (answer) => {
      requireTrade(answer, request)
      return readText(answer, 'fund_change') === 'Y'
    })
    if (hasMoved) return refundIn('done', request)
    // No money moved by this call: it had moved already, or has yet to.
    const known = await queryRefund(request)
    return known.state === 'unknown' ? refundIn('pending', request) : known
  }
  return { refund, queryRefund }
}

/** Of a refund that it does not know, or that failed, Alipay says nothing at all. */
function readRefund(answer: Fields, asked: Asked): Refund {
  if (answer['refund_status'] === undefined) return refundIn('unknown', asked)
  requireTrade(answer, asked)
  if (readText(answer, 'out_request_no') !== asked.refundNo) throw new UnreadableError('it speaks of another refund')
  return refundIn(answer['refund_status'] === 'REFUND_SUCCESS' ? 'done' : 'pending', asked)
}

function requireTrade(answer: Fields, { tradeNo }: Asked): void {
  if (readTradeNo(readText(answer, 'out_trade_no')) !== tradeNo) throw new UnreadableError('it speaks of another trade')
}

function refundIn(state: Refund['state'], { refundNo }: Asked): Refund {
  return { refundNo, state, refundId: null }
}

import type { Refund, RefundRequest } from '../gateway.ts'
import { type Fields, readText, UnreadableError } from '../fields.ts'
import type { Ask } from './ask.ts'
import { isNoTrade } from './failure.ts'
import { readTradeNo, writeTradeNo, writeYuan } from './words.ts'

type Asked = Pick<RefundRequest, 'refundNo' | 'tradeNo'>

/** How refunds are asked for, and how they stand. Alipay has no number of its own for them. */
export function openRefunds(ask: Ask) {
  async function queryRefund(refundQuery: Asked): Promise<Refund> {
    const content = { out_trade_no: writeTradeNo(refundQuery.tradeNo), out_request_no: refundQuery.refundNo }
    try {
      return await ask({ method: 'alipay.trade.fastpay.refund.query', content }, (answer) =>
        readRefund(answer, refundQuery),
      )
    } catch (error) {
      if (isNoTrade(error)) return refundIn('unknown', refundQuery)
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
    // This call moved no money: it was refunded before, or is pending.
    const existing = await queryRefund(request)
    return existing.state === 'unknown' ? refundIn('pending', request) : existing
  }
  return { refund, queryRefund }
}

/** Of a refund that it does not know, or that failed, Alipay says nothing at all. */
function readRefund(answer: Fields, refundQuery: Asked): Refund {
  if (answer['refund_status'] === undefined) return refundIn('unknown', refundQuery)
  requireTrade(answer, refundQuery)
  if (readText(answer, 'out_request_no') !== refundQuery.refundNo)
    throw new UnreadableError('it speaks of another refund')
  return refundIn(answer['refund_status'] === 'REFUND_SUCCESS' ? 'done' : 'pending', refundQuery)
}

function requireTrade(answer: Fields, { tradeNo }: Asked): void {
  if (readTradeNo(readText(answer, 'out_trade_no')) !== tradeNo) throw new UnreadableError('it speaks of another trade')
}

function refundIn(state: Refund['state'], { refundNo }: Asked): Refund {
  return { refundNo, state, refundId: null }
}

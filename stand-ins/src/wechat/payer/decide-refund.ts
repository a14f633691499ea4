import type { RefundOutcome } from '../books.ts'
import type { Wechat } from '../wechat.ts'

/**
 * How a refund ends, in WeChat Pay's own time. What is ABNORMAL may still end well or be closed; nothing else changes again.
 * @throws RangeError when there is no such refund, or it is over
 */
export function decideRefund({ books, clock, notices }: Wechat, refundNo: string, outcome: RefundOutcome): void {
  const { trade, refund } = books.findRefund(refundNo) ?? {}
  if (!trade || !refund) throw new RangeError(`no refund ${refundNo}`)
  if (refund.status === 'SUCCESS' || refund.status === 'CLOSED' || refund.status === outcome) {
    throw new RangeError(`refund ${refundNo} is ${refund.status}`)
  }
  refund.status = outcome
  if (outcome === 'SUCCESS') refund.doneAt = clock.now()
  notices.add({ event: `REFUND.${outcome}`, trade, refund })
}

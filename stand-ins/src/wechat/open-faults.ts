import type { ForgeryName } from './notices/forge-notice.ts'

/** By these names scripts of faults and the list of calls know the calls of the API. */
export type CallName =
  | 'prepay'
  | 'query'
  | 'query by transaction'
  | 'close'
  | 'refund'
  | 'query refund'
  | 'ask for bill'
  | 'download bill'
  | 'certificates'

/**
 * What the API does wrong. `reset`, `500`, `429` come before anything happened; all others after, so that `lost` has
 * its effect and gives no answer. `slow` answers when the asker has gone, or never.
 */
export type ApiFault =
  | 'lost'
  | '500'
  | '429'
  | 'reset'
  | 'slow'
  | 'truncated'
  | 'unsigned'
  | 'wrongly signed'
  | 'old timestamp'
  | 'wrong type'

/** What goes wrong with one try of a notice; `after refund` holds it until one of the trade's refunds was told. */
export type NoticeFault = ForgeryName | 'drop' | 'duplicate' | 'two at once' | 'after refund' | { delayMs: number }

/** Scripts of faults: each is used up by the first thing that it fits. */
export interface Faults {
  /** For the next call of this name. */
  nextCall(call: CallName, ...faults: ApiFault[]): void
  /** For the next tries of any notice, one each. */
  nextNotice(...faults: NoticeFault[]): void
  /** For the next tries of the notices of one trade. */
  nextNoticeOf(tradeNo: string, ...faults: NoticeFault[]): void
  takeCall(call: CallName): ApiFault | undefined
  takeNotice(tradeNo: string): NoticeFault | undefined
}

export function openFaults(): Faults {
  const calls: { call: CallName; fault: ApiFault }[] = []
  /** Null: of any trade. */
  const notices: { tradeNo: string | null; fault: NoticeFault }[] = []
  return {
    nextCall: (call, ...faults) => calls.push(...faults.map((fault) => ({ call, fault }))),
    nextNotice: (...faults) => notices.push(...faults.map((fault) => ({ tradeNo: null, fault }))),
    nextNoticeOf: (tradeNo, ...faults) => notices.push(...faults.map((fault) => ({ tradeNo, fault }))),
    takeCall(call) {
      const place = calls.findIndex((script) => script.call === call)
      return place < 0 ? undefined : calls.splice(place, 1)[0]?.fault
    },
    takeNotice(tradeNo) {
      const place = notices.findIndex((script) => script.tradeNo === null || script.tradeNo === tradeNo)
      return place < 0 ? undefined : notices.splice(place, 1)[0]?.fault
    },
  }
}

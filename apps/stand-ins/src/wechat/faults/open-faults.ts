import type { CallName } from '../api/routes.ts'
import type { ForgeryName } from '../notices/forge-notice.ts'

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
  takeCall(call: CallName): ApiFault | undefined
  takeNotice(): NoticeFault | undefined
}

export function openFaults(): Faults {
  const calls: { call: CallName; fault: ApiFault }[] = []
  const notices: NoticeFault[] = []
  return {
    nextCall: (call, ...faults) => calls.push(...faults.map((fault) => ({ call, fault }))),
    nextNotice: (...faults) => notices.push(...faults),
    takeCall(call) {
      const place = calls.findIndex((script) => script.call === call)
      return place < 0 ? undefined : calls.splice(place, 1)[0]?.fault
    },
    takeNotice: () => notices.shift(),
  }
}

import type { StatementReason } from '@easel/contract/redeem'
import type { LedgerKind } from '../../../db/ledger-tables.ts'

/** Why credits came or went, in the words of a statement. `reason` is that of the books. */
export function reasonOf(kind: LedgerKind, reason: string): StatementReason {
  switch (kind) {
    case 'grant':
      return GRANTS.get(reason) ?? 'grant'
    case 'hold':
    case 'capture':
      return 'draw'
    case 'release':
    case 'expire':
    case 'refund':
      return kind
    case 'adjust':
      return 'grant'
    default:
      return kind satisfies never
  }
}

/** What is not among them an administrator has given. */
const GRANTS: ReadonlyMap<string, StatementReason> = new Map([
  ['signup', 'signup'],
  // What administrators have from the start.
  ['admin', 'signup'],
  ['order', 'order'],
  ['redeem', 'redeem'],
  ['nothing_changed', 'pay_back'],
  ['only_one', 'pay_back'],
])

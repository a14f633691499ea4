import type { StatementLine } from '@easel/contract/redeem'
import type { StatementRow } from './queries.ts'
import { reasonOf } from './rules.ts'

export function viewLine({ id, kind, reason, taskId, orderId, delta, balance, at }: StatementRow): StatementLine {
  return {
    id,
    delta,
    balance,
    reason: reasonOf(kind, reason),
    ...(taskId === null ? {} : { taskId }),
    ...(orderId === null ? {} : { orderId }),
    createdAt: at.toISOString(),
  }
}

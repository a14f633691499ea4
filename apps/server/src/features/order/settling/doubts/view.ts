import type { PaymentDoubt } from '@easel/contract/admin-orders'
import * as z from 'zod/mini'
import type { DoubtRow } from '../../../../db/tables.ts'

/** As far as the provider's word had it. */
const said = z.object({
  tradeNo: z.catch(z.nullable(z.string()), null),
  amount: z.catch(z.nullable(z.number()), null),
  currency: z.catch(z.nullable(z.string()), null),
})

export function viewDoubt(row: DoubtRow): PaymentDoubt {
  const { id, provider, reason } = row
  return {
    ...{ id, provider, reason },
    ...said.parse(row.details),
    createdAt: row.created_at.toISOString(),
    resolvedAt: row.resolved_at?.toISOString() ?? null,
  }
}

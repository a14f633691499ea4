import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'

/** Bills of longer ago have been seen by whoever looks at them. */
const BILL_DAYS = 30

export interface OpenMoney {
  openPayments: number
  openDoubts: number
  pendingRefunds: number
  stuckRefunds: number
  /** Of the last 30 days. */
  billDifferences: number
}

export async function countOpenMoney(db: Db, now: Date): Promise<OpenMoney> {
  const since = new Date(now.getTime() - BILL_DAYS * 24 * 3_600_000)
  const { rows } = await sql<OpenMoney>`
    select
      (select count(*) from payments where state = 'OPEN')::int as "openPayments",
      (select count(*) from payment_quarantine where resolved_at is null)::int as "openDoubts",
      (select count(*) from refunds where state = 'PENDING')::int as "pendingRefunds",
      (select count(*) from refunds where state = 'STUCK')::int as "stuckRefunds",
      (select coalesce(sum(jsonb_array_length(differences)), 0) from bill_comparisons
        where day >= ${since.toISOString().slice(0, 10)})::int as "billDifferences"
  `.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('counting gave no row')
  return counted
}

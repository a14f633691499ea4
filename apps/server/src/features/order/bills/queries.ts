import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import type { OurLine } from './rules.ts'

/** Days that were compared and agreed, or were compared so lately that nothing can have changed. */
export async function listSettledDays(
  db: Db,
  provider: string,
  { days, since }: { days: readonly string[]; since: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('bill_comparisons')
    .select('day')
    .where('provider', '=', provider)
    .where('day', 'in', days)
    .where((eb) => eb.or([sql<boolean>`differences = '[]'`, eb('compared_at', '>', since)]))
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}

/** Replaces what an earlier comparison of that day found. */
export async function saveComparison(
  db: Db,
  row: { provider: string; day: string; compared_at: Date; differences: string },
): Promise<void> {
  const { compared_at, differences } = row
  await db
    .insertInto('bill_comparisons')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'day']).doUpdateSet({ compared_at, differences }))
    .execute()
}

/** Our payments with these numbers, and our refunds with those; a bill names a refund from the day it was accepted. */
export async function listNamedLines(
  db: Db,
  provider: string,
  { tradeNos, refundNos }: { tradeNos: string[]; refundNos: string[] },
): Promise<OurLine[]> {
  const { rows } = await sql<OurLine>`
    select ${paymentLine}, state = 'PAID' as "isDone" from payments
    where provider = ${provider} and trade_no = any(${tradeNos}::text[])
    union all
    select ${refundLine}, r.state <> 'FAILED' from refunds r join payments p on p.id = r.payment_id
    where provider = ${provider} and r.no = any(${refundNos}::text[])
  `.execute(db)
  return rows
}

const paymentLine = sql`'paid' as kind, trade_no as "tradeNo", transaction_id as "transactionId",
  null as "refundNo", amount, currency`
const refundLine = sql`'refunded', p.trade_no, p.transaction_id, r.no, r.amount, r.currency`

/** A payment or refund that ended within a span, and when it was asked for. */
export interface EndedLine extends OurLine {
  askedAt: Date
}

export async function listEndedLines(
  db: Db,
  provider: string,
  { from, to }: { from: Date; to: Date },
): Promise<EndedLine[]> {
  const { rows } = await sql<EndedLine>`
    select ${paymentLine}, true as "isDone", paid_at as "askedAt" from payments
    where provider = ${provider} and state = 'PAID' and paid_at >= ${from} and paid_at < ${to}
    union all
    select ${refundLine}, true, r.created_at from refunds r join payments p on p.id = r.payment_id
    where provider = ${provider} and r.state = 'DONE' and r.ended_at >= ${from} and r.ended_at < ${to}
  `.execute(db)
  return rows
}

/** Bills that did not agree with our books; more days than a human looks at. */
const BILLS_MAX = 100

/** Newest day first. */
export async function listDisputedBills(db: Db): Promise<{ provider: string; day: string; differences: number }[]> {
  const { rows } = await sql<{ provider: string; day: string; differences: number }>`
    select provider, day, jsonb_array_length(differences) as differences from bill_comparisons
    where differences <> '[]' order by day desc, provider limit ${BILLS_MAX}
  `.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import type { EndedPlan } from '../../../db/order-tables.ts'
import type { PaymentRow, RefundRow } from '../../../db/tables.ts'

/** The payment that the goods were given for; one that came twice goes back by itself. */
export async function findGoodsPayment(tx: Tx, orderId: string): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'PAID')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .select('refunds.id')
            .whereRef('payment_id', '=', 'payments.id')
            .where('requested_by', 'is', null),
        ),
      ),
    )
    .orderBy('paid_at')
    .executeTakeFirst()
}

export interface Tally {
  /** All that were ever asked for. */
  count: number
  /** Of those that have not failed, in the currency's minor unit. */
  amount: number
  /** Of those that are done. */
  done: number
  /** Credits taken back or owed. */
  credits: number
  owed: number
}

export async function tallyRefunds(tx: Tx, paymentId: string): Promise<Tally> {
  const { rows } = await sql<Tally>`
    select count(*) as count,
      coalesce(sum(amount) filter (where state <> 'FAILED'), 0)::bigint as amount,
      coalesce(sum(amount) filter (where state = 'DONE'), 0)::bigint as done,
      coalesce(sum(credits_taken + credits_owed) filter (where state <> 'FAILED'), 0)::bigint as credits,
      coalesce(sum(credits_owed) filter (where state <> 'FAILED'), 0)::bigint as owed
    from refunds where payment_id = ${paymentId}
  `.execute(tx)
  return rows[0] ?? { count: 0, amount: 0, done: 0, credits: 0, owed: 0 }
}

type NewRefund = Pick<RefundRow, 'id' | 'payment_id' | 'no' | 'amount' | 'reason' | 'requested_by' | 'created_at'>

/** Undefined: more would go back than was paid. */
export async function insertRefund(tx: Tx, row: NewRefund): Promise<RefundRow | undefined> {
  const { id, payment_id, no, amount, reason, requested_by, created_at } = row
  const { rows } = await sql<RefundRow>`
    insert into refunds (id, order_id, payment_id, no, amount, currency, reason, state, requested_by, created_at)
    select ${id}::uuid, order_id, id, ${no}, ${amount}::bigint, currency, ${reason}, 'PENDING', ${requested_by}::uuid,
      ${created_at}::timestamptz
    from payments where id = ${payment_id} and state = 'PAID' and amount >= ${amount}::bigint
      + (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = payments.id and r.state <> 'FAILED')
    returning *
  `.execute(tx)
  return rows[0]
}

/** What it took back. */
export async function setTaken(
  tx: Tx,
  id: string,
  { taken, owed, endedPlans }: { taken: number; owed: number; endedPlans: readonly EndedPlan[] },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ credits_taken: taken, credits_owed: owed, ended_plans: JSON.stringify(endedPlans) })
    .where('id', '=', id)
    .execute()
}

/** The refunds of a payment that ended a plan; they have not any more. */
export async function releaseEndedPlans(tx: Tx, paymentId: string): Promise<{ plans: EndedPlan[]; endedAt: Date }[]> {
  const { rows } = await sql<{ plans: EndedPlan[]; endedAt: Date }>`
    update refunds set ended_plans = '[]' from refunds as before
    where refunds.payment_id = ${paymentId} and refunds.ended_plans <> '[]' and before.id = refunds.id
    returning before.ended_plans as plans, refunds.created_at as "endedAt"
  `.execute(tx)
  return rows
}

type Change = Partial<
  Pick<RefundRow, 'state' | 'ended_at' | 'provider_refund_id' | 'credits_taken' | 'credits_owed' | 'quiet_until'>
>

/** Undefined: it is in none of the states `from`. */
export async function changeRefund(
  tx: Tx,
  id: string,
  from: readonly RefundRow['state'][],
  change: Change,
): Promise<RefundRow | undefined> {
  return tx
    .updateTable('refunds')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()
}

export type ProviderRefund = RefundRow &
  Pick<PaymentRow, 'provider' | 'trade_no' | 'transaction_id'> & { total: number }

export async function findRefundByNo(db: Db, provider: string, no: string): Promise<ProviderRefund | undefined> {
  return selectRefunds(db).where('refunds.no', '=', no).where('provider', '=', provider).executeTakeFirst()
}

export async function findRefund(db: Db, id: string): Promise<ProviderRefund | undefined> {
  return selectRefunds(db).where('refunds.id', '=', id).executeTakeFirst()
}

/** Undefined: it is done or has failed. */
export async function findOpenRefund(db: Db, id: string): Promise<ProviderRefund | undefined> {
  return selectRefunds(db)
    .where('refunds.id', '=', id)
    .where('refunds.state', 'in', ['PENDING', 'STUCK'])
    .executeTakeFirst()
}

const selectRefunds = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .select(['provider', 'trade_no', 'transaction_id', 'payments.amount as total'])

/** As it stands now, when the one call to its provider is ours; it is nobody's once `until` has passed. */
export async function claimRefundCall(
  db: Db,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<RefundRow | undefined> {
  return db
    .updateTable('refunds')
    .set({ quiet_until: until })
    .where('id', '=', id)
    .where('state', 'in', ['PENDING', 'STUCK'])
    .where((eb) => eb.or([eb('quiet_until', 'is', null), eb('quiet_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
}

export async function releaseRefundCall(db: Db, id: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set((eb) => ({ quiet_until: null, queries: eb('queries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

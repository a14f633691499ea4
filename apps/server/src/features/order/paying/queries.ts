import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import type { Database, PaymentRow } from '../../../db/tables.ts'

/** The one that is open at a provider; at most one is. */
export async function findOpenPayment(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'OPEN')
    .executeTakeFirst()
}

export async function findPayment(db: Db, provider: string, tradeNo: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('trade_no', '=', tradeNo)
    .executeTakeFirst()
}

export async function countPayments(db: Db, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False: another one was opened at the same moment. */
export async function insertPayment(tx: Tx, row: Insertable<Database['payments']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether the one call to its provider is ours; it is nobody's once `until` has passed, and not wanted where a code holds. */
export async function claimCall(
  db: Db,
  id: string,
  { now, until, forCode = false }: { now: Date; until: Date; forCode?: boolean },
): Promise<boolean> {
  const claimed = await db
    .updateTable('payments')
    .set({ quiet_until: until })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .where((eb) => eb.or([eb('quiet_until', 'is', null), eb('quiet_until', '<=', now)]))
    .$if(forCode, (query) => query.where((eb) => eb.or([eb('code_url', 'is', null), eb('code_expires_at', '<=', now)])))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function releaseCall(
  db: Db,
  id: string,
  change: Partial<Pick<PaymentRow, 'code_url' | 'code_expires_at' | 'queries' | 'quiet_until'>>,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ quiet_until: null, ...change })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .execute()
}

export async function setClosed(tx: Tx, id: string): Promise<boolean> {
  const changed = await tx
    .updateTable('payments')
    .set({ state: 'CLOSED', quiet_until: null })
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** The time of one that waits is over. */
export async function expireOrder(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ expires_at: now })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('expires_at', '>', now)
    .execute()
}

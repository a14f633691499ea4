import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import type { Database, OrderRow } from '../../../db/tables.ts'

export async function insertOrder(tx: Tx, row: Insertable<Database['orders']>): Promise<OrderRow> {
  return tx.insertInto('orders').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Newest first; `before` is the last one of the page before. */
export async function listOrdersOf(
  db: Db,
  { userId, before }: { userId: string; before: string | undefined },
  limit: number,
): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function findOwnOrder(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
}

/** Whether a person has an order that waits to be paid. */
export async function hasWaitingOrder(db: Db, userId: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'PENDING')
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}

/** Orders whose time is over, and that nobody is asked to pay at a provider any more. */
export async function expireUnpaid(tx: Tx, now: Date, limit: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    update orders set status = 'EXPIRED', version = version + 1
    where id in (
      select id from orders where status = 'PENDING' and expires_at <= ${now}
        and not exists (select from payments where order_id = orders.id and state = 'OPEN')
      order by expires_at limit ${limit} for update skip locked
    ) and status = 'PENDING'
    returning *
  `.execute(tx)
  return rows
}

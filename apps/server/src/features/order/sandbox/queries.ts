import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import type { Database, SandboxTradeRow } from '../../../db/tables.ts'

/** May be repeated: a trade that is there stays as it is. */
export async function openTrade(
  db: Db,
  row: Pick<SandboxTradeRow, 'trade_no' | 'secret' | 'amount' | 'currency' | 'description' | 'expires_at'>,
): Promise<SandboxTradeRow> {
  await db
    .insertInto('sandbox_trades')
    .values({ ...row, state: 'OPEN', transaction_id: null, paid_at: null })
    .onConflict((conflict) => conflict.column('trade_no').doNothing())
    .execute()
  return db.selectFrom('sandbox_trades').selectAll().where('trade_no', '=', row.trade_no).executeTakeFirstOrThrow()
}

export async function findTrade(db: Db, tradeNo: string): Promise<SandboxTradeRow | undefined> {
  return db.selectFrom('sandbox_trades').selectAll().where('trade_no', '=', tradeNo).executeTakeFirst()
}

export async function findTradeBySecret(db: Db, secret: string): Promise<SandboxTradeRow | undefined> {
  return db.selectFrom('sandbox_trades').selectAll().where('secret', '=', secret).executeTakeFirst()
}

/** Undefined: it is paid or closed already, or its time is over. */
export async function payTrade(
  db: Db,
  secret: string,
  { transactionId, now }: { transactionId: string; now: Date },
): Promise<SandboxTradeRow | undefined> {
  return db
    .updateTable('sandbox_trades')
    .set({ state: 'PAID', transaction_id: transactionId, paid_at: now })
    .where('secret', '=', secret)
    .where('state', '=', 'OPEN')
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

export async function closeTrade(db: Db, tradeNo: string): Promise<void> {
  await db
    .updateTable('sandbox_trades')
    .set({ state: 'CLOSED' })
    .where('trade_no', '=', tradeNo)
    .where('state', '=', 'OPEN')
    .execute()
}

/** Whether it stands in the books, now or from before. False: more would go back than was paid. */
export async function insertRefund(
  db: Db,
  { refund_no, trade_no, amount, created_at }: Insertable<Database['sandbox_refunds']>,
): Promise<boolean> {
  await sql`
    insert into sandbox_refunds (refund_no, trade_no, amount, created_at)
    select ${refund_no}, trade_no, ${amount}::bigint, ${created_at}
    from (select * from sandbox_trades where trade_no = ${trade_no} and state = 'PAID' for update) as paid
    where amount >= ${amount}::bigint
      + (select coalesce(sum(back.amount), 0) from sandbox_refunds as back where back.trade_no = paid.trade_no)
    on conflict (refund_no) do nothing
  `.execute(db)
  return findRefund(db, refund_no)
}

export async function findRefund(db: Db, refundNo: string): Promise<boolean> {
  const found = await db
    .selectFrom('sandbox_refunds')
    .select('refund_no')
    .where('refund_no', '=', refundNo)
    .executeTakeFirst()
  return found !== undefined
}

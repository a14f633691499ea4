import type { Insertable } from 'kysely'
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

/** Closed when it was open; gives it as it stands. Undefined: there is none. */
export async function endTradeBySecret(db: Db, secret: string): Promise<SandboxTradeRow | undefined> {
  const trade = await findTradeBySecret(db, secret)
  if (trade) await closeTrade(db, trade.trade_no)
  return trade && findTrade(db, trade.trade_no)
}

/**
 * Whether it stands in the books, now or from before. False: more would go back than was paid. Those of one trade come one after the
 * other, and each sees what the earlier ones wrote.
 */
export async function insertRefund(db: Db, row: Insertable<Database['sandbox_refunds']>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const paid = tx.selectFrom('sandbox_trades').select('amount').where('trade_no', '=', row.trade_no)
    const trade = await paid.where('state', '=', 'PAID').forUpdate().executeTakeFirst()
    if (!trade) return false
    if (await findRefund(tx, row.refund_no)) return true
    const all = tx.selectFrom('sandbox_refunds').where('trade_no', '=', row.trade_no)
    const { back } = await all.select((eb) => eb.fn.sum<number | null>('amount').as('back')).executeTakeFirstOrThrow()
    if (Number(back) + row.amount > trade.amount) return false
    await tx.insertInto('sandbox_refunds').values(row).execute()
    return true
  })
}

export async function findRefund(db: Db, refundNo: string): Promise<boolean> {
  const found = await db
    .selectFrom('sandbox_refunds')
    .select('refund_no')
    .where('refund_no', '=', refundNo)
    .executeTakeFirst()
  return found !== undefined
}

import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../../db/open.ts'
import type { Database, DoubtRow } from '../../../../db/tables.ts'

/** For a human to look at. False: just this is open already. */
export async function insertDoubt(tx: Tx, row: Insertable<Database['payment_quarantine']>): Promise<boolean> {
  const same = `easel.doubt.${row.provider}.${row.reason}.${row.details}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${same}, 0))`.execute(tx)
  const open = await tx
    .selectFrom('payment_quarantine')
    .select('id')
    .where('provider', '=', row.provider)
    .where('reason', '=', row.reason)
    .where('details', '=', sql<object>`${row.details}::jsonb`)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()
  if (open) return false
  await tx.insertInto('payment_quarantine').values(row).execute()
  return true
}

/** Newest first. */
export async function listDoubtRows(db: Db, before: string | undefined, limit: number): Promise<DoubtRow[]> {
  return db
    .selectFrom('payment_quarantine')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function findDoubt(db: Db, id: string): Promise<DoubtRow | undefined> {
  return db.selectFrom('payment_quarantine').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Undefined: there is none, or somebody has seen to it before. */
export async function setResolved(tx: Tx, id: string, now: Date): Promise<DoubtRow | undefined> {
  return tx
    .updateTable('payment_quarantine')
    .set({ resolved_at: now })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

import type { EngineOrigin } from '@easel/contract/admin-engines'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/open.ts'
import type { Database } from '../../db/tables.ts'
import { ENGINES_CHANNEL } from '../../platform/engines/pool.ts'

export type EngineRow = Selectable<Database['engines']>
export type NewEngine = Insertable<Database['engines']>
export type EngineChange = Updateable<Database['engines']>

/** The built-in one first, then by name. */
export async function listEngineRows(db: Db): Promise<EngineRow[]> {
  return db.selectFrom('engines').selectAll().orderBy(sql`origin <> 'built-in'`).orderBy('id').execute()
}

export async function findEngineRow(db: Db, id: string): Promise<EngineRow | undefined> {
  return db.selectFrom('engines').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Nobody else changes it until the transaction ends. */
export async function lockEngine(tx: Tx, id: string): Promise<EngineRow | undefined> {
  return tx.selectFrom('engines').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Undefined: the name is taken. */
export async function insertEngine(tx: Tx, row: NewEngine): Promise<EngineRow | undefined> {
  const insert = tx.insertInto('engines').values(row)
  return insert
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** State that is reset when the connection settings change. */
const FRESH = {
  ...{ failures: 0, trips: 0, set_aside_until: null, last_error: null, last_error_at: null },
  ...{ probe: null, probed_at: null },
}

export async function updateEngine(
  tx: Tx,
  id: string,
  { change, isSpokenToOtherwise }: { change: EngineChange; isSpokenToOtherwise: boolean },
): Promise<EngineRow> {
  return tx
    .updateTable('engines')
    .set((eb) => ({ ...change, ...(isSpokenToOtherwise && FRESH), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Tell every process, when the transaction is through, that there is something to read. */
export async function announceEngines(db: Db): Promise<void> {
  await sql`select pg_notify(${ENGINES_CHANNEL}, '')`.execute(db)
}

/** Whether open tasks depend on this engine. */
const hasWork = sql<boolean>`exists (
  select 1 from tasks where tasks.engine = engines.id and (
    status in ('SUBMITTED', 'IN_PROGRESS')
    or status = 'NOT_START' and (pinned or attempt_id is not null or lease_owner is not null)
  )
)`

/** Whether it was there, off, with nothing under way, and is gone now. */
export async function deleteIdleEngine(tx: Tx, id: string, origin: EngineOrigin): Promise<boolean> {
  const idle = tx.deleteFrom('engines').where('id', '=', id).where('origin', '=', origin).where('is_on', '=', false)
  const deleted = await idle.where(sql<boolean>`not ${hasWork}`).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** What was found when it was asked, unless it is spoken to otherwise by now. */
export async function saveProbe(
  db: Db,
  { id, version }: Pick<EngineRow, 'id' | 'version'>,
  { probe, now }: { probe: string; now: Date },
): Promise<void> {
  const asked = db.updateTable('engines').set({ probe, probed_at: now }).where('id', '=', id)
  await asked.where('version', '=', version).execute()
}

/** Replace a sealed key after a key rotation, unless it was changed meanwhile. */
export async function replaceSealedKey(db: Db, id: string, { from, to }: { from: string; to: string }): Promise<void> {
  const same = db.updateTable('engines').set({ sealed_key: to }).where('id', '=', id)
  await same.where('sealed_key', '=', from).execute()
}

import { sql } from 'kysely'
import type { Db } from './open.ts'

/** Run `act` while no other process marks. A database that dies before the end has no mark; what was written beside the pictures is adopted then. */
export async function whileMarking(db: Db, act: (db: Db) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('storage mark', 0))`.execute(tx)
    await act(tx)
  })
}

/** What stands beside this database's pictures; null: no server has looked yet. */
export async function findMark(db: Db): Promise<string | null> {
  return (await db.selectFrom('storage_marks').select('mark').executeTakeFirst())?.mark ?? null
}

/** Record the mark, unless another process has recorded one meanwhile. Returns the one that counts. */
export async function recordMark(db: Db, mark: string): Promise<string> {
  await db
    .insertInto('storage_marks')
    .values({ id: 1, mark })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findMark(db)) ?? mark
}

/** Some of the pictures that should be there: the newest, without those that are known to be lost. */
export async function listNewestPictures(db: Db, limit: number): Promise<{ sha256: string; bytes: number }[]> {
  const whole = db.selectFrom('images').select(['sha256', 'bytes']).where('damaged_at', 'is', null)
  return whole.orderBy('id', 'desc').limit(limit).execute()
}

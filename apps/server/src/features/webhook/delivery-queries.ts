import { sql } from 'kysely'
import type { Db, Tx } from '../../db/open.ts'
import type { DeliveryRow } from '../../db/tables.ts'

/**
 * Take the oldest delivery that waits in a lane, if it is due and no other process is at it. Undefined: there is none.
 */
export async function claimHead(
  db: Db,
  lane: string,
  { now, until }: { now: Date; until: Date },
): Promise<DeliveryRow | undefined> {
  return db
    .updateTable('deliveries')
    .set((eb) => ({ tries: eb('tries', '+', 1), lease_until: until, tried_at: now }))
    .where('number', '=', headOf(db, lane))
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst()
}

const headOf = (db: Db, lane: string) =>
  db
    .selectFrom('deliveries')
    .select((eb) => eb.fn.min('number').as('head'))
    .where('lane', '=', lane)
    .where('state', '=', 'waiting')

/** When a lane is to be looked at again, and whose it is; undefined: nothing waits in it. */
export async function findNextTime(db: Db, lane: string): Promise<{ userId: string; at: Date } | undefined> {
  return db
    .selectFrom('deliveries')
    .select(['user_id as userId'])
    .select(sql<Date>`greatest(next_try_at, lease_until)`.as('at'))
    .where('number', '=', headOf(db, lane))
    .executeTakeFirst()
}

type Claimed = Pick<DeliveryRow, 'number' | 'tries'>
type Noted = Partial<Pick<DeliveryRow, 'state' | 'next_try_at' | 'status' | 'answer' | 'took_ms'>>

/** Note what became of a try. False: another process has taken the delivery over. */
export async function noteTry(db: Db, { number, tries }: Claimed, noted: Noted): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ ...noted, lease_until: null })
    .where('number', '=', number)
    .where('tries', '=', tries)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Give up what waits for a webhook. */
export async function giveUpOf(tx: Tx, webhookId: string): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ state: 'given_up', lease_until: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute()
}

export interface Sweeping {
  /** Callbacks that are older are deleted. */
  callbacksBefore: Date
  /** So many deliveries of each webhook stay, and those that wait. */
  keptCount: number
}

export async function deleteOld(db: Db, { callbacksBefore, keptCount }: Sweeping): Promise<void> {
  await db.deleteFrom('deliveries').where('webhook_id', 'is', null).where('created_at', '<', callbacksBefore).execute()
  await sql`
    delete from deliveries using (
      select number, row_number() over (partition by webhook_id order by number desc) as place
      from deliveries where webhook_id is not null
    ) as placed
    where deliveries.number = placed.number and place > ${keptCount} and state <> 'waiting'`.execute(db)
}

/** Lanes in which something has been due since then, and nobody is at it. */
export async function listLeftLanes(db: Db, before: Date): Promise<{ lane: string; userId: string }[]> {
  return db
    .selectFrom('deliveries')
    .distinctOn('lane')
    .select(['lane', 'user_id as userId'])
    .where('state', '=', 'waiting')
    .where('next_try_at', '<', before)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', before)]))
    .orderBy('lane')
    .limit(1000)
    .execute()
}

import type { Db, Tx } from '../../../db/open.ts'

/**
 * Count an attempt before it is checked, and return the count; undefined while the key is blocked. Concurrent attempts are
 * serialised until the transaction ends, so they cannot exceed the free ones.
 */
export async function countTry(
  tx: Tx,
  key: Buffer,
  { now, windowStart }: { now: Date; windowStart: Date },
): Promise<number | undefined> {
  const counted = await tx
    .insertInto('sign_in_tries')
    .values({ key, failures: 1, since: now, last_at: now, blocked_until: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          failures: eb
            .case()
            .when('sign_in_tries.since', '<=', windowStart)
            .then(1)
            .else(eb('sign_in_tries.failures', '+', 1))
            .end(),
          since: eb
            .case()
            .when('sign_in_tries.since', '<=', windowStart)
            .then(now)
            .else(eb.ref('sign_in_tries.since'))
            .end(),
          last_at: now,
          blocked_until: null,
        }))
        .where((eb) =>
          eb.or([eb('sign_in_tries.blocked_until', 'is', null), eb('sign_in_tries.blocked_until', '<=', now)]),
        ),
    )
    .returning('failures')
    .executeTakeFirst()
  return counted?.failures
}

export async function blockUntil(tx: Tx, key: Buffer, until: Date): Promise<void> {
  await tx.updateTable('sign_in_tries').set({ blocked_until: until }).where('key', '=', key).execute()
}

/** Null: it is not blocked. */
export async function findBlock(tx: Tx, key: Buffer): Promise<Date | null> {
  const row = await tx.selectFrom('sign_in_tries').select('blocked_until').where('key', '=', key).executeTakeFirst()
  return row?.blocked_until ?? null
}

/** Until when the one of these keys is blocked that is blocked longest; undefined: none is. */
export async function findLongestBlock(db: Db, keys: readonly Buffer[], now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sign_in_tries')
    .select((eb) => eb.fn.max('blocked_until').as('until'))
    .where('key', 'in', keys)
    .where('blocked_until', '>', now)
    .executeTakeFirst()
  return row?.until ?? undefined
}

/** Undo the last attempt, and a block that it started. */
export async function takeBackTry(db: Db, key: Buffer): Promise<void> {
  await db
    .updateTable('sign_in_tries')
    .set((eb) => ({ failures: eb('failures', '-', 1), blocked_until: null }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute()
}

export async function forgetTries(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('sign_in_tries').where('key', '=', key).execute()
}

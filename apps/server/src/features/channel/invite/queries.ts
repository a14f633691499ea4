import type { Db, Tx } from '../../../db/open.ts'
import type { InviteRow } from '../../../db/tables.ts'

export async function findInvite(db: Db, channelId: string): Promise<InviteRow | undefined> {
  return db.selectFrom('invites').selectAll().where('channel_id', '=', channelId).executeTakeFirst()
}

/** Undefined when it has expired, was replaced, never was, or its channel has ended. */
export async function findChannelIdOfCode(db: Db, code: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('invites')
    .select('channel_id')
    .where('code', '=', code)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
  return row?.channel_id
}

/** Replace the invite; people who were removed under the old one may join again. */
export async function replaceInvite(tx: Tx, row: InviteRow): Promise<InviteRow> {
  await tx.deleteFrom('removals').where('channel_id', '=', row.channel_id).execute()
  const { channel_id: _, ...fresh } = row
  return tx
    .insertInto('invites')
    .values(row)
    .onConflict((conflict) => conflict.column('channel_id').doUpdateSet(fresh))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Undefined: there is no invite yet. */
export async function setExpiry(tx: Tx, channelId: string, expiresAt: Date | null): Promise<InviteRow | undefined> {
  return tx
    .updateTable('invites')
    .set({ expires_at: expiresAt })
    .where('channel_id', '=', channelId)
    .returningAll()
    .executeTakeFirst()
}

import { sql } from 'kysely'
import type { Db, Tx } from '../../db/open.ts'
import type { NotificationSettingsRow } from '../../db/tables.ts'

export type ChangedSettings = Partial<Omit<NotificationSettingsRow, 'user_id'>>

/** Undefined: they never chose. */
export async function findSettings(db: Db, userId: string): Promise<NotificationSettingsRow | undefined> {
  return db.selectFrom('notification_settings').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Of these people, by id; who never chose is missing. */
export async function listSettings(db: Db, userIds: readonly string[]): Promise<Map<string, NotificationSettingsRow>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.selectFrom('notification_settings').selectAll().where('user_id', 'in', userIds).execute()
  return new Map(rows.map((row) => [row.user_id, row]))
}

/** Change these columns and no others; `rest` is for who has no row yet. */
export async function changeSettings(
  db: Db,
  userId: string,
  { changed, rest }: { changed: ChangedSettings; rest: Omit<NotificationSettingsRow, 'user_id'> },
): Promise<NotificationSettingsRow> {
  return db
    .insertInto('notification_settings')
    .values({ ...rest, ...changed, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId, ...changed }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export interface Listener {
  userId: string
  name: string
}

/** Who else is in the channel, by the order of their coming. */
export async function listListeners(db: Db, channelId: string, authorId: string): Promise<Listener[]> {
  return db
    .selectFrom('channel_members')
    .innerJoin('users', 'users.id', 'channel_members.user_id')
    .select(['users.id as userId', 'users.name'])
    .where('channel_id', '=', channelId)
    .where('user_id', '<>', authorId)
    .orderBy('joined_at')
    .orderBy('users.id')
    .execute()
}

/** What stands right above an item of a channel; undefined: nothing does. */
export async function findItemBefore(
  tx: Db | Tx,
  { channelId, itemId }: { channelId: string; itemId: string },
): Promise<{ userId: string; at: Date } | undefined> {
  const { rows } = await sql<{ userId: string; at: Date }>`
    select user_id as "userId", at from (
      (select id, author_id as user_id, created_at as at from chat_messages
        where channel_id = ${channelId} and id < ${itemId} and kind <> 'system' order by id desc limit 1)
      union all
      (select id, user_id, submit_time as at from tasks
        where channel_id = ${channelId} and id < ${itemId} order by id desc limit 1)
    ) as above order by id desc limit 1`.execute(tx)
  return rows[0]
}

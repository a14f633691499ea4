import { UNREAD_MAX } from '@easel/contract/limits'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'

/** Below every id. */
const NOTHING = '00000000-0000-0000-0000-000000000000'

interface Unread {
  channel_id: string
  user_id: string
  unread: number
}

/** Unread counts by channel, of all their channels or one; at most UNREAD_MAX each. */
export async function countUnread(db: Db, userId: string, channelId?: string): Promise<Map<string, number>> {
  const one = channelId === undefined ? sql`` : sql`and channel_id = ${channelId}`
  const { rows } = await counts(sql`user_id = ${userId} ${one}`).execute(db)
  return new Map(rows.map((row) => [row.channel_id, row.unread]))
}

/** What each of these people has not seen of one channel; those who are not in it are left out. */
export async function countUnreadOf(
  db: Db,
  channelId: string,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await counts(sql`channel_id = ${channelId} and user_id = any(${userIds}::uuid[])`).execute(db)
  return new Map(rows.map((row) => [row.user_id, row.unread]))
}

/** Items of others after the read and cleared marks; joins and leaves do not count. */
function counts(whose: ReturnType<typeof sql>) {
  return sql<Unread>`
    select me.channel_id, me.user_id, (select count(*)::int from (
      (select from tasks where tasks.channel_id = me.channel_id and tasks.id > me.seen
        and tasks.user_id <> me.user_id order by tasks.id limit ${UNREAD_MAX})
      union all
      (select from chat_messages as said where said.channel_id = me.channel_id and said.id > me.seen
        and said.author_id <> me.user_id and said.kind <> 'system' order by said.id limit ${UNREAD_MAX})
      limit ${UNREAD_MAX}
    ) as news) as unread
    from (
      select channel_id, user_id, coalesce(greatest(read_up_to, cleared_up_to), ${NOTHING}) as seen
      from channel_members where ${whose}
    ) as me
  `
}

/** The newest message or task of a channel; undefined when nothing stands there. */
export async function findNewestId(db: Db, channelId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select greatest(
      (select id from tasks where channel_id = ${channelId} order by id desc limit 1),
      (select id from chat_messages where channel_id = ${channelId} order by id desc limit 1)
    ) as id
  `.execute(db)
  return rows[0]?.id ?? undefined
}

export interface Mark {
  channelId: string
  userId: string
  upTo: string
}

/** False: they have seen as much before. */
export async function setReadUpTo(tx: Tx, mark: Mark): Promise<boolean> {
  return raise(tx, 'read_up_to', mark)
}

/** False: they have cleared as much before. */
export async function setClearedUpTo(tx: Tx, mark: Mark): Promise<boolean> {
  return raise(tx, 'cleared_up_to', mark)
}

async function raise(
  tx: Tx,
  column: 'read_up_to' | 'cleared_up_to',
  { channelId, userId, upTo }: Mark,
): Promise<boolean> {
  const raised = await tx
    .updateTable('channel_members')
    .set({ [column]: upTo })
    .where('channel_id', '=', channelId)
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb(column, 'is', null), eb(column, '<', upTo)]))
    .executeTakeFirst()
  return raised.numUpdatedRows > 0n
}

/** Members of a channel who are here. */
export async function listOnlineMembers(db: Db, channelId: string, seenSince: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('channel_members')
    .innerJoin('presences', 'presences.user_id', 'channel_members.user_id')
    .select('channel_members.user_id')
    .distinct()
    .where('channel_id', '=', channelId)
    .where('seen_at', '>', seenSince)
    .execute()
  return rows.map((row) => row.user_id)
}

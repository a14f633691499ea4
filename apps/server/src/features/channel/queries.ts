import { sql } from 'kysely'
import type { Db, Tx } from '../../db/open.ts'
import type { ChannelRow } from '../../db/tables.ts'

export type CountedChannel = ChannelRow & { member_count: number }

export interface MemberRow {
  user_id: string
  joined_at: Date
}

/** Undefined also for non-members, so that nobody learns which channels exist. */
export async function findChannelOfMember(
  db: Db,
  channelId: string,
  userId: string,
): Promise<CountedChannel | undefined> {
  return channelsOfMember(db, userId).where('channels.id', '=', channelId).executeTakeFirst()
}

/** The same with share locks: until the transaction ends the channel and the membership stay. */
export async function shareLockChannelOfMember(
  tx: Tx,
  channelId: string,
  userId: string,
): Promise<CountedChannel | undefined> {
  return channelsOfMember(tx, userId)
    .where('channels.id', '=', channelId)
    .forKeyShare(['channels', 'me'])
    .executeTakeFirst()
}

/**
 * Lock the channel, its members and its invite exclusively until the transaction ends. False: no such channel. Values read before
 * may be outdated.
 */
export async function lockChannel(tx: Tx, channelId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('channels')
    .select('id')
    .where('id', '=', channelId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Without a membership check: for holders of an invite, and for the channel itself. */
export async function findChannel(db: Db, channelId: string): Promise<CountedChannel | undefined> {
  return livingChannels(db).where('channels.id', '=', channelId).executeTakeFirst()
}

/** Oldest first. */
export async function listChannelsOfMember(
  db: Db,
  userId: string,
): Promise<(CountedChannel & Pick<MemberRow, 'joined_at'>)[]> {
  return channelsOfMember(db, userId)
    .select('me.joined_at')
    .orderBy('channels.created_at')
    .orderBy('channels.id')
    .execute()
}

/** By id, whoever asks: for operators, also of channels that have ended. */
export async function listTitles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('channels').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export interface ChannelSearch {
  /** Empty: all. */
  text: string
  /** The last one of the page before. */
  before: string | undefined
}

/** Everybody's, newest first, by any part of the title or of the creator's phone; no character of it is a pattern. */
export async function findChannels(db: Db, { text, before }: ChannelSearch, limit: number): Promise<CountedChannel[]> {
  const digits = text.replace(/[\s-]/g, '')
  return livingChannels(db)
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`(position(lower(${text}) in lower(title)) > 0 or ${digits} <> ''
          and creator_id in (select id from users where position(${digits} in phone) > 0))`,
      ),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Of all the channels that they are in. */
export async function listJoinedIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('channel_members').select('channel_id').where('user_id', '=', userId).execute()
  return rows.map((row) => row.channel_id)
}

export async function isMember(db: Db, channelId: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('channel_members')
    .select('user_id')
    .where('channel_id', '=', channelId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

export async function findMember(db: Db, channelId: string, userId: string): Promise<MemberRow | undefined> {
  return membersOf(db, channelId).where('user_id', '=', userId).executeTakeFirst()
}

/** In the order of their coming. */
export async function listMembers(db: Db, channelId: string): Promise<MemberRow[]> {
  return membersOf(db, channelId).orderBy('joined_at').orderBy('user_id').execute()
}

export async function insertChannel(
  tx: Tx,
  row: Pick<ChannelRow, 'id' | 'title' | 'creator_id' | 'created_at' | 'last_active_at'>,
): Promise<ChannelRow> {
  return tx.insertInto('channels').values(row).returningAll().executeTakeFirstOrThrow()
}

/** False: they are in it already. */
export async function insertMember(
  tx: Tx,
  row: { channel_id: string; user_id: string; joined_at: Date; read_up_to: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('channel_members')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteMember(tx: Tx, channelId: string, userId: string): Promise<void> {
  await tx.deleteFrom('channel_members').where('channel_id', '=', channelId).where('user_id', '=', userId).execute()
}

/** They come back by a newer invite only. */
export async function insertRemoval(tx: Tx, channelId: string, userId: string, removedAt: Date): Promise<void> {
  await tx.insertInto('removals').values({ channel_id: channelId, user_id: userId, removed_at: removedAt }).execute()
}

/** Who was put out since the present invite was made. */
export async function isRemoved(db: Db, channelId: string, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('removals')
    .select('user_id')
    .where('channel_id', '=', channelId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}

/** Change the channel and increment its version; clients keep the higher version. */
export async function changeChannel(tx: Tx, channelId: string, change: { title?: string } = {}): Promise<void> {
  await tx
    .updateTable('channels')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', channelId)
    .execute()
}

/** End the channel and its invite. Returns the former members. */
export async function endChannel(tx: Tx, channelId: string, now: Date): Promise<string[]> {
  await tx
    .updateTable('channels')
    .set((eb) => ({ deleted_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', channelId)
    .execute()
  await tx.deleteFrom('invites').where('channel_id', '=', channelId).execute()
  await tx.deleteFrom('removals').where('channel_id', '=', channelId).execute()
  const gone = await tx.deleteFrom('channel_members').where('channel_id', '=', channelId).returning('user_id').execute()
  return gone.map((row) => row.user_id)
}

/** Serialise channel creation of this person until the transaction ends, so that the count stays valid. */
export async function lockOwnChannels(tx: Tx, creatorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`easel.channel.own ${creatorId}`}, 0))`.execute(tx)
}

/** Of those that have not ended. */
export async function countOwnChannels(tx: Tx, creatorId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('channels')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('creator_id', '=', creatorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Record activity of a member, who has thereby read everything before it. Neither mark moves backwards. */
export async function setLastActive(
  tx: Tx,
  channelId: string,
  { userId, itemId, at }: { userId: string; itemId: string; at: Date },
): Promise<void> {
  await tx
    .with('seen', (db) =>
      db
        .updateTable('channel_members')
        .set({ read_up_to: itemId })
        .where('channel_id', '=', channelId)
        .where('user_id', '=', userId)
        .where((eb) => eb.or([eb('read_up_to', 'is', null), eb('read_up_to', '<', itemId)])),
    )
    .updateTable('channels')
    .set((eb) => ({ last_active_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', channelId)
    .where('last_active_at', '<', at)
    .execute()
}

function membersOf(db: Db, channelId: string) {
  return db.selectFrom('channel_members').select(['user_id', 'joined_at']).where('channel_id', '=', channelId)
}

function channelsOfMember(db: Db, userId: string) {
  return livingChannels(db)
    .innerJoin('channel_members as me', 'me.channel_id', 'channels.id')
    .where('me.user_id', '=', userId)
}

function livingChannels(db: Db) {
  return db
    .selectFrom('channels')
    .where('channels.deleted_at', 'is', null)
    .selectAll('channels')
    .select((eb) =>
      eb
        .selectFrom('channel_members as all')
        .whereRef('all.channel_id', '=', 'channels.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('member_count'),
    )
}

/** Those of these channels that the person is in and that have not ended. */
export async function listJoined(db: Db, userId: string, channelIds: readonly string[]): Promise<Set<string>> {
  if (channelIds.length === 0) return new Set()
  const rows = await channelsOfMember(db, userId)
    .where('channels.id', 'in', [...new Set(channelIds)])
    .execute()
  return new Set(rows.map((row) => row.id))
}

import type { Db, Tx } from '../../db/open.ts'
import type { ChannelRow } from '../../db/tables.ts'

export type CountedChannel = ChannelRow & { member_count: number }

export interface MemberRow {
  user_id: string
  joined_at: Date
}

/** Undefined also when the person is not in it: nobody may learn which channels exist. */
export async function findChannelOfMember(
  db: Db,
  channelId: string,
  userId: string,
): Promise<CountedChannel | undefined> {
  return channelsOfMember(db, userId).where('channels.id', '=', channelId).executeTakeFirst()
}

/** Oldest first. */
export async function listChannelsOfMember(db: Db, userId: string): Promise<CountedChannel[]> {
  return channelsOfMember(db, userId).orderBy('channels.created_at').orderBy('channels.id').execute()
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

/** In the order of their coming. */
export async function listMembers(db: Db, channelId: string): Promise<MemberRow[]> {
  return db
    .selectFrom('channel_members')
    .select(['user_id', 'joined_at'])
    .where('channel_id', '=', channelId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute()
}

export async function insertChannel(
  tx: Tx,
  row: Pick<ChannelRow, 'id' | 'title' | 'creator_id' | 'created_at' | 'last_active_at'>,
): Promise<ChannelRow> {
  return tx.insertInto('channels').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function insertMember(tx: Tx, channelId: string, userId: string, joinedAt: Date): Promise<void> {
  await tx
    .insertInto('channel_members')
    .values({ channel_id: channelId, user_id: userId, joined_at: joinedAt })
    .execute()
}

/** Never moves back. */
export async function setLastActive(tx: Tx, channelId: string, at: Date): Promise<void> {
  await tx
    .updateTable('channels')
    .set((eb) => ({ last_active_at: at, version: eb('version', '+', 1) }))
    .where('id', '=', channelId)
    .where('last_active_at', '<', at)
    .execute()
}

function channelsOfMember(db: Db, userId: string) {
  return db
    .selectFrom('channels')
    .innerJoin('channel_members as me', 'me.channel_id', 'channels.id')
    .where('me.user_id', '=', userId)
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

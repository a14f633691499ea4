import type { Db } from '../../db/open.ts'
import { ANONYMISED, type PersonalData } from '../../db/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    'channels.creator_id': { exported: 'channels', erased: ANONYMISED },
    'channel_members.user_id': { exported: 'channels', erased: 'deleted' },
    'chat_messages.author_id': {
      exported: 'messages',
      erased: { kept: 'only that they came and went, without a name' },
    },
    'presences.user_id': { exported: { never: 'gone when the page is closed' }, erased: 'deleted' },
    'removals.user_id': { exported: { never: 'it is the creator’s to know' }, erased: 'deleted' },
  },
  read: async (tx, { id }) => ({ channels: await listChannels(tx, id), messages: await listMessages(tx, id) }),
  async erase(tx, { id }) {
    await tx.deleteFrom('chat_messages').where('author_id', '=', id).where('kind', '=', 'text').execute()
    await tx.deleteFrom('removals').where('user_id', '=', id).execute()
    await tx.deleteFrom('presences').where('user_id', '=', id).execute()
    await tx.updateTable('channels').set({ title: '' }).where('creator_id', '=', id).execute()
  },
}

const listChannels = (db: Db, userId: string) =>
  db
    .selectFrom('channels')
    .leftJoin('channel_members', (join) =>
      join.onRef('channel_members.channel_id', '=', 'channels.id').on('channel_members.user_id', '=', userId),
    )
    .select(['channels.id', 'title', 'created_at', 'deleted_at', 'joined_at'])
    .select((eb) => eb('creator_id', '=', userId).as('is_creator'))
    .where((eb) => eb.or([eb('channel_members.user_id', '=', userId), eb('creator_id', '=', userId)]))
    .orderBy('channels.created_at')
    .execute()

const listMessages = (db: Db, userId: string) =>
  db
    .selectFrom('chat_messages')
    .select(['id', 'channel_id', 'kind', 'content', 'created_at'])
    .where('author_id', '=', userId)
    .orderBy('id')
    .execute()

/** Channels that they are in, and whether they made them. */
export const listJoinedOf = (db: Db, userId: string) =>
  db
    .selectFrom('channel_members')
    .innerJoin('channels', 'channels.id', 'channel_members.channel_id')
    .select((eb) => ['channels.id', eb('channels.creator_id', '=', userId).as('isCreator')])
    .where('channel_members.user_id', '=', userId)
    .where('channels.deleted_at', 'is', null)
    .execute()

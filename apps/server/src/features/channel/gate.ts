import type { Db, Tx } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { type CountedChannel, findChannelOfMember, shareLockChannelOfMember, isMember, lockChannel } from './queries.ts'

export { addChannel } from './add-channel.ts'
export { makeChannel } from './make-channel.ts'
export { addMessage, announceMessage, readMessages } from './messages/add-message.ts'
export { type CountedChannel, findChannels, listJoined, listTitles } from './queries.ts'
export { announcePresence } from './announce-presence.ts'
export { personalData } from './person-queries.ts'
export { noteNews, tellUnread } from './unread/note-news.ts'
export { announceUnread } from './unread/announce-unread.ts'
export { countUnread, findNewestId, setClearedUpTo, setReadUpTo } from './unread/queries.ts'

declare const proven: unique symbol
/** A channel whose membership was checked; only this file makes one. */
export type JoinedChannel = CountedChannel & { readonly [proven]: 'member' }

/**
 * The channel, if the person is a member. Other people's channels and unknown ids get the same answer.
 *
 * @throws Refusal not_found
 */
export async function requireMember(db: Db, actor: Pick<Actor, 'userId'>, channelId: string): Promise<JoinedChannel> {
  const channel = await findChannelOfMember(db, channelId, actor.userId)
  if (!channel) throw new Refusal('not_found')
  return channel as JoinedChannel
}

/**
 * The same with share locks: until the transaction ends they stay a member and the channel exists.
 *
 * @throws Refusal not_found
 */
export async function shareLockMember(tx: Tx, actor: Pick<Actor, 'userId'>, channelId: string): Promise<JoinedChannel> {
  const channel = await shareLockChannelOfMember(tx, channelId, actor.userId)
  if (!channel) throw new Refusal('not_found')
  return channel as JoinedChannel
}

/**
 * The same with an exclusive lock on the channel, its members and its invite until the transaction ends.
 *
 * @throws Refusal not_found
 */
export async function lockJoinedChannel(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  channelId: string,
): Promise<JoinedChannel> {
  await lockChannel(tx, channelId)
  return requireMember(tx, actor, channelId)
}

/** @throws Refusal not_found, not_creator */
export async function lockOwnChannel(tx: Tx, actor: Pick<Actor, 'userId'>, channelId: string): Promise<JoinedChannel> {
  const channel = await lockJoinedChannel(tx, actor, channelId)
  if (channel.creator_id !== actor.userId) throw new Refusal('not_creator')
  return channel
}

export async function isMemberOf(db: Db, userId: string, channelId: string): Promise<boolean> {
  return isMember(db, channelId, userId)
}

import type { Db, Tx } from '../../db/open.ts'
import type { ChannelRow } from '../../db/tables.ts'
import type { Actor, Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import {
  type CountedChannel,
  findChannelOfMember,
  insertChannel,
  insertMember,
  isMember,
  setLastActive,
} from './queries.ts'

declare const proven: unique symbol
/** A channel whose membership was checked; only this file makes one. */
export type JoinedChannel = CountedChannel & { readonly [proven]: 'member' }

/**
 * The channel, if the person is in it. A stranger's channel and one that never was answer alike.
 *
 * @throws Refusal not_found
 */
export async function requireMember(db: Db, actor: Pick<Actor, 'userId'>, channelId: string): Promise<JoinedChannel> {
  const channel = await findChannelOfMember(db, channelId, actor.userId)
  if (!channel) throw new Refusal('not_found')
  return channel as JoinedChannel
}

export async function isMemberOf(db: Db, userId: string, channelId: string): Promise<boolean> {
  return isMember(db, channelId, userId)
}

/** Make a channel with its creator as the first member. An empty title is shown as 绘画. */
export async function createChannel(
  tx: Tx,
  { creatorId, title, now, newId }: { creatorId: string; title: string; now: Date } & Pick<Deps, 'newId'>,
): Promise<ChannelRow> {
  const channel = await insertChannel(tx, {
    id: newId(),
    title,
    creator_id: creatorId,
    created_at: now,
    last_active_at: now,
  })
  await insertMember(tx, channel.id, creatorId, now)
  return channel
}

/** Something happened in it. Takes the channel's row lock, so call it late. */
export async function touchChannel(tx: Tx, channelId: string, now: Date): Promise<void> {
  await setLastActive(tx, channelId, now)
}

import type { Channel } from '@easel/contract/channel'
import type { Actor, Deps } from '../../deps.ts'
import { listChannelsOfMember } from './queries.ts'
import { countUnread } from './unread/queries.ts'
import { viewChannel } from './view.ts'

/** The channels the person is in, oldest first. */
export async function listChannels({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Channel[]> {
  const rows = await listChannelsOfMember(db, actor.userId)
  const unread = await countUnread(db, actor.userId)
  return rows.map((row) => viewChannel(row, actor.userId, unread.get(row.id) ?? 0))
}

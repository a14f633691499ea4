import type { Channel } from '@easel/contract/channel'
import type { Actor, Deps } from '../../deps.ts'
import { isolateDirections } from '../../platform/isolate-directions.ts'
import { announceChannel } from './announce-channel.ts'
import { lockOwnChannel } from './gate.ts'
import { changeChannel } from './queries.ts'
import { tellUnread } from './unread/note-news.ts'
import { countUnread } from './unread/queries.ts'
import { viewChannel } from './view.ts'

/** @throws Refusal not_found, not_creator */
export async function renameChannel(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Pick<Actor, 'userId'>,
  channelId: string,
  { title }: { title: string },
): Promise<Channel> {
  return db.transaction().execute(async (tx) => {
    const { id } = await lockOwnChannel(tx, actor, channelId)
    await changeChannel(tx, id, { title: isolateDirections(title) })
    await tellUnread(tx, id)
    const channel = await announceChannel(tx, id, clock.now())
    return viewChannel(channel, actor.userId, (await countUnread(tx, actor.userId, id)).get(id) ?? 0)
  })
}

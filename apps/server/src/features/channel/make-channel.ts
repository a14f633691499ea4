import type { Tx } from '../../db/open.ts'
import type { ChannelRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { insertChannel, insertMember } from './queries.ts'

/** Make a channel with its creator as the first member. An empty title is shown as 绘画. */
export async function makeChannel(
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
  await insertMember(tx, { channel_id: channel.id, user_id: creatorId, joined_at: now, read_up_to: newId() })
  return channel
}

import { type Channel, channel as channelSchema } from '@easel/contract/channel'
import { answerOnce } from '../../db/answer-once.ts'
import type { Actor, Deps } from '../../deps.ts'
import { addChannel } from './add-channel.ts'
import { viewChannel } from './view.ts'

/**
 * Make a channel; an empty title is shown as 绘画.
 *
 * @throws Refusal idempotency_mismatch, quota_reached
 */
export async function createChannel(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { userId }: Pick<Actor, 'userId'>,
  { body, idempotencyKey }: { body: { title: string }; idempotencyKey: string | null },
): Promise<Channel> {
  return deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    const once = { userId, key: idempotencyKey, request: { createChannel: body }, now }
    return answerOnce(tx, once, {
      read: (kept) => channelSchema.parse(kept),
      run: async () => {
        const made = await addChannel(tx, { title: body.title, creatorId: userId, now, newId: deps.newId })
        return viewChannel(made, userId, 0)
      },
    })
  })
}

import type { BodyOf } from '@easel/contract/call'
import { type ChatItem, chatItem, type sendChat as call } from '@easel/contract/chat'
import { answerOnce } from '../../db/answer-once.ts'
import type { Tx } from '../../db/open.ts'
import type { Actor, Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/queue.ts'
import { isolateDirections } from '../../platform/isolate-directions.ts'
import { addMessage, announceMessage, shareLockMember, type JoinedChannel, noteNews } from '../channel/gate.ts'
import { quotasOf, requireRoom } from '../company/gate.ts'
import { countMessagesOf, lockMessagesOf } from './queries.ts'

type SendDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type Body = BodyOf<typeof call>

/**
 * Send a message: row, frame and unread notifications in one transaction.
 *
 * @throws Refusal not_found, idempotency_mismatch, quota_reached
 */
export async function sendChat(
  deps: SendDeps,
  actor: Pick<Actor, 'userId'>,
  channelId: string,
  { body, idempotencyKey }: { body: Body; idempotencyKey: string | null },
): Promise<ChatItem> {
  return deps.db.transaction().execute(async (tx) => {
    const channel = await shareLockMember(tx, actor, channelId)
    const request = { chat: channelId, ...body }
    const once = { userId: actor.userId, key: idempotencyKey, request, now: deps.clock.now() }
    return answerOnce(tx, once, {
      read: (kept) => chatItem.parse(kept),
      run: () => say(deps, tx, channel, { ...body, userId: actor.userId }),
    })
  })
}

async function say(
  { clock, newId }: SendDeps,
  tx: Tx,
  channel: JoinedChannel,
  { userId, content, usingContext = false }: Body & { userId: string },
): Promise<ChatItem> {
  const [id, now] = [newId(), clock.now()]
  await lockMessagesOf(tx, userId)
  requireRoom(await quotasOf(tx), 'messages', (await countMessagesOf(tx, userId, minuteBefore(now))) + 1)
  const message = { author_id: userId, kind: 'text', content: isolateDirections(content) } as const
  const row = { id, channel_id: channel.id, ...message, created_at: now }
  const item = await addMessage(tx, { ...row, using_context: usingContext })
  await noteNews(tx, channel, { userId, itemId: id, now })
  // Alone there is nobody to speak to.
  if (channel.member_count > 1) await enqueue(tx, 'notify', { itemId: id })
  await announceMessage(tx, item, now)
  return item
}

function minuteBefore(now: Date): Date {
  return new Date(now.getTime() - 60_000)
}

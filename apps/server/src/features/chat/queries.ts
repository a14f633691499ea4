import type { ChannelPart } from '@easel/contract/chat'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/open.ts'
import { containsPattern, isLiked } from '../drawing/gate.ts'

export interface ItemFilter {
  channelId: string
  /** Whose view: without what they have cleared. */
  userId: string
  /** Id of the last item of the page before. */
  before: string | undefined
  /** Undefined: everything. */
  only: ChannelPart | undefined
  /** Part of a prompt or of a message, in any case. */
  text: string | undefined
}

/** Ids of messages and tasks in one order, newest first. */
export async function listItemIds(
  db: Db,
  filter: ItemFilter,
  limit: number,
): Promise<{ id: string; isTask: boolean }[]> {
  const { channelId, userId, before } = filter
  const older = before === undefined ? sql`` : sql`and id < ${before}`
  const uncleared = sql`id > (
    select coalesce(cleared_up_to, '00000000-0000-0000-0000-000000000000') from channel_members
    where channel_id = ${channelId} and user_id = ${userId}
  )`
  const { rows } = await sql<{ id: string; isTask: boolean }>`
    (select id, true as "isTask" from tasks where channel_id = ${channelId} and ${uncleared} ${older}
      and ${isWantedTask(filter)} order by id desc limit ${limit})
    union all
    (select id, false from chat_messages where channel_id = ${channelId} and ${uncleared} ${older}
      and ${isWantedMessage(filter)} order by id desc limit ${limit})
    order by id desc limit ${limit}
  `.execute(db)
  return rows
}

function isWantedTask({ only, userId, text }: ItemFilter): RawBuilder<unknown> {
  const isOfPart = {
    mine: sql`user_id = ${userId}`,
    running: sql`status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'MODAL')`,
    // An upscaled picture is shown in its grid's card, so the grid's favourite includes it.
    liked: sql`(${isLiked(userId, true)} or (action = 'UPSCALE' and ${isLiked(userId, true, 'parent_id')}))`,
  }
  const conditions = [only && isOfPart[only], text && sql`prompt ilike ${containsPattern(text)}`]
  return allOf(conditions)
}

/** Joins and leaves have no text and no author's work, so filters exclude them. */
function isWantedMessage({ only, userId, text }: ItemFilter): RawBuilder<unknown> {
  if (only === 'running' || only === 'liked') return sql`false`
  const isMine = only && sql`author_id = ${userId}`
  const hasWords = text && sql`content ilike ${containsPattern(text)}`
  return allOf([isMine, hasWords, (only || text) && sql`kind = 'text'`])
}

function allOf(conditions: ('' | undefined | RawBuilder<unknown>)[]): RawBuilder<unknown> {
  const stated = conditions.filter((condition) => typeof condition === 'object')
  return sql.join([sql`true`, ...stated], sql` and `)
}

/** Serialise messages of this person until the transaction ends, so that the count stays valid. */
export async function lockMessagesOf(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`easel.chat.sent ${userId}`}, 0))`.execute(tx)
}

/** What somebody said since then, wherever. */
export async function countMessagesOf(tx: Tx, userId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('chat_messages')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('author_id', '=', userId)
    .where('kind', '=', 'text')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

import { sql } from 'kysely'
import type { Db } from '../../db/open.ts'

export interface ItemFilter {
  channelId: string
  /** Whose view: without what they have cleared. */
  userId: string
  /** Id of the last item of the page before. */
  before: string | undefined
}

/** Ids of messages and tasks in one order, newest first. */
export async function listItemIds(
  db: Db,
  { channelId, userId, before }: ItemFilter,
  limit: number,
): Promise<{ id: string; isTask: boolean }[]> {
  const older = before === undefined ? sql`` : sql`and id < ${before}`
  const uncleared = sql`id > (
    select coalesce(cleared_up_to, '00000000-0000-0000-0000-000000000000') from channel_members
    where channel_id = ${channelId} and user_id = ${userId}
  )`
  const { rows } = await sql<{ id: string; isTask: boolean }>`
    (select id, true as "isTask" from tasks where channel_id = ${channelId} and ${uncleared} ${older}
      order by id desc limit ${limit})
    union all
    (select id, false from chat_messages where channel_id = ${channelId} and ${uncleared} ${older}
      order by id desc limit ${limit})
    order by id desc limit ${limit}
  `.execute(db)
  return rows
}

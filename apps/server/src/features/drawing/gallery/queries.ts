import { actsOf, type BotType, type Medium, type TaskAction } from '@easel/contract/drawing'
import { sql } from 'kysely'
import type { Db } from '../../../db/open.ts'
import type { TaskRow } from '../../../db/tables.ts'
import { containsPattern, isLiked } from '../queries.ts'

export interface GalleryFilter {
  /** Who looks: whose favourites count, and whose pictures are shown unless everybody's are. */
  userId: string
  isOfEveryone: boolean
  /** Part of the prompt, in any case. */
  text: string | undefined
  botType: BotType | undefined
  action: TaskAction | undefined
  medium: Medium | undefined
  /** `3:2` */
  ratio: string | undefined
  liked: boolean | undefined
  /** Submitted then or later, and submitted before. */
  from: Date | undefined
  before: Date | undefined
  channelId: string | undefined
}

/**
 * A re-shown task has the pictures of its origin; across channels only one is listed. A correlated subquery, so that a page does
 * not scan all rows.
 */
const isFirst = sql<boolean>`(
  select original.image_ids || original.media_ids from tasks as original where original.id = tasks.parent_id)
  is distinct from tasks.image_ids || tasks.media_ids`

interface Page {
  /** Id of the last task of the page before. */
  before: string | undefined
  limit: number
}

/** Finished tasks with pictures, newest first. */
export async function listPictured(db: Db, filter: GalleryFilter, { before, limit }: Page): Promise<TaskRow[]> {
  return pictured(db, filter)
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** How many such tasks there are of each month, by a clock that is so many minutes ahead of UTC; newest first. */
export async function countByMonth(
  db: Db,
  filter: GalleryFilter,
  offsetMinutes: number,
): Promise<{ month: string; count: number }[]> {
  const month = sql<string>`to_char(
    (submit_time at time zone 'UTC') + make_interval(mins => ${offsetMinutes}::int), 'YYYY-MM')`
  return pictured(db, filter)
    .select([month.as('month'), sql<number>`count(*)::int`.as('count')])
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .execute()
}

function pictured(db: Db, filter: GalleryFilter) {
  const { userId, isOfEveryone, text, botType, action, medium, ratio, liked, from, before, channelId } = filter
  return db
    .selectFrom('tasks')
    .$if(!isOfEveryone, (query) => query.where('user_id', '=', userId))
    .where('status', '=', 'SUCCESS')
    .where(sql<boolean>`(cardinality(image_ids) > 0 or cardinality(media_ids) > 0)`)
    .$if(text !== undefined, (query) => query.where('prompt', 'ilike', containsPattern(text ?? '')))
    .$if(botType !== undefined, (query) => query.where('bot_type', '=', botType ?? 'MID_JOURNEY'))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'IMAGINE'))
    .$if(medium !== undefined, (query) => query.where('action', 'in', actsOf(medium ?? 'image')))
    .$if(ratio !== undefined, (query) => query.where('aspect_ratio', '=', ratio ?? ''))
    .$if(liked !== undefined, (query) => query.where(isLiked(userId, liked ?? true)))
    .$if(from !== undefined, (query) => query.where('submit_time', '>=', from ?? new Date(0)))
    .$if(before !== undefined, (query) => query.where('submit_time', '<', before ?? new Date(0)))
    .$if(channelId !== undefined, (query) => query.where('channel_id', '=', channelId ?? ''))
    .$if(channelId === undefined, (query) => query.where(isFirst))
}

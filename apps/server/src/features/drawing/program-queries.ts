import { actsOf } from '@easel/contract/drawing'
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/prepared-statements.ts'
import type { TaskRow } from '../../db/tables.ts'

export type WhichTasks =
  | { ids: readonly string[] }
  | { numbers: readonly number[] }
  | { newest: number }
  /** Those of clips, behind the one with that id. */
  | { clips: number; order: 'asc' | 'desc'; after: string | null }
  /** Those that wait or run, of this key or of all that the person asked for. */
  | { open: { keyId: string } | 'all' }

const OPEN_STATUSES = ['NOT_START', 'SUBMITTED', 'IN_PROGRESS'] as const
/** More of them are never looked at. */
const OPEN_MAX = 200

/** Tasks that this person asked for, in whatever channel, and those of this channel; newest first. */
export async function listRowsFor(
  db: Db,
  { userId, channelId }: { userId: string; channelId: string },
  which: WhichTasks,
): Promise<TaskRow[]> {
  if (('ids' in which && which.ids.length === 0) || ('numbers' in which && which.numbers.length === 0)) return []
  const seen = db
    .selectFrom('tasks')
    .selectAll()
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('channel_id', '=', channelId)]))
    .orderBy('id', 'desc')
  if ('clips' in which) return listClipRows(db, userId, which)
  if ('ids' in which) return seen.where('id', 'in', which.ids).execute()
  if ('numbers' in which) return seen.where('number', 'in', which.numbers).execute()
  if ('open' in which) {
    const open = seen.where('user_id', '=', userId).where('status', 'in', OPEN_STATUSES).limit(OPEN_MAX)
    return (which.open === 'all' ? open : open.where('key_id', '=', which.open.keyId)).execute()
  }
  // What others drew in the channel is theirs to list.
  return seen.where('user_id', '=', userId).limit(which.newest).execute()
}

/** What others made in the channel is theirs to list. */
async function listClipRows(
  db: Db,
  userId: string,
  { clips, order, after }: Extract<WhichTasks, { clips: number }>,
): Promise<TaskRow[]> {
  const own = db.selectFrom('tasks').selectAll().where('user_id', '=', userId).where('action', 'in', actsOf('video'))
  const rest = after === null ? own : own.where('id', order === 'desc' ? '<' : '>', after)
  return rest.orderBy('id', order).limit(clips).execute()
}

/** What clients call a task that know numbers only; undefined: it is gone. */
export async function findNumber(db: Db, id: string): Promise<number | undefined> {
  const row = await db.selectFrom('tasks').select('number').where('id', '=', id).modifyEnd(prepared).executeTakeFirst()
  return row?.number
}

import { actsOf, type Medium, type TaskAction, type TaskStatus } from '@easel/contract/drawing'
import type { Quotas } from '@easel/contract/quotas'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/open.ts'
import type { Database, TaskRow, UserRow } from '../../db/tables.ts'
import { Refusal } from '../../errors.ts'
import { whetherHearsOfCredits } from '../../jobs/deliveries.ts'
import { completeQuotas, type PriceList, pricesColumn, quotasColumn, readPricesColumn } from '../company/gate.ts'
import { CRASHES_MAX } from './rules.ts'

export type NewTask = Insertable<Database['tasks']>
export type TaskChange = Updateable<Database['tasks']>

/** NOTIFY channel that wakes idle workers. */
export const TASKS_CHANNEL = 'tasks'
/** Bus channel of attempts whose engine sent a webhook. */
export const NOTIFY_CHANNEL = 'engine-news'
/** Bus channel of tasks whose drawing should stop. */
export const CANCEL_CHANNEL = 'cancel'

export async function insertTask(tx: Tx, row: NewTask): Promise<TaskRow> {
  return tx.insertInto('tasks').values(row).returningAll().executeTakeFirstOrThrow()
}

/** In order. Wakes idle workers at commit if any of the tasks is queued. */
export async function insertTasks(tx: Tx, rows: readonly NewTask[]): Promise<TaskRow[]> {
  if (rows.length === 0) return []
  const notified = sql`case when status = 'NOT_START' then pg_notify(${TASKS_CHANNEL}, '')::text end`
  const inserted = await tx.insertInto('tasks').values(rows).returningAll().returning(notified.as('notified')).execute()
  const byId = new Map(inserted.map(({ notified: _, ...row }) => [row.id, row]))
  return rows.flatMap(({ id }) => byId.get(id) ?? [])
}

/** Wake idle workers when this transaction commits. */
export async function notifyWorkers(db: Db, taskId: string): Promise<void> {
  await sql`select pg_notify(${TASKS_CHANNEL}, ${taskId})`.execute(db)
}

/** @throws Refusal not_found */
export async function getTask(db: Db, id: string): Promise<TaskRow> {
  const row = await db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}

/** Undefined: there is no such task any more. */
export async function findStatus(db: Db, id: string): Promise<TaskStatus | undefined> {
  const row = await db.selectFrom('tasks').select('status').where('id', '=', id).executeTakeFirst()
  return row?.status
}

/** Whether an open task has this attempt. */
export async function hasAttempt(db: Db, attemptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('tasks')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where('finish_time', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The same; nobody deletes it before the transaction ends. @throws Refusal not_found */
export async function shareLockTaskRow(tx: Tx, id: string): Promise<TaskRow> {
  const row = await tx.selectFrom('tasks').selectAll().where('id', '=', id).forKeyShare().executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}

/**
 * Delete a finished task; derived tasks stay without the reference. Waits for share locks. False: gone, or not finished.
 */
export async function deleteFinished(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('tasks')
    .where('id', '=', id)
    .where('status', 'in', ['SUCCESS', 'FAILURE', 'CANCEL'])
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export interface TaskFilter {
  channelId: string
  /** Id of the last task of the page before. */
  before: string | undefined
  status: TaskStatus | undefined
  action: TaskAction | undefined
  medium: Medium | undefined
  userId: string | undefined
  parentId: string | undefined
  /** Whose favourites, or what is none of theirs. */
  liked: { userId: string; is: boolean } | undefined
  /** Part of the prompt, in any case. */
  text: string | undefined
}

/** Newest first. */
export async function listTaskRows(db: Db, filter: TaskFilter, limit: number): Promise<TaskRow[]> {
  const { before, status, action, medium, userId, parentId, liked, text } = filter
  return db
    .selectFrom('tasks')
    .selectAll()
    .where('channel_id', '=', filter.channelId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'NOT_START'))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'IMAGINE'))
    .$if(medium !== undefined, (query) => query.where('action', 'in', actsOf(medium ?? 'image')))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .$if(parentId !== undefined, (query) => query.where('parent_id', '=', parentId ?? null))
    .$if(liked !== undefined, (query) => query.where(isLiked(liked?.userId ?? '', liked?.is ?? true)))
    .$if(text !== undefined, (query) => query.where('prompt', 'ilike', containsPattern(text ?? '')))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** In no order. */
export async function listTasksById(db: Db, ids: readonly string[]): Promise<TaskRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('tasks').selectAll().where('id', 'in', ids).execute()
}

/** Oldest first. */
export async function listOpenTasks(
  db: Db,
  whose: { channelId: string } | { userId: string },
): Promise<Pick<TaskRow, 'id' | 'engine' | 'ticket' | 'attempt_id' | 'lease_until'>[]> {
  return db
    .selectFrom('tasks')
    .select(['id', 'engine', 'ticket', 'attempt_id', 'lease_until'])
    .where((eb) => ('userId' in whose ? eb('user_id', '=', whose.userId) : eb('channel_id', '=', whose.channelId)))
    .where('status', 'in', ['NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'MODAL'])
    .orderBy('id')
    .execute()
}

/**
 * Lock the person's row until the transaction ends: task counts stay valid, and nobody suspends or changes them. Undefined:
 * suspended.
 */
export async function lockSubmitter(tx: Tx, userId: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    with locked as materialized (
      select pg_advisory_xact_lock(hashtextextended(${`easel.drawing.line ${userId}`}, 0))
    )
    select users.* from locked, users where id = ${userId} and banned_at is null for share of users
  `.execute(tx)
  return rows[0]
}

/** Open tasks of a person (queued, running or in MODAL), the quotas, today's prices, and whether webhooks of theirs want to hear of few credits. */
export async function countOpenTasks(
  tx: Tx,
  userId: string,
): Promise<{ relaxed: number; others: number; quotas: Quotas; prices: PriceList; hearsOfCredits: boolean }> {
  const { rows } = await sql<{
    relaxed: number
    others: number
    quotas: Partial<Quotas> | null
    prices: Parameters<typeof readPricesColumn>[0]
    hearsOfCredits: boolean
  }>`
    select count(*) filter (where mode = 'RELAX')::int as relaxed, count(*) filter (where mode <> 'RELAX')::int as others,
      ${quotasColumn} as quotas, ${pricesColumn} as prices, ${whetherHearsOfCredits(userId)} as "hearsOfCredits"
    from tasks where user_id = ${userId} and status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'MODAL')
  `.execute(tx)
  const { relaxed = 0, others = 0, quotas = null, prices = null, hearsOfCredits = false } = rows[0] ?? {}
  return { relaxed, others, quotas: completeQuotas(quotas), prices: readPricesColumn(prices), hearsOfCredits }
}

/** Conditions for a status change beside the current status. */
export type Fence =
  | { kind: 'none' }
  /** The worker's lease is still valid. */
  | { kind: 'lease'; owner: string; epoch: number; now: Date }
  /** Past its deadline, or too many crashes. */
  | { kind: 'overdue'; now: Date }
  /** It is not past its time. */
  | { kind: 'in-time'; now: Date }
  /** Nobody draws it. */
  | { kind: 'unheld'; now: Date }

/** Change a task's status if it is one of `from` and the fence holds. Undefined: nothing was written. */
export async function moveTask(
  tx: Tx,
  id: string,
  { from, fence, change }: { from: readonly TaskStatus[]; fence: Fence; change: TaskChange & { status: TaskStatus } },
): Promise<TaskRow | undefined> {
  const { progress, status, ...rest } = change
  return tx
    .updateTable('tasks')
    .set((eb) => ({ ...rest, status, version: eb('version', '+', 1) }))
    .$if(progress !== undefined, (query) => query.set({ progress: sql`greatest(progress, ${progress})` }))
    .where('id', '=', id)
    .where('status', 'in', from)
    .$if(status === 'IN_PROGRESS', (query) =>
      query.where((eb) => eb.or([eb('status', '<>', 'IN_PROGRESS'), eb('progress', '<', Number(progress ?? 0))])),
    )
    .where(within(fence))
    .returningAll()
    .executeTakeFirst()
}

/** The pictures of a task that this transaction has just moved to SUCCESS. */
export async function setPictures(
  tx: Tx,
  id: string,
  pictures: Pick<TaskRow, 'grid_id' | 'image_ids' | 'media_ids'>,
): Promise<TaskRow> {
  return tx.updateTable('tasks').set(pictures).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Pictures that a button may use: the task's own, and those it started from. */
export async function listPictureIds(db: Db, taskId: string): Promise<string[]> {
  const named = await db
    .selectFrom('tasks')
    .select(['image_ids', 'media_ids', 'base_image_ids', 'parameters'])
    .where('id', '=', taskId)
    .executeTakeFirst()
  if (!named) return []
  const { work, variation } = named.parameters
  const ids = [work?.imageId, variation?.imageId, ...named.image_ids, ...named.media_ids, ...named.base_image_ids]
  return ids.filter((id) => typeof id === 'string')
}

export type ShownPictures = Pick<TaskRow, 'action' | 'engine' | 'grid_id' | 'image_ids' | 'recipes'>

/** The tasks that show one of these pictures, in the channels of this person. */
export async function listTasksShowing(db: Db, userId: string, imageIds: readonly string[]): Promise<ShownPictures[]> {
  if (imageIds.length === 0) return []
  return db
    .selectFrom('tasks')
    .select(['action', 'engine', 'grid_id', 'image_ids', 'recipes'])
    .where(sql<boolean>`(image_ids && ${imageIds}::uuid[] or grid_id = any(${imageIds}::uuid[]))`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('channel_members')
          .innerJoin('channels', 'channels.id', 'channel_members.channel_id')
          .whereRef('channels.id', '=', 'tasks.channel_id')
          .where('channels.deleted_at', 'is', null)
          .where('user_id', '=', userId)
          .select('user_id'),
      ),
    )
    .execute()
}

function within(fence: Fence) {
  switch (fence.kind) {
    case 'none':
      return sql<boolean>`true`
    case 'lease':
      return sql<boolean>`lease_owner = ${fence.owner} and epoch = ${fence.epoch} and lease_until > ${fence.now}`
    case 'overdue':
      return sql<boolean>`(deadline_at <= ${fence.now} or attempts >= ${CRASHES_MAX})`
    case 'unheld':
      return sql<boolean>`(lease_until is null or lease_until <= ${fence.now})`
    case 'in-time':
      return sql<boolean>`deadline_at > ${fence.now}`
    default:
      return fence satisfies never
  }
}

/** Whether a task is this person's favourite, or is not. */
export function isLiked(userId: string, is: boolean, of: 'id' | 'parent_id' = 'id') {
  const favourites = sql`select task_id from task_likes where task_likes.user_id = ${userId}`
  const task = sql.ref(`tasks.${of}`)
  return is ? sql<boolean>`${task} in (${favourites})` : sql<boolean>`${task} not in (${favourites})`
}

/** LIKE pattern for texts that contain this one. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

import type { Task } from '@easel/contract/drawing'
import type { WebhookEvent } from '@easel/contract/webhooks'
import { sql } from 'kysely'
import type { ClientOfTask } from '../db/key-tables.ts'
import type { Tx } from '../db/open.ts'
import { enqueue } from './queue.ts'

/** Deliveries are made in so many serial queues, so that slow addresses do not occupy all workers. */
const QUEUES = 4

/** A task as it was after a change, for the program that drew it. */
export interface ToldTask {
  task: Task
  /** What clients call it that know numbers only. */
  number: number
  client: ClientOfTask | null
}

export interface Change {
  /** Of the delivery. */
  id: string
  userId: string
  keyId: string | null
  told: ToldTask
  /** Of several in a row that were not tried yet only the last is told. */
  mayMerge: boolean
}

/** Have programs told of changes, in the caller's transaction: those of one task in their order. */
export async function putChanges(tx: Tx, changes: readonly Change[], now: Date): Promise<void> {
  for (const change of changes) {
    const lane = `task:${change.told.task.id}`
    if (!change.mayMerge || !(await mergeChange(tx, lane, change.told))) await insertChange(tx, lane, change, now)
    await wakeLane(tx, { lane, userId: change.userId })
  }
}

/** False: the last one of the lane is of another kind, or on its way. */
async function mergeChange(tx: Tx, lane: string, told: ToldTask): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ payload: JSON.stringify(told) })
    .where('number', '=', (eb) =>
      eb
        .selectFrom('deliveries')
        .select((max) => max.fn.max('number').as('last'))
        .where('lane', '=', lane)
        .where('state', '=', 'waiting'),
    )
    .where('state', '=', 'waiting')
    .where('may_merge', '=', true)
    .where('tries', '=', 0)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function insertChange(tx: Tx, lane: string, { id, userId, keyId, told, mayMerge }: Change, now: Date) {
  const whose = { user_id: userId, key_id: keyId, webhook_id: null }
  const what = { event: 'task.changed', payload: JSON.stringify(told), may_merge: mayMerge } as const
  await tx
    .insertInto('deliveries')
    .values({ id, lane, ...whose, ...what, created_at: now, next_try_at: now })
    .execute()
}

/** What the webhooks of a person may be told, and the facts of it. */
export type PersonEvent = { userId: string } & (
  | { event: Exclude<WebhookEvent, 'credits.low'>; facts: object }
  /** Credits that are left, and those that were before. */
  | { event: 'credits.low'; left: number; before: number }
)

/** Have those webhooks of people told of events that want to hear of them, in the caller's transaction. */
export async function putEvents(tx: Tx, events: readonly PersonEvent[], now: Date): Promise<void> {
  if (events.length === 0) return
  const told = events.map((one) =>
    one.event === 'credits.low'
      ? { ...one, facts: { credits: one.left }, most: one.before, least: one.left }
      : { ...one, most: null, least: null },
  )
  // The ids are random: they come for as many as want to hear of it. Locked, or one that is deleted right now would break the caller's act.
  const { rows } = await sql<{ lane: string; userId: string }>`
    with willing as (
      select webhooks.id, webhooks.user_id, told.event, place,
        case when least is null then told.facts else told.facts || jsonb_build_object('under', credits_under) end as facts
      from unnest(${told.map(({ userId }) => userId)}::uuid[], ${told.map(({ event }) => event)}::text[],
          ${told.map(({ facts }) => JSON.stringify(facts))}::jsonb[], ${told.map(({ least }) => least)}::bigint[],
          ${told.map(({ most }) => most)}::bigint[]) with ordinality as told(user_id, event, facts, least, most, place)
        join webhooks on webhooks.user_id = told.user_id and told.event = any(webhooks.events)
      where stopped is null and (least is null or (least < credits_under and most >= credits_under))
      for key share of webhooks
    )
    insert into deliveries (id, lane, user_id, webhook_id, event, payload, created_at, next_try_at)
    select gen_random_uuid(), 'webhook:' || id, user_id, id, event, facts, ${now}::timestamptz, ${now}::timestamptz
    from willing order by place, id
    returning lane, user_id as "userId"`.execute(tx)
  for (const { lane, userId } of rows) await wakeLane(tx, { lane, userId })
}

/** Whether a person has webhooks that may be told of few credits: a part of a statement that is made anyway. */
export function whetherHearsOfCredits(userId: string) {
  return sql<boolean>`exists (select from webhooks
    where user_id = ${userId} and stopped is null and 'credits.low' = any(events))`
}

/** The same of credits that a person has lost, whatever for: told is who has fewer than they wanted to have, and had not before. */
export async function putLostCredits(
  tx: Tx,
  { userId, left, lost }: { userId: string; left: number; lost: number },
  now: Date,
): Promise<void> {
  if (lost > 0) await putEvents(tx, [{ userId, event: 'credits.low', left, before: left + lost }], now)
}

/** Have what waits in a lane delivered, at once or later. */
export async function wakeLane(
  tx: Tx,
  { lane, userId, afterMs = 0 }: { lane: string; userId: string; afterMs?: number },
): Promise<void> {
  // By person: whoever registers slow addresses delays few others.
  const queue = `deliver-${Number.parseInt(userId.slice(-4), 16) % QUEUES}`
  await enqueue(tx, 'deliver', { lane }, { key: `deliver:${lane}`, lane: queue, afterMs })
}

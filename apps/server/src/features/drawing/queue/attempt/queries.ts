import { sql } from 'kysely'
import type { Db, Tx } from '../../../../db/open.ts'
import type { TaskRow } from '../../../../db/tables.ts'
import type { TaskChange } from '../../queries.ts'
import { CRASHES_MAX } from '../../rules.ts'
import type { Lease } from '../../advance-task.ts'

/** Identifies a task with its holder's lease. */
export interface HeldTask {
  taskId: string
  lease: Lease
  now: Date
}

/** Nobody is told of it. Undefined: the task is no longer held, and nothing is written. */
export async function changeHeld(
  db: Db,
  { taskId, lease, now }: HeldTask,
  change: Pick<TaskChange, 'attempt_id' | 'ticket' | 'start_time'>,
): Promise<TaskRow | undefined> {
  return db
    .updateTable('tasks')
    .set(change)
    .where('id', '=', taskId)
    .where(isHeld(lease, now))
    .returningAll()
    .executeTakeFirst()
}

/**
 * Requeue a task that its engine never took; not counted as a crash. False: the lease was lost, and nothing was written.
 */
export async function requeueTask(
  db: Db,
  { taskId, lease, now }: HeldTask,
  { next, waitUntil }: { next: string; waitUntil: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update tasks set tried = array_append(tried, engine), engine = ${next}, ticket = null, attempt_id = null, attempts = 0,
      lease_owner = null, lease_until = null, deadline_at = ${waitUntil}
    where id = ${taskId} and ${isHeld(lease, now)}
  `.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

function isHeld({ owner, epoch }: Lease, now: Date) {
  return sql<boolean>`lease_owner = ${owner} and epoch = ${epoch} and lease_until > ${now}
    and status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS')`
}

/**
 * Claim tasks that dead workers left at these engines; their slots are already taken. One per entry of `owners`. Call
 * `lockClaims` first, in its own statement.
 */
export async function claimStarted(
  tx: Tx,
  {
    owners,
    engines,
    now,
    leaseUntil,
    deadlineAt,
  }: { owners: readonly string[]; engines: readonly string[]; now: Date; leaseUntil: Date; deadlineAt: Date },
): Promise<TaskRow[]> {
  const { rows } = await sql<TaskRow>`
    with left_behind as (
      select id from tasks
      where status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS') and (ticket is not null or attempt_id is not null)
        and engine = any(${engines}::text[]) and (lease_until is null or lease_until <= ${now})
        and deadline_at > ${now} and attempts < ${CRASHES_MAX}
      order by id limit ${owners.length} for update skip locked
    ), chosen as (select id, row_number() over (order by id) as nth from left_behind)
    update tasks set lease_owner = (${owners}::text[])[nth], lease_until = ${leaseUntil}, epoch = epoch + 1,
      turn = nextval('drawing_turns'), deadline_at = ${deadlineAt}
    from chosen where tasks.id = chosen.id
    returning tasks.*
  `.execute(tx)
  return rows
}

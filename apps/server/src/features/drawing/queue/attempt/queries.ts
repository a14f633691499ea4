import { sql } from 'kysely'
import type { Db } from '../../../../db/open.ts'
import type { TaskRow } from '../../../../db/tables.ts'
import type { TaskChange } from '../../queries.ts'
import type { Lease } from '../../advance-task.ts'

/** A task as the one who claimed it may write it. */
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
 * Put a task that its engine never took back in line, for another one; it does not count as a crash. False: it is no longer
 * held, and nothing is written.
 */
export async function letGoOfEngine(
  db: Db,
  { taskId, lease, now }: HeldTask,
  { next, waitUntil }: { next: string; waitUntil: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update tasks set tried = array_append(tried, engine), engine = ${next}, ticket = null, attempt_id = null,
      lease_owner = null, lease_until = null, deadline_at = ${waitUntil}
    where id = ${taskId} and ${isHeld(lease, now)}
  `.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

function isHeld({ owner, epoch }: Lease, now: Date) {
  return sql<boolean>`lease_owner = ${owner} and epoch = ${epoch} and lease_until > ${now}
    and status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS')`
}

import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import { LEASE_MS } from './rules.ts'

/** Claims of one task; more than restarts and updates can explain. */
const OFTEN_TAKEN = 10

/** A task that a process held when it died. */
export interface LeftTask {
  id: string
  /** It ran in-process, not at a remote engine. */
  isHere: boolean
  /** Number of claims. */
  epoch: number
}

interface Judged {
  now: Date
  /** Processes of an earlier start of this node; or every process whose lease expired, except the caller's. */
  of: { nodeId: string } | { silentBeside: string }
  /** New earliest deadline; null: unchanged. */
  waitUntil: Date | null
}

/**
 * Release tasks of dead processes. A death counts as a crash of a task only if that task can have caused it: it was the only one
 * in that process, no other process died with it, and the database stayed up. So power failures, repeated restarts and database
 * outages do not cost people their drawings. A task that was claimed often and was alone each time counts anyway: in a container
 * the database dies with the server.
 */
export async function releaseTasksOfDead(db: Db | Tx, { now, of, waitUntil }: Judged): Promise<LeftTask[]> {
  const isDead =
    'nodeId' in of
      ? sql`starts_with(lease_owner, ${`${of.nodeId}:`})`
      : sql`lease_owner is not null and lease_until <= ${now} and ${processOf()} <> ${processOf(of.silentBeside)}`
  // Compare durations, because the clocks of two machines differ. If other processes expired, the database that told us is alive.
  const didDatabaseLive =
    'nodeId' in of
      ? sql`clock_timestamp() - pg_postmaster_start_time() >= ${now}::timestamptz - lease_until + make_interval(secs => ${LEASE_MS / 1000})`
      : sql`true`
  const { rows } = await sql<LeftTask>`
    with dead as (
      select id, ${processOf()} as process, attempt_id is null as is_here, lease_until, epoch
      from tasks where status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS') and ${isDead}
      order by id for update ${sql.raw('nodeId' in of ? '' : 'skip locked')}
    ), together as (
      select count(*) as tasks, count(*) filter (where is_here) as here, count(distinct process) as processes from dead
    ), judged as (
      select id, is_here, processes = 1 and (tasks = 1 or (is_here and here = 1))
        and (${didDatabaseLive} or epoch >= ${OFTEN_TAKEN})
        and not exists (select from tasks living where living.status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS')
          and starts_with(living.lease_owner, dead.process) and living.lease_until > ${now} and living.id not in (select id from dead))
        as is_its_doing
      from dead cross join together
    )
    update tasks set lease_owner = null, lease_until = null, deadline_at = greatest(deadline_at, ${waitUntil}),
      attempts = attempts + is_its_doing::int
    from judged where tasks.id = judged.id
    returning tasks.id, is_here as "isHere", tasks.epoch
  `.execute(db)
  return rows
}

/** `node:pid:`, of an owner's whole name. */
function processOf(owner?: string) {
  return sql`regexp_replace(${owner ?? sql.ref('lease_owner')}, ':[^:]*$', ':')`
}

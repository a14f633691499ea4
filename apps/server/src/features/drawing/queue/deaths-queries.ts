import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/open.ts'
import { LEASE_MS } from './rules.ts'

/** More than a machine goes down, or is updated, within one drawing. */
const OFTEN_TAKEN = 10

/** A task that a process held when it died. */
export interface LeftTask {
  id: string
  /** It was drawn in that process, and not at an engine elsewhere. */
  isHere: boolean
  /** How often it was taken. */
  epoch: number
}

interface Judged {
  now: Date
  /** Of an earlier life of this node; or of every process that let its lease run out, but for the one that asks, which lives. */
  of: { nodeId: string } | { silentBeside: string }
  /** Their time begins anew, at least until then; null: it goes on. */
  waitUntil: Date | null
}

/**
 * Let go of what dead processes held. A death counts against a task only when it can be that task's doing: no other was at
 * work in that process, no other process fell silent with it, and the database lived on. A machine that goes down, a server
 * that is ended again and again, a database that cannot be reached do not cost people their drawings. A drawing that was taken
 * often and was alone each time it ended badly counts all the same: in a container the database dies with the server.
 */
export async function releaseTasksOfDead(db: Db | Tx, { now, of, waitUntil }: Judged): Promise<LeftTask[]> {
  const isDead =
    'nodeId' in of
      ? sql`starts_with(lease_owner, ${`${of.nodeId}:`})`
      : sql`lease_owner is not null and lease_until <= ${now} and ${processOf()} <> ${processOf(of.silentBeside)}`
  // Lengths of time, because the clocks of two machines differ. Of who falls silent beside us we have been told by a database that lives.
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

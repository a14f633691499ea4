import type pg from 'pg'
import type { Log } from '../platform/log.ts'

const BEAT_MS = 5_000
/** Longer than a busy process pauses, shorter than people wait. */
const DEAD_AFTER_SECONDS = 20

export interface Heartbeat {
  stop(): Promise<void>
}

export interface HeartbeatOptions {
  /** Stable for this data folder. */
  nodeId: string
  /** Worker name that the queue stores with the jobs it has locked. */
  lockName: string
  log: Log
  beatMs?: number | undefined
}

/**
 * Heartbeat of a worker, which also releases the jobs of workers without one: the queue itself would wait four hours. A worker
 * that was presumed dead may repeat a job; handlers are idempotent.
 */
export function startHeartbeat(
  pool: pg.Pool,
  { nodeId, lockName, log, beatMs = BEAT_MS }: HeartbeatOptions,
): Heartbeat {
  const id = `${nodeId}:${lockName}`
  let beating: Promise<void> | undefined
  const act = () => {
    // Heartbeats do not pile up on a slow database.
    beating ??= beat(pool, id)
      .catch((error: unknown) => log.warn({ err: error }, 'heartbeat missed'))
      .finally(() => {
        beating = undefined
      })
  }
  act()
  const timer = setInterval(act, beatMs)
  return {
    async stop() {
      clearInterval(timer)
      await beating
      await pool.query('delete from job_workers where id = $1', [id])
    },
  }
}

/** A data folder has one server, so earlier workers under its name are dead and their jobs are released at once. */
export async function releaseEarlierWorkers(pool: pg.Pool, nodeId: string): Promise<void> {
  await pool.query(
    `with dead as (delete from job_workers where starts_with(id, $1) returning split_part(id, ':', 2) as lock_name)
    select graphile_worker.force_unlock_workers(array(select lock_name from dead))`,
    [`${nodeId}:`],
  )
}

/** Recent locks without a worker row may belong to a worker that has just started. */
async function beat(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    `insert into job_workers (id, seen_at) values ($1, now()) on conflict (id) do update set seen_at = now()`,
    [id],
  )
  await pool.query(`delete from job_workers where seen_at < now() - make_interval(secs => $1)`, [DEAD_AFTER_SECONDS])
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
    where locked_at < now() - make_interval(secs => $1)
      and locked_by not in (select split_part(id, ':', 2) from job_workers)
    having count(*) > 0`,
    [DEAD_AFTER_SECONDS],
  )
}

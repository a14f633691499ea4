import type pg from 'pg'
import type { Log } from '../platform/log.ts'

const BEAT_MS = 5_000
/** Longer than a busy process is silent, shorter than a person waits. */
const DEAD_AFTER_SECONDS = 20

export interface Heartbeat {
  stop(): Promise<void>
}

export interface HeartbeatOptions {
  /** Stable for this data folder. */
  nodeId: string
  /** What the queue writes beside the jobs that this worker holds. */
  lockName: string
  log: Log
  beatMs?: number | undefined
}

/**
 * Say every few seconds that a worker lives, and free the jobs of those that no longer do: the queue itself would wait
 * four hours. A worker that wakes after it was given up may do a job a second time; handlers allow for that.
 */
export function startHeartbeat(
  pool: pg.Pool,
  { nodeId, lockName, log, beatMs = BEAT_MS }: HeartbeatOptions,
): Heartbeat {
  const id = `${nodeId}:${lockName}`
  let beating: Promise<void> | undefined
  const act = () => {
    // A slow database is not given heartbeats faster than it answers them.
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

/** One data folder has one server, so whoever took jobs under its name before us is dead; no need to wait for its silence. */
export async function releaseEarlierWorkers(pool: pg.Pool, nodeId: string): Promise<void> {
  await pool.query(
    `with dead as (delete from job_workers where starts_with(id, $1) returning split_part(id, ':', 2) as lock_name)
    select graphile_worker.force_unlock_workers(array(select lock_name from dead))`,
    [`${nodeId}:`],
  )
}

/** A lock that is younger than the silence of the dead may be of one who has only just begun. */
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

import type pg from 'pg'
import type { Log } from '../platform/log.ts'

const BEAT_MS = 5_000
/** Longer than a busy process is silent, shorter than a person waits. */
const DEAD_AFTER_SECONDS = 20

export interface Heartbeat {
  stop(): Promise<void>
}

export interface HeartbeatOptions {
  workerId: string
  log: Log
  beatMs?: number | undefined
}

/**
 * Say every few seconds that a worker lives, and free the jobs of those that no longer do: the queue itself would wait
 * four hours. A worker that wakes after it was given up may do a job a second time; handlers allow for that.
 */
export async function startHeartbeat(
  pool: pg.Pool,
  { workerId, log, beatMs = BEAT_MS }: HeartbeatOptions,
): Promise<Heartbeat> {
  await beat(pool, workerId)
  const timer = setInterval(() => {
    beat(pool, workerId).catch((error: unknown) => log.warn({ err: error }, 'heartbeat missed'))
  }, beatMs)
  return {
    async stop() {
      clearInterval(timer)
      await pool.query('delete from job_workers where id = $1', [workerId])
    },
  }
}

async function beat(pool: pg.Pool, workerId: string): Promise<void> {
  await pool.query(
    `insert into job_workers (id, seen_at) values ($1, now()) on conflict (id) do update set seen_at = now()`,
    [workerId],
  )
  await pool.query(`delete from job_workers where seen_at < now() - make_interval(secs => $1)`, [DEAD_AFTER_SECONDS])
  await pool.query(`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
    where locked_by is not null and locked_by not in (select id from job_workers)
    having count(*) > 0`)
}

import { Logger, runOnce, type TaskList } from 'graphile-worker'
import pg from 'pg'
import { type DbOptions, toClientConfig } from '../db/open.ts'
import type { JobHandlers } from '../jobs/runner.ts'

/** Do every job that is due, the ones that they cause too, and come back. */
export async function runDueJobs(server: DbOptions['server'], handlers: JobHandlers): Promise<void> {
  // One connection: the library looks for the next job before the last one of its queue is written down as done, and would find none.
  const pool = new pg.Pool({ ...toClientConfig(server), max: 1 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const entries = Object.entries(handlers).map(([name, handler]) => [
    name,
    (payload: unknown) => (handler as (payload: unknown) => Promise<void>)(payload),
  ])
  const taskList: TaskList = Object.fromEntries(entries)
  try {
    await runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger: new Logger(() => () => undefined) })
  } finally {
    await pool.end()
  }
}

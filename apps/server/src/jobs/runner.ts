import { EventEmitter } from 'node:events'
import {
  Logger,
  type Runner,
  type TaskList,
  parseCronItems,
  run,
  runMigrations,
  type WorkerEvents,
} from 'graphile-worker'
import type { DbOptions } from '../db/open.ts'
import type { Log } from '../platform/log.ts'
import { noTraces, type Traces } from '../platform/traces/traces.ts'
import { releaseEarlierWorkers, startHeartbeat } from './heartbeat.ts'
import { openPool, waitForDatabase } from './patient-pool.ts'
import type { JobName, JobPayloads } from './queue.ts'

export type JobHandlers = {
  [Name in JobName]: (payload: JobPayloads[Name], signal: AbortSignal | undefined) => Promise<void>
}

export interface JobRunner {
  /** Release unfinished jobs and close the connections. */
  close(): Promise<void>
}

export interface RunnerOptions {
  server: DbOptions['server']
  /** Stable for this data folder. */
  nodeId: string
  log: Log
  traces?: Traces
  beatMs?: number
}

const POLL_MS = 2_000
/** Concurrent jobs: slow calls to payment providers, push services or webhooks must not delay a sign-in code. */
const AT_ONCE = 12
const SWEEP_EVERY = '*/5 * * * *'
const SWEEP_PICTURES_AT = '17 * * * *'
/** At night for most operators: 19:29 UTC is past three in Beijing. */
const CHECK_PICTURES_AT = '29 19 * * *'
const FIND_LOST_EVERY = '*/5 * * * *'
const COMPARE_BILLS_AT = '13 * * * *'
const REPORT_MONEY_AT = '43 * * * *'
const EVERY_MINUTE = '* * * * *'

/** Make the queue's own tables, or bring them up to date. May be repeated. */
export async function prepareJobs(server: DbOptions['server'], log: Log): Promise<void> {
  const pool = openPool(server)
  try {
    await runMigrations({ pgPool: pool, logger: logThrough(log) })
  } finally {
    await pool.end()
  }
}

/** Take jobs, a few at a time, until closed. */
export async function startJobs(
  { server, nodeId, log, traces = noTraces, beatMs }: RunnerOptions,
  handlers: Partial<JobHandlers>,
): Promise<JobRunner> {
  const closing = new AbortController()
  const pool = waitForDatabase(openPool(server), closing.signal)
  await releaseEarlierWorkers(pool, nodeId)
  const events: WorkerEvents = new EventEmitter()
  let lockName = ''
  // The library locks jobs under a generated pool name, which only this event reveals.
  events.on('pool:create', ({ workerPool }) => {
    lockName = workerPool.id
  })
  const options = {
    pgPool: pool,
    logger: logThrough(log),
    concurrency: AT_ONCE,
    events,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    taskList: toTaskList(handlers, { log, traces }),
    parsedCronItems: parseCronItems([
      { task: 'sweep', match: SWEEP_EVERY, options: { backfillPeriod: 0 } },
      { task: 'sweep-pictures', match: SWEEP_PICTURES_AT, options: { backfillPeriod: 0 } },
      { task: 'check-pictures', match: CHECK_PICTURES_AT, options: { backfillPeriod: 0, jobKey: 'check-pictures' } },
      { task: 'sweep-deliveries', match: SWEEP_EVERY, options: { backfillPeriod: 0, jobKey: 'sweep-deliveries' } },
      { task: 'find-lost-money', match: FIND_LOST_EVERY, options: { backfillPeriod: 0 } },
      { task: 'compare-bills', match: COMPARE_BILLS_AT, options: { backfillPeriod: 0, jobKey: 'compare-bills' } },
      { task: 'report-money', match: REPORT_MONEY_AT, options: { backfillPeriod: 0 } },
      { task: 'check-ledger', match: EVERY_MINUTE, options: { backfillPeriod: 0, jobKey: 'check-ledger' } },
      { task: 'back-up', match: EVERY_MINUTE, options: { backfillPeriod: 0, jobKey: 'back-up' } },
      { task: 'end-periods', match: EVERY_MINUTE, options: { backfillPeriod: 0, jobKey: 'end-periods' } },
    ]),
  }
  const runner: Runner = await run(options)
  const heartbeat = startHeartbeat(pool, { nodeId, lockName, log, beatMs })
  return {
    async close() {
      closing.abort()
      await runner.stop()
      await heartbeat.stop()
      await pool.end()
    },
  }
}

/** `enqueue` checked the payload types. */
function toTaskList(handlers: Partial<JobHandlers>, { log, traces }: { log: Log; traces: Traces }): TaskList {
  const entries = Object.entries(handlers).map(([name, handler]) => [
    name,
    async (
      payload: unknown,
      { abortSignal, job }: { abortSignal?: AbortSignal; job: { id: string; attempts: number } },
    ) => {
      const startedAt = performance.now()
      const run = handler as (payload: unknown, signal: AbortSignal | undefined) => Promise<void>
      const facts = { 'easel.job.id': job.id, 'easel.job.attempt': job.attempts }
      await traces.span(`job ${name}`, { facts }, () => run(payload, abortSignal))
      const ms = Math.round(performance.now() - startedAt)
      log.info({ job: name, jobId: job.id, attempt: job.attempts, ms }, 'job done')
    },
  ])
  return Object.fromEntries(entries)
}

function logThrough(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const fact = { err: meta?.['error'], source: 'queue' }
    if (level === 'error') log.warn(fact, message)
    else if (level === 'warning') log.warn(fact, message)
    else log.debug(fact, message)
  })
}

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inspectProcess } from '../../platform/running-process.ts'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { type PostmasterFile, readPostmasterFile, removePostmasterFile } from './postmaster-file.ts'

const ANSWER_WITHIN_MS = 120_000
/** A zombie process may be reaped soon; PostgreSQL refuses its pid file until then. */
const ZOMBIE_WAIT_MS = 5_000
const LOOK_EVERY_MS = 50

/**
 * Deal with the postmaster of an earlier start: a running one is returned for reuse, a starting or stopping one is waited for,
 * and a pid file of another process or a zombie is removed.
 *
 * @throws StartupProblem when a postmaster lives and does not answer
 */
export async function settleEarlierPostmaster(clusterDir: string): Promise<PostmasterFile | undefined> {
  const startedAt = performance.now()
  for (;;) {
    const waitedMs = performance.now() - startedAt
    const file = readPostmasterFile(clusterDir)
    if (!file) return undefined
    const verdict = await judge(file, clusterDir)
    if (verdict === 'answers') return file
    if (verdict === 'dead') return undefined // PostgreSQL replaces the file of a dead pid itself
    if (verdict === 'stranger' || (verdict === 'zombie' && waitedMs > ZOMBIE_WAIT_MS)) {
      removePostmasterFile(clusterDir)
      return undefined
    }
    if (waitedMs > ANSWER_WITHIN_MS) {
      throw new StartupProblem(
        `PostgreSQL already runs on ${clusterDir} as process ${file.pid} but does not answer: end it with kill -INT ${file.pid} and start again.`,
      )
    }
    await pause(LOOK_EVERY_MS)
  }
}

async function judge(file: PostmasterFile, clusterDir: string) {
  const { state, command } = inspectProcess(file.pid)
  if (state === 'gone') return 'dead'
  if (state === 'zombie') return 'zombie'
  // The pid was reused, for example after a reboot.
  if (command !== '' && !command.includes(clusterDir)) return 'stranger'
  return (await answers(file, clusterDir)) ? 'answers' : 'silent'
}

async function answers({ socketDir, port }: PostmasterFile, clusterDir: string): Promise<boolean> {
  const client = new pg.Client({
    host: socketDir,
    port,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  })
  client.on('error', () => undefined) // a connection cut after the answer says nothing new
  try {
    await client.connect()
    const shown = await client.query<{ data_directory: string }>('show data_directory')
    return shown.rows[0]?.data_directory === clusterDir
  } catch {
    return false // asked again until the time is over
  } finally {
    await client.end().catch(() => undefined)
  }
}

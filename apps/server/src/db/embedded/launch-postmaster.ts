import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupProblem } from '../../platform/startup-problem.ts'
import type { Account } from './account.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { programEnvironment } from './program-environment.ts'

export interface Postmaster {
  pid: number
  /** Resolves when the process is gone, for whatever reason. */
  ended: Promise<void>
}

export interface Launch {
  nativeDir: string
  clusterDir: string
  socketDir: string
  account: Account
  /** False: nothing is synced to disk, for data that may be lost. */
  durable: boolean
}

export const POSTGRES_PORT = 5432
const LOG_MAX_BYTES = 5_000_000
const READY_WITHIN_MS = 120_000
const LOOK_EVERY_MS = 10
/** Child processes of a killed postmaster finish their statement first and hold the shared memory until then. */
const LEFTOVERS_WITHIN_MS = 60_000
const LEFTOVERS = /pre-existing shared memory block|lock file "postmaster.pid" already exists/

/**
 * Start PostgreSQL and wait until it takes connections, recovery included.
 *
 * @throws StartupProblem with the last complaint of PostgreSQL when it ends instead
 */
export async function launchPostmaster(launch: Launch): Promise<Postmaster> {
  const giveUpAt = performance.now() + LEFTOVERS_WITHIN_MS
  for (;;) {
    const logFile = openLog(`${launch.clusterDir}.log`)
    const left = readPostmasterFile(launch.clusterDir)
    const child = spawnPostgres(launch, logFile.handle)
    closeSync(logFile.handle)
    await once(child, 'spawn')
    const outcome = await Promise.race([
      becomesReady(launch.clusterDir, child, left?.start),
      once(child, 'exit').then(() => 'ended' as const),
    ])
    if (outcome === 'ready') return toPostmaster(child)
    const complaint = readComplaint(logFile)
    if (outcome === 'slow') child.kill('SIGQUIT')
    if (outcome === 'ended' && LEFTOVERS.test(complaint) && performance.now() < giveUpAt) {
      await pause(100)
      continue
    }
    throw new StartupProblem(
      `PostgreSQL did not start on ${launch.clusterDir} (${lastWords(complaint)}): see ${launch.clusterDir}.log for the reason, ` +
        'or set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
}

function spawnPostgres({ nativeDir, clusterDir, socketDir, account, durable }: Launch, log: number): ChildProcess {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    port: POSTGRES_PORT,
    max_connections: 100,
    shared_buffers: '64MB',
    max_wal_size: '512MB',
    jit: 'off', // its compiler is not in the package
    timezone: 'UTC',
    // Constraint violations are expected, and logged by the server itself.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const child = spawn(
    path.join(nativeDir, 'bin', 'postgres'),
    ['-D', clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // Detached: Ctrl-C reaches the whole process group, and we need the database for a clean shutdown.
    { ...account.ids, env: programEnvironment(nativeDir), cwd: '/', stdio: ['ignore', 'ignore', log], detached: true },
  )
  child.unref()
  return child
}

/** @param left what an earlier one left: in a container, where pids begin anew, it may have had the same pid */
async function becomesReady(clusterDir: string, child: ChildProcess, left: string | undefined) {
  const giveUpAt = performance.now() + READY_WITHIN_MS
  while (performance.now() < giveUpAt) {
    const file = readPostmasterFile(clusterDir)
    if (file?.isReady && file.pid === child.pid && file.start !== left) return 'ready'
    if (child.exitCode !== null || child.signalCode !== null) return 'ended'
    await pause(LOOK_EVERY_MS)
  }
  return 'slow'
}

function toPostmaster(child: ChildProcess): Postmaster {
  const isOver = child.exitCode !== null || child.signalCode !== null
  const ended = isOver ? Promise.resolve() : once(child, 'exit').then(() => undefined)
  return { pid: child.pid ?? 0, ended }
}

interface LogFile {
  file: string
  handle: number
  /** Bytes that were there before this start. */
  from: number
}

/** A file rather than a pipe: PostgreSQL outlives a server that is killed. */
function openLog(file: string): LogFile {
  if (existsSync(file) && statSync(file).size > LOG_MAX_BYTES) renameSync(file, `${file}.old`)
  const handle = openSync(file, 'a', 0o600)
  return { file, handle, from: statSync(file).size }
}

function readComplaint({ file, from }: LogFile): string {
  return readFileSync(file).subarray(from).toString('utf8')
}

function lastWords(complaint: string): string {
  const lines = complaint.trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? 'no word'
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { StartupProblem } from '../../platform/startup-problem.ts'
import type { Account } from './account.ts'
import { hasCluster } from './cluster-place.ts'
import { programEnvironment } from './program-environment.ts'

export interface NewCluster {
  clusterDir: string
  nativeDir: string
  account: Account
  durable: boolean
}

/**
 * Create an empty cluster unless one exists. It is built in a temporary folder and renamed, so that an interrupted start leaves
 * no half-made cluster.
 *
 * @throws StartupProblem when something else fills the folder, or initdb refuses
 */
export async function createCluster(cluster: NewCluster): Promise<void> {
  const { clusterDir, account } = cluster
  if (hasCluster(clusterDir)) return
  if (existsSync(clusterDir) && readdirSync(clusterDir).length > 0) {
    throw new StartupProblem(
      `The folder ${clusterDir} holds something that is not a database: empty it, or choose another data folder.`,
    )
  }
  const unfinished = `${clusterDir}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (account.ids) chownSync(unfinished, account.ids.uid, account.ids.gid)
  await runInitdb(unfinished, cluster)
  renameSync(unfinished, clusterDir)
  if (cluster.durable) syncFolder(path.dirname(clusterDir))
}

/** @throws StartupProblem when another major version wrote the cluster */
export function requireSameMajor(clusterDir: string, version: string): void {
  const major = readFileSync(path.join(clusterDir, 'PG_VERSION'), 'utf8').trim()
  const [ours] = version.split('.')
  if (major === ours) return
  throw new StartupProblem(
    `The database in ${clusterDir} was written by PostgreSQL ${major} and this release brings PostgreSQL ${ours}: ` +
      'start the release that wrote it, run npm run backup there, and npm run restore here into a new data folder.',
  )
}

async function runInitdb(folder: string, { nativeDir, account, durable }: NewCluster): Promise<void> {
  const sync = durable ? [] : ['--no-sync']
  const program = spawn(
    path.join(nativeDir, 'bin', 'initdb'),
    // The built-in locale orders text by code point and needs no locale of the system.
    [
      '-D',
      folder,
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--auth-local=trust',
      '--auth-host=reject',
      ...sync,
    ],
    { ...account.ids, env: programEnvironment(nativeDir), cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const [complaint, [code]] = await Promise.all([text(program.stderr), once(program, 'close')])
  if (code === 0) return
  throw new StartupProblem(
    `PostgreSQL could not create its files in ${folder} (${lastLine(complaint)}): ` +
      'make room or choose another data folder, or set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
}

function lastLine(complaint: string): string {
  const lines = complaint.trim().split('\n')
  return lines.findLast((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? ''
}

/** A rename is durable only after its folder is synced. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

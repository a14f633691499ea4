import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { type Account, mayEnter } from './account.ts'

/** The shortest limit of our platforms (macOS 103, Linux 107 bytes), less `/.s.PGSQL.5432`. */
const MAX_FOLDER_BYTES = 103 - '/.s.PGSQL.5432'.length

/**
 * The private folder for the socket of a cluster, always the same one for the same cluster and account.
 *
 * @throws StartupProblem when somebody else took its name, or no temporary folder will do
 */
export function openSocketFolder(clusterDir: string, account: Account): string {
  const uid = account.ids?.uid ?? process.getuid?.() ?? 0
  const name = `easel-${uid}-${createHash('sha256').update(clusterDir).digest('hex').slice(0, 16)}`
  const folder = path.join(findTemporaryFolder(name, account), name)
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 })
    if (account.ids) chownSync(folder, account.ids.uid, account.ids.gid)
  }
  const found = lstatSync(folder)
  // Temporary folders are world-writable: whoever owns ours could impersonate the database.
  if (!found.isDirectory() || found.uid !== uid) {
    throw new StartupProblem(`${folder} belongs to somebody else: remove it, or set TMPDIR to a folder of your own.`)
  }
  chmodSync(folder, 0o700)
  return folder
}

/** Best effort: a postmaster that was killed left its socket, and the next start finds the folder again. */
export function closeSocketFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

function findTemporaryFolder(name: string, account: Account): string {
  for (const candidate of [tmpdir(), '/tmp', '/var/tmp']) {
    if (!existsSync(candidate) || !mayEnter(account, candidate)) continue
    const base = realpathSync(candidate)
    if (Buffer.byteLength(path.join(base, name)) <= MAX_FOLDER_BYTES) return base
  }
  throw new StartupProblem('PostgreSQL needs a temporary folder with a short name: set TMPDIR, for example to /tmp.')
}

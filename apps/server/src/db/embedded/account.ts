import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { StartupProblem } from '../../platform/startup-problem.ts'

/** The OS account that runs PostgreSQL: a separate one when we are root, otherwise our own (no ids). */
export interface Account {
  name: string
  ids: { uid: number; gid: number } | null
}

const UNPRIVILEGED = ['postgres', '_postgres', 'nobody']

/** @throws StartupProblem when PostgreSQL would refuse every account at hand */
export function chooseAccount(accountsFile = '/etc/passwd'): Account {
  if (process.getuid?.() === 0) return chooseUnprivileged(accountsFile)
  try {
    return { name: userInfo().username, ids: null }
  } catch {
    throw new StartupProblem(
      `The user id ${process.getuid?.()} has no name on this machine, which the built-in PostgreSQL needs: ` +
        'run under a named user, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
}

/**
 * The account for an existing cluster: its owner if we are root.
 * @throws StartupProblem when it belongs to somebody else and we are not root
 */
export function accountOfCluster(clusterDir: string, chosen: Account): Account {
  const { uid, gid } = statSync(clusterDir)
  if (chosen.ids === null) {
    if (uid === process.getuid?.()) return chosen
    throw new StartupProblem(`The database in ${clusterDir} belongs to user id ${uid}: start as that user or as root.`)
  }
  if (uid === 0 || uid === chosen.ids.uid) return chosen
  return { name: `user id ${uid}`, ids: { uid, gid } }
}

/** Tested by access, not from mode bits: ACLs and mount options count too. */
export function mayEnter({ ids }: Account, folder: string): boolean {
  if (ids === null) return true
  const attempt = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...ids, cwd: '/', stdio: 'ignore', env: {} })
  return attempt.status === 0
}

function chooseUnprivileged(accountsFile: string): Account {
  const entries = readFileSync(accountsFile, 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of UNPRIVILEGED) {
    const entry = entries.find(([candidate]) => candidate === name)
    const [uid, gid] = [Number(entry?.[2]), Number(entry?.[3])]
    if (uid > 0 && gid > 0) return { name, ids: { uid, gid } }
  }
  throw new StartupProblem(
    'PostgreSQL never runs as root, and this machine has neither a postgres nor a nobody account: ' +
      'start as a normal user, or set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
}

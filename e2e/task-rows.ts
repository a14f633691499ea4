import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRunningPostgres } from '../apps/server/src/db/embedded/find-running-postgres.ts'
import { type Db, openDb } from '../apps/server/src/db/open.ts'

const OPEN = ['NOT_START', 'SUBMITTED', 'IN_PROGRESS'] as const

/**
 * The database of a running server; close it with `destroy()`.
 * @throws Error when no server runs
 */
export async function openDatabaseOf(dataDir: string): Promise<Db> {
  const connection = await findRunningPostgres(join(dataDir, 'postgres'))
  if (!connection) throw new Error(`No PostgreSQL runs on ${dataDir}.`)
  return openDb({ server: { connection }, maxConnections: 1 })
}

/** Process id of the server of this data folder. */
export function serverPid(dataDir: string): number {
  const note: { pid: number } = JSON.parse(readFileSync(join(dataDir, 'run', 'server.json'), 'utf8'))
  return note.pid
}

/** Number of open tasks that are neither queued nor under a valid lease of a process other than the dead ones. */
export async function countAdrift(db: Db, deadPids: number[]): Promise<number> {
  const rows = await db
    .selectFrom('tasks')
    .select(['lease_owner', 'lease_until'])
    .where('status', 'in', OPEN)
    .where('lease_until', 'is not', null)
    .execute()
  const isHeld = ({ lease_owner, lease_until }: (typeof rows)[number]) =>
    !deadPids.includes(Number(lease_owner?.split(':')[1])) && Number(lease_until) > Date.now()
  return rows.filter((row) => !isHeld(row)).length
}

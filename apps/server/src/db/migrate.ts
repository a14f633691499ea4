import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { StartupProblem } from '../platform/startup-problem.ts'
import { migrations } from './known-migrations.ts'
import type { Migration } from './migration.ts'
import { openSteps, type Steps } from './migration-steps.ts'

export type Migrations = Readonly<Record<string, Migration>>

export interface MadeChange {
  name: string
  ms: number
}

const ASK_AGAIN_MS = 200
/** Under which releases up to 0036 migrate, all in one transaction. */
const FORMER_LOCK = '3853314791062309107'

/**
 * Make the missing changes, one after the other, while servers of the release before may be running. Idempotent; of several processes
 * one does it, the others wait. What an attempt that died has done stays, and the next one goes on from there.
 *
 * @param db Has sessions of its own: no pooler
 * @param tell hears of each change once it is made
 * @throws StartupProblem when a newer release has already changed the database
 */
export async function migrate<T>(
  db: Kysely<T>,
  known: Migrations = migrations,
  tell: (made: MadeChange) => void = () => undefined,
): Promise<MadeChange[]> {
  return db.connection().execute(async (connection) => {
    await sql`select set_config('statement_timeout', '0', false)`.execute(connection)
    await takeLock(connection)
    try {
      return await makeChanges(connection, known, tell)
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended('easel.migrate', 0))`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

/** Migration state: `unmade` means that no release has ever migrated this database. */
export async function readShape(db: QueryExecutorProvider): Promise<'unmade' | 'older' | 'made'> {
  const done = await listChanges(db)
  if (!done) return 'unmade'
  return Object.keys(migrations).every((name) => done.includes(name)) ? 'made' : 'older'
}

/** Names of the changes that were made; null: nothing was ever done here. */
export async function listChanges(db: QueryExecutorProvider): Promise<string[] | null> {
  const { rows: tables } = await sql<{
    name: string | null
  }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  if (!tables[0]?.name) return null
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Those of a newer release. */
export function listUnknown(done: readonly string[], known: Migrations = migrations): string[] {
  return done.filter((name) => !(name in known))
}

/** Asks again and again: whoever waits within a statement would be waited for by an index that is made concurrently. */
async function takeLock(connection: QueryExecutorProvider): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_lock(hashtextextended('easel.migrate', 0)) as "isOurs"`.execute(connection)
    if (rows[0]?.isOurs) return
    await sleep(ASK_AGAIN_MS)
  }
}

async function makeChanges<T>(
  connection: Kysely<T>,
  known: Migrations,
  tell: (made: MadeChange) => void,
): Promise<MadeChange[]> {
  const done = (await listChanges(connection)) ?? []
  refuseNewer(done, known)
  const missing = Object.keys(known)
    .filter((name) => !done.includes(name))
    .sort()
  if (missing.length > 0) await makeList(openSteps(connection, 'list'))
  const made: MadeChange[] = []
  for (const name of missing) {
    const startedAt = performance.now()
    await makeChange(connection, name, known)
    const one = { name, ms: Math.round(performance.now() - startedAt) }
    made.push(one)
    tell(one)
  }
  return made
}

function refuseNewer(done: readonly string[], known: Migrations): void {
  const unknown = listUnknown(done, known)
  if (unknown.length === 0) return
  throw new StartupProblem(
    `The database was changed by a newer release (${unknown.join(', ')}): ` +
      'start that release, or restore a backup of this one.',
  )
}

/** As releases up to 0036 made them, who read the one and lock the other. */
async function makeList(steps: Steps): Promise<void> {
  await steps.briefly(async (tx) => {
    await sql`create table if not exists kysely_migration (
      name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(tx)
    await sql`create table if not exists kysely_migration_lock (
      id varchar(255) not null primary key, is_locked integer not null default 0)`.execute(tx)
    await sql`insert into kysely_migration_lock (id) values ('migration_lock') on conflict do nothing`.execute(tx)
  })
}

async function makeChange<T>(connection: Kysely<T>, name: string, known: Migrations): Promise<void> {
  const change = known[name]
  const steps = openSteps(connection, name)
  if (change && 'inSteps' in change) await change.inSteps(steps)
  await steps.briefly(async (tx) => {
    // A server of an earlier release may just be making the same one.
    await sql`select pg_advisory_xact_lock(${sql.raw(FORMER_LOCK)})`.execute(tx)
    const isDone = (await listChanges(tx))?.includes(name)
    if (isDone) return
    if (change && 'up' in change) await change.up(tx)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(tx)
  })
}

import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { StartupProblem } from '../platform/startup-problem.ts'
import { migrations } from './known-migrations.ts'

/** A change that waits longer for a table would hold up everyone who came after it. */
const LOCK_MS = 2_000

/**
 * Bring the database to the shape this release needs. May be repeated, and several processes may do it at once:
 * one works, the others wait. All changes succeed or none.
 *
 * @throws StartupProblem when a newer release has already changed the database
 */
export async function migrate<T>(
  db: Kysely<T>,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select set_config('lock_timeout', ${String(LOCK_MS)}, false), set_config('statement_timeout', '0', false)`.execute(
      connection,
    )
    try {
      await runMigrations(connection, known)
    } finally {
      await sql`reset lock_timeout`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

/** Whether this release, or a newer one, has brought the database to its shape: `unmade` was never touched by any. */
export async function readShape<T>(db: Kysely<T>): Promise<'unmade' | 'older' | 'made'> {
  const done = await listDone(db)
  if (!done) return 'unmade'
  return Object.keys(migrations).every((name) => done.includes(name)) ? 'made' : 'older'
}

async function runMigrations<T>(connection: Kysely<T>, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  await refuseNewer(connection, migrations)
  const migrator = new Migrator({ db: connection, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  // A newer release may have come first while we waited for our turn.
  await refuseNewer(connection, migrations)
  throw error
}

async function refuseNewer<T>(connection: Kysely<T>, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  const unknown = (await listDone(connection))?.filter((name) => !(name in migrations)) ?? []
  if (unknown.length === 0) return
  throw new StartupProblem(
    `The database was changed by a newer release (${unknown.join(', ')}): ` +
      'start that release, or restore a backup of this one.',
  )
}

/** Null: nothing was ever done here. */
async function listDone<T>(db: Kysely<T>): Promise<string[] | null> {
  const { rows: tables } = await sql<{
    name: string | null
  }>`select to_regclass('kysely_migration')::text as name`.execute(db)
  if (!tables[0]?.name) return null
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

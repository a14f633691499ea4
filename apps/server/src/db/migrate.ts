import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { StartupProblem } from '../platform/startup-problem.ts'
import { migrations } from './known-migrations.ts'

/** A migration that waits longer for a table lock would block every later query. */
const LOCK_MS = 2_000

/**
 * Apply missing migrations in one transaction. Idempotent; concurrent processes wait for each other.
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

/** Migration state: `unmade` means that no release has ever migrated this database. */
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
  // A newer release may have migrated while we waited for the lock.
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

import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { readShape } from '../db/migrate.ts'
import { type Db, openDb, requireSupportedServer } from '../db/open.ts'
import { openDatabaseForReading } from '../db/open-database.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { type Finding, reasonOf } from './finding.ts'

export interface ExaminedDatabase {
  finding: Finding
  /** Null: it cannot be read, or was never made. */
  db: Db | null
  close(): Promise<void>
}

/** The configured database: beside a running server, or started for as long as it is looked at. */
export async function examineDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseListenUrl' | 'dataDir'>,
): Promise<ExaminedDatabase> {
  const part = 'database'
  const none = (state: Finding['state'], text: string): ExaminedDatabase => ({
    finding: { part, state, text },
    db: null,
    close: () => Promise.resolve(),
  })
  try {
    const reached = await openDatabaseForReading(config)
    const db = openDb({ server: reached.server, maxConnections: 2 })
    const close = async () => {
      await db.destroy()
      await reached.close()
    }
    try {
      return { finding: { part, state: 'well', text: await describe(db, config) }, db, close }
    } catch (error) {
      await close()
      throw error
    }
  } catch (error) {
    // Nothing was ever started here: that is how it should be.
    if (error instanceof StartupProblem && !config.databaseUrl && /is empty/.test(error.message)) {
      return none('off', 'the built-in PostgreSQL is made at the first start')
    }
    return none('broken', reasonOf(error))
  }
}

/** @throws StartupProblem */
async function describe(db: Db, { databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<string> {
  await requireSupportedServer(db)
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  const where = databaseUrl ? 'of DATABASE_URL' : 'built in'
  const shape = await readShape(db)
  if (shape === 'unmade') throw new StartupProblem('The database is empty: start the server once.')
  if (shape === 'older') throw new StartupProblem('The database is of an older version: start the server once.')
  return `PostgreSQL ${rows[0]?.version}, ${where}`
}

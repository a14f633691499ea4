import { migrate } from '../db/migrate.ts'
import { type Db, type DbOptions, openDb, requireSupportedServer } from '../db/open.ts'
import { requireNews } from '../db/require-news.ts'
import { prepareJobs } from '../jobs/runner.ts'
import type { Log } from '../platform/log.ts'

/**
 * Bring the database up to date, by the address that is PostgreSQL itself.
 *
 * @throws StartupProblem
 */
export async function prepareDatabase(db: Db, direct: DbOptions['server'], log: Log): Promise<void> {
  await requireSupportedServer(db)
  const own = openDb({ server: direct, maxConnections: 1 })
  try {
    await requireSupportedServer(own, { setting: 'DATABASE_LISTEN_URL' })
    await requireNews(db, direct)
    await migrate(own)
  } finally {
    await own.destroy()
  }
  await prepareJobs(direct, log)
}

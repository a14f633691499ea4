import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startDebianPostgres } from '../testing/start-debian-postgres.ts'
import { migrations } from './known-migrations.ts'
import { migrate } from './migrate.ts'
import { openDb, requireSupportedServer } from './open.ts'

test("the same code works on Debian's PostgreSQL 15 behind DATABASE_URL", async () => {
  const db = openDb({ server: { connectionString: await startDebianPostgres() }, maxConnections: 2 })
  onTestFinished(() => db.destroy())

  await requireSupportedServer(db)
  await migrate(db)
  await migrate(db)

  const { rows } = await sql`
    select current_setting('server_version_num')::int / 10000 as major, count(*) from kysely_migration
  `.execute(db)
  expect(rows).toEqual([{ major: 15, count: Object.keys(migrations).length }])
})

import { sql } from 'kysely'
import { migrations } from '../db/known-migrations.ts'
import { migrate } from '../db/migrate.ts'
import type { Db } from '../db/open.ts'
import { createTestDatabase } from './open-test-database.ts'

/** A database as a release left it whose last change this was. */
export async function openEarlierDatabase(last: string): Promise<Db> {
  const { db } = await createTestDatabase()
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last)))
  return db
}

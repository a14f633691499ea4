import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { type Db, type DbOptions, openDb } from '../db/open.ts'
import { databaseOf } from './test-server.ts'

/** A database without a single table, gone when the test is over. */
export async function createBareDatabase(): Promise<{ db: Db; server: DbOptions['server'] }> {
  const name = `easel_bare_${crypto.randomUUID().replaceAll('-', '')}`
  const maintenance = openDb({ server: inject('testServer'), maxConnections: 1 })
  await sql`create database ${sql.id(name)} template template0`.execute(maintenance)
  const server = databaseOf(inject('testServer'), name)
  const db = openDb({ server, maxConnections: 2 })
  onTestFinished(async () => {
    await db.destroy()
    await sql`drop database ${sql.id(name)} with (force)`.execute(maintenance)
    await maintenance.destroy()
  })
  return { db, server }
}

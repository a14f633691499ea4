import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Db, type DbOptions, openDb } from '../db/open.ts'
import { afterFile } from './after-file.ts'
import { databaseOf } from './test-server.ts'

/** A busy machine may need long for what takes milliseconds. */
const PATIENT_MS = 60_000
const CONNECTIONS = 10

/** A migrated, empty database of its own for the calling test file, dropped when the file is done. */
export async function openTestDatabase(): Promise<Db> {
  return (await createTestDatabase()).db
}

/** The same, with what another process or a dedicated connection needs to reach it. */
export async function createTestDatabase(): Promise<{ db: Db; server: DbOptions['server'] }> {
  const name = `easel_test_${randomUUID().replaceAll('-', '')}`
  const maintenance = openDb({ server: inject('testServer'), maxConnections: 1 })
  await sql`create database ${sql.id(name)} template ${sql.id(inject('testTemplate'))}`.execute(maintenance)
  const server = databaseOf(inject('testServer'), name)
  const db = openDb({ server, maxConnections: CONNECTIONS, connectMs: PATIENT_MS })
  afterFile(async () => {
    await db.destroy()
    await sql`drop database ${sql.id(name)} with (force)`.execute(maintenance)
    await maintenance.destroy()
  })
  return { db, server }
}

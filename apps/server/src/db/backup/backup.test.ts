import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { createTestDatabase } from '../../testing/open-test-database.ts'
import { openTemporaryFolder } from '../../testing/temporary-folder.ts'
import { databaseOf } from '../../testing/test-server.ts'
import { type Db, type DbOptions, openDb, toClientConfig } from '../open.ts'
import { continueCounters } from './continue-counters.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const AWKWARD = 'tab\t line\n \\. \\N "quote" \u2028 火 🦊 \r end'

async function seed(db: Db, count: number): Promise<void> {
  await sql`
    insert into users (id, phone, name, created_at)
    select gen_random_uuid(), '+86138' || n, ${AWKWARD} || n, '2026-02-03 04:05:06.789012+00' from generate_series(1, ${count}::int) n
  `.execute(db)
  await sql`
    insert into sessions (id, user_id, token_hash, device, created_at, last_seen_at, expires_at)
    select gen_random_uuid(), id, decode(md5(phone), 'hex'), '', now(), now(), now() from users
  `.execute(db)
}

async function readAll(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select u.*, u.created_at::text as exact, encode(s.token_hash, 'hex') as hash from users u join sessions s on s.user_id = u.id order by u.phone
  `.execute(db)
  return rows
}

const newFile = () => path.join(openTemporaryFolder(), 'easel.backup')

/** A database without a single table. */
async function createBareDatabase(): Promise<{ db: Db; server: DbOptions['server'] }> {
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

test('a backup that is restored on an empty machine gives back every value', async () => {
  const { db, server } = await createTestDatabase()
  await seed(db, 3000)
  const file = newFile()
  const written = await writeBackup(server, file)

  const other = await createBareDatabase()
  const restored = await restoreBackup(other.server, file)

  expect(restored).toEqual(written)
  expect(restored).toMatchObject({ users: 3000, sessions: 3000, tasks: 0 })
  expect(await readAll(other.db)).toEqual(await readAll(db))
})

test('a backup shows one instant, though the server goes on writing', async () => {
  const { db, server } = await createTestDatabase()
  await seed(db, 2000)
  const file = newFile()

  const [written] = await Promise.all([writeBackup(server, file), ...[1, 2, 3].map((n) => addUserWithSession(db, n))])

  expect(written?.users).toBe(written?.sessions)
})

test('a backup is not restored over a database that holds something', async () => {
  const { db, server } = await createTestDatabase()
  const file = newFile()
  await writeBackup(server, file)
  await seed(db, 1)

  await expect(restoreBackup(server, file)).rejects.toThrow(/already holds/)
})

test('a backup that was cut leaves the database empty', async () => {
  const { db, server } = await createTestDatabase()
  await seed(db, 500)
  const file = newFile()
  await writeBackup(server, file)
  writeFileSync(file, readFileSync(file).subarray(0, -200))

  const other = await createBareDatabase()
  const restoring = restoreBackup(other.server, file)

  await expect(restoring).rejects.toThrow(StartupProblem)
  await expect(restoring).rejects.toThrow(/not a complete backup/)
  const { rows } = await sql`select count(*) from users`.execute(other.db)
  expect(rows).toEqual([{ count: 0 }])
})

test('a file of something else is refused in one sentence', async () => {
  const { server } = await createTestDatabase()
  const file = newFile()
  writeFileSync(file, 'holiday pictures')

  await expect(restoreBackup(server, file)).rejects.toThrow(/not a complete backup/)
})

test('what counts up by itself goes on after a restore', async () => {
  const { db, server } = await createTestDatabase()
  await sql`create table tickets (id bigint generated always as identity primary key)`.execute(db)
  await sql`insert into tickets select from generate_series(1, 5)`.execute(db)
  const client = new pg.Client(toClientConfig(server))
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('alter table tickets alter id restart')

  await continueCounters(client)

  const { rows } = await sql`insert into tickets default values returning id`.execute(db)
  expect(rows).toEqual([{ id: 6 }])
})

async function addUserWithSession(db: Db, number: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into users (id, phone, created_at) values (gen_random_uuid(), ${`+49${number}`}, now()) returning id
    `.execute(tx)
    await sql`
      insert into sessions (id, user_id, token_hash, device, created_at, last_seen_at, expires_at)
      values (gen_random_uuid(), ${rows[0]?.id}, ${Buffer.from(`late ${number}`)}, '', now(), now(), now())
    `.execute(tx)
  })
}

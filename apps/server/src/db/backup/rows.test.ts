import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createBareDatabase } from '../../testing/create-bare-database.ts'
import { createTestDatabase } from '../../testing/open-test-database.ts'
import { type Db, type DbOptions, toClientConfig } from '../open.ts'
import { checkRows } from './check-rows.ts'
import { continueCounters } from './continue-counters.ts'
import { openSnapshot } from './open-snapshot.ts'
import { restoreRows } from './restore-rows.ts'

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

async function readAllRows(server: DbOptions['server']): Promise<Buffer> {
  const snapshot = await openSnapshot(server)
  try {
    const pieces: Buffer[] = []
    for await (const piece of snapshot.readRows()) pieces.push(Buffer.from(piece))
    return Buffer.concat(pieces)
  } finally {
    await snapshot.close()
  }
}

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 10_000) yield bytes.subarray(at, at + 10_000)
}

const restore = (server: DbOptions['server'], bytes: Buffer) => restoreRows(server, inPieces(bytes))
const count = async (bytes: Buffer) => (await checkRows(inPieces(bytes), () => undefined)).counts

test('rows that are restored on an empty machine give back every value', async () => {
  const { db, server } = await createTestDatabase()
  await seed(db, 3000)
  const rows = await readAllRows(server)

  const other = await createBareDatabase()
  const restored = await restore(other.server, rows)

  expect(restored).toEqual(await count(rows))
  expect(restored).toMatchObject({ users: 3000, sessions: 3000, tasks: 0 })
  expect(await readAll(other.db)).toEqual(await readAll(db))
})

test('rows are of one instant, though the server goes on writing', async () => {
  const { db, server } = await createTestDatabase()
  await seed(db, 2000)

  const [rows] = await Promise.all([readAllRows(server), ...[1, 2, 3].map((n) => addUserWithSession(db, n))])

  const { users, sessions } = await count(rows)
  expect(users).toBe(sessions)
})

test('rows are not restored over a database that holds something', async () => {
  const { db, server } = await createTestDatabase()
  const rows = await readAllRows(server)
  await seed(db, 1)

  await expect(restore(server, rows)).rejects.toThrow(/already holds/)
})

test('rows that were cut leave the database empty, and are known without one', async () => {
  const { db, server } = await createTestDatabase()
  await seed(db, 500)
  const rows = (await readAllRows(server)).subarray(0, -200)

  const other = await createBareDatabase()
  await expect(restore(other.server, rows)).rejects.toThrow()
  const { rows: left } = await sql`select count(*) from users`.execute(other.db)
  expect(left).toEqual([{ count: 0 }])
  await expect(count(rows)).rejects.toThrow()
})

test('rows tell of each picture that they name', async () => {
  const { db, server } = await createTestDatabase()
  await seed(db, 1)
  await sql`
    insert into images (id, owner_id, sha256, width, height, bytes, mime, thumbhash, created_at)
    select gen_random_uuid(), id, repeat(n::text, 64), 1, 1, 1, 'image/png', '', now() from users, generate_series(1, 2) n
  `.execute(db)
  const told: string[] = []
  await checkRows(inPieces(await readAllRows(server)), (sha256) => told.push(sha256))
  expect(told.sort()).toEqual(['1'.repeat(64), '2'.repeat(64)])
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

import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { StartupProblem } from '../platform/startup-problem.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { databaseOf } from '../testing/test-server.ts'
import { openDb, pingDatabase, requireSupportedServer } from './open.ts'

const db = await openTestDatabase()

test('counts and bigints are numbers, also in arrays', async () => {
  const { rows } =
    await sql`select 9007199254740991::int8 as big, array[1, -2]::int8[] as some, '{}'::int8[] as none, count(*) from users`.execute(
      db,
    )

  expect(rows).toEqual([{ big: Number.MAX_SAFE_INTEGER, some: [1, -2], none: [], count: 0 }])
})

test('a bigint that a number cannot hold exactly is an error, not a wrong number', async () => {
  await expect(sql`select 9007199254740993::int8`.execute(db)).rejects.toThrow(RangeError)
})

test('an instant is a Date and a calendar day stays text', async () => {
  const { rows } = await sql`select '2026-02-03T04:05:06.789Z'::timestamptz as at, '2026-02-03'::date as day`.execute(
    db,
  )

  expect(rows).toEqual([{ at: new Date('2026-02-03T04:05:06.789Z'), day: '2026-02-03' }])
})

test("a connection that is cut in somebody's hands is replaced", async () => {
  const cut = db.connection().execute(async (connection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
    await sql`select 1`.execute(connection)
  })

  await expect(cut).rejects.toThrow()
  // The pool learns of the cut with the next bytes of the socket, so the very next statement may still fail.
  const answers = () =>
    pingDatabase(db).then(
      () => true,
      () => false,
    )
  await expect.poll(answers).toBe(true)
})

test('the server of this run is new enough', async () => {
  await requireSupportedServer(db)
})

test('a database that does not answer is refused with the setting to look at', async () => {
  const absent = openDb({ server: { connectionString: 'postgres://nobody@127.0.0.1:1/none' }, maxConnections: 1 })
  onTestFinished(() => absent.destroy())

  await expect(requireSupportedServer(absent)).rejects.toThrow(StartupProblem)
  await expect(requireSupportedServer(absent)).rejects.toThrow(/ECONNREFUSED.*DATABASE_URL/)
})

test('a server older than PostgreSQL 15 is refused by name', async () => {
  const old = openDb({ server: databaseOf(inject('testServer'), 'postgres'), maxConnections: 1 })
  onTestFinished(() => old.destroy())

  await expect(requireSupportedServer(old, { oldest: 9_000_000 })).rejects.toThrow(
    /names a PostgreSQL \d+.*15 or newer/,
  )
})

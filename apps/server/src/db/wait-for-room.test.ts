import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../testing/open-test-database.ts'
import { type DbOptions, openDb } from './open.ts'

/** The same server for somebody who may have one connection at a time. */
function asOneAtATime(server: DbOptions['server'], user: string): DbOptions['server'] {
  if ('connection' in server) return { connection: { ...server.connection, user } }
  throw new Error('the tests reach their PostgreSQL by its socket')
}

async function openNarrow(connectMs: number) {
  const { db, server } = await createTestDatabase()
  const role = `narrow_${Math.random().toString(36).slice(2)}`
  await sql`create role ${sql.id(role)} login connection limit 1`.execute(db)
  const narrow = openDb({ server: asOneAtATime(server, role), maxConnections: 4, connectMs })
  onTestFinished(async () => {
    await narrow.destroy()
    await sql`drop role ${sql.id(role)}`.execute(db)
  })
  return narrow
}

test('while PostgreSQL has no connection left, a statement waits for one', async () => {
  const narrow = await openNarrow(20_000)
  const answers = await Promise.all(
    [1, 2, 3, 4].map((nth) => sql<{ nth: number }>`select ${nth}::int as nth, pg_sleep(0.05)`.execute(narrow)),
  )
  expect(answers.map(({ rows }) => rows[0]?.nth)).toEqual([1, 2, 3, 4])
})

test('it does not wait for ever', async () => {
  const narrow = await openNarrow(300)
  await narrow.connection().execute(async () => {
    await expect(sql`select 1`.execute(narrow)).rejects.toMatchObject({ code: '53300' })
  })
})

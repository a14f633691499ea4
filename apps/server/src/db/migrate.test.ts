import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { StartupProblem } from '../platform/startup-problem.ts'
import { createTestDatabase } from '../testing/open-test-database.ts'
import { migrations } from './known-migrations.ts'
import { migrate } from './migrate.ts'
import { openDb } from './open.ts'

const addShelf = {
  '9001-shelf': {
    up: async (db: Parameters<typeof migrate>[0]) => void (await sql`create table shelf (id int)`.execute(db)),
  },
}

test('a database that is up to date is left alone', async () => {
  const { db } = await createTestDatabase()

  await migrate(db)

  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations))
})

test('of three processes that migrate at once one does it and all go on', async () => {
  const { db, server } = await createTestDatabase()
  const others = [1, 2, 3].map(() => openDb({ server, maxConnections: 1 }))

  await Promise.all(others.map((other) => migrate(other, { ...migrations, ...addShelf })))

  const { rows } = await sql<{ name: string }>`select name from kysely_migration where name = '9001-shelf'`.execute(db)
  expect(rows).toHaveLength(1)
  await Promise.all(others.map((other) => other.destroy()))
})

test('a database that a newer release has changed is refused in one sentence', async () => {
  const { db } = await createTestDatabase()
  await migrate(db, { ...migrations, ...addShelf })

  const older = migrate(db)

  await expect(older).rejects.toThrow(StartupProblem)
  await expect(older).rejects.toThrow(/newer release \(9001-shelf\)/)
})

test('a migration that fails leaves nothing of itself behind; what was made before it stays, and the next start goes on from there', async () => {
  const { db } = await createTestDatabase()
  const broken = (statement: string) => ({
    ...migrations,
    ...addShelf,
    '9002-books': {
      up: async (tx: Parameters<typeof migrate>[0]) => {
        await sql`create table books (id int)`.execute(tx)
        await sql.raw(statement).execute(tx)
      },
    },
  })

  await expect(migrate(db, broken('select no_such_column'))).rejects.toThrow(/no_such_column/)

  const find = sql`select to_regclass('shelf')::text as shelf, to_regclass('books')::text as books`
  expect((await find.execute(db)).rows).toEqual([{ shelf: 'shelf', books: null }])
  expect((await migrate(db, broken('select 1'))).map(({ name }) => name)).toEqual(['9002-books'])
  expect((await find.execute(db)).rows).toEqual([{ shelf: 'shelf', books: 'books' }])
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { prepared } from './prepared-statements.ts'

test('a statement that is to be kept is planned once for a connection, and others are not kept', async () => {
  const db = await openTestDatabase()
  await db.connection().execute(async (own) => {
    for (const number of [1, 2])
      expect((await sql`select ${number}::int as number ${prepared}`.execute(own)).rows).toEqual([{ number }])
    await sql`select ${3}::int as number`.execute(own)
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(own)
    expect(rows).toEqual([{ statement: 'select $1::int as number /* kept */' }])
  })
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEarlierDatabase } from '../../testing/open-earlier-database.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { migrations } from '../known-migrations.ts'
import { planUpgrade } from './plan-upgrade.ts'
import { writePlan } from './write-plan.ts'

test('before an upgrade it is told by name what is missing, how long it takes on these rows, and that there is no way back but a backup', async () => {
  const db = await openEarlierDatabase('0036-blob-claim-counts')
  await sql`update pg_class set reltuples = 2000000 where relname = 'tasks'`.execute(db)

  const { text, isWell } = writePlan(await planUpgrade(db))

  expect(isWell).toBe(true)
  const missing = Object.keys(migrations).filter((name) => name > '0036-blob-claim-counts')
  for (const name of missing) expect(text).toContain(name)
  expect(text).toMatch(/0037-logos +at once/)
  expect(text).toMatch(/0040-task-numbers +about \d+ minutes: tasks has about 2,000,000 rows; it writes every row once/)
  expect(text).toContain('the way back is a backup')
})

test('nothing is written by it', async () => {
  const db = await openEarlierDatabase('0036-blob-claim-counts')
  await db.connection().execute(async (own) => {
    await sql`set default_transaction_read_only = on`.execute(own)
    expect((await planUpgrade(own)).state).toBe('planned')
    await sql`reset default_transaction_read_only`.execute(own)
  })
})

test('a database that is up to date needs nothing, an empty one everything', async () => {
  const db = await openTestDatabase()
  expect(writePlan(await planUpgrade(db))).toMatchObject({
    isWell: true,
    text: expect.stringContaining('changes nothing'),
  })
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  expect(writePlan(await planUpgrade(db))).toMatchObject({ isWell: true, text: expect.stringContaining('empty') })
})

test('a database of a newer release is told before the start refuses it', async () => {
  const db = await openTestDatabase()
  await sql`insert into kysely_migration (name, timestamp) values ('9001-shelf', '')`.execute(db)
  expect(writePlan(await planUpgrade(db))).toMatchObject({ isWell: false, text: expect.stringContaining('9001-shelf') })
})

test('what cannot be had back is named', async () => {
  const db = await openTestDatabase()
  const loses = 'the shelf goes, with what lies on it.'
  const known = { ...migrations, '9002-no-shelf': { up: () => Promise.resolve(), loses } }
  expect(writePlan(await planUpgrade(db, known)).text).toContain(`9002-no-shelf cannot be undone: ${loses}`)
})

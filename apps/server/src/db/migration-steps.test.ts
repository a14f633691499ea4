import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { openSteps, type Steps } from './migration-steps.ts'
import type { Db } from './open.ts'

async function stepsOn(db: Db, act: (steps: Steps) => Promise<void>): Promise<void> {
  await db.connection().execute((own) => act(openSteps(own, '9001-shelf')))
}

async function openShelf(rows: number): Promise<Db> {
  const db = await openTestDatabase()
  await sql`create table shelf (id uuid primary key default gen_random_uuid(), place int)`.execute(db)
  await sql`insert into shelf (place) select null from generate_series(1, ${rows})`.execute(db)
  return db
}

test('every row gets what it lacks, also those that somebody held the first time', async () => {
  const db = await openShelf(2_500)
  let release = () => {}
  const untilReleased = new Promise<void>((resolve) => (release = resolve))
  const holding = db.transaction().execute(async (tx) => {
    await sql`select 1 from shelf order by id limit 10 for update`.execute(tx)
    await untilReleased
  })
  const filling = stepsOn(db, (steps) => steps.fill('shelf', { set: 'place = 1', where: 'place is null' }))
  const left = sql<{ count: number }>`select count(*) from shelf where place is null`
  await expect.poll(async () => (await left.execute(db)).rows[0]?.count).toBe(10)
  release()
  await Promise.all([holding, filling])
  expect((await left.execute(db)).rows[0]?.count).toBe(0)
})

test('an index that an attempt left half made is made anew, and a whole one is left alone', async () => {
  const db = await openShelf(0)
  await sql`insert into shelf (place) values (1), (1)`.execute(db)
  const make = () => stepsOn(db, (steps) => steps.index('shelf_by_place', 'unique shelf (place)'))
  await expect(make()).rejects.toThrow(/could not create unique index/)
  await sql`update shelf set place = 2 where id = (select id from shelf limit 1)`.execute(db)
  await make()
  const find = sql`select indisvalid, indexrelid::int as id from pg_index where indexrelid = 'shelf_by_place'::regclass`
  const { rows } = await find.execute(db)
  expect(rows).toMatchObject([{ indisvalid: true }])
  await make()
  expect((await find.execute(db)).rows).toEqual(rows)
})

test('a value is required once every row has one, as often as that is asked for', async () => {
  const db = await openShelf(3)
  const require = () => stepsOn(db, (steps) => steps.requireValue('shelf', 'place'))
  await expect(require()).rejects.toThrow(/violated/)
  await sql`update shelf set place = 1`.execute(db)
  await require()
  await require()
  await expect(sql`insert into shelf (place) values (null)`.execute(db)).rejects.toThrow(/not-null/)
  const { rows } =
    await sql`select conname from pg_constraint where conrelid = 'shelf'::regclass and contype = 'c'`.execute(db)
  expect(rows).toEqual([])
})

test('rows are looked at once for it, under no lock, and not again under that of the change itself', async () => {
  const db = await openShelf(3)
  await sql`update shelf set place = 1`.execute(db)
  const countScans = async () => {
    const { rows } = await sql<{ scans: number }>`
      select seq_scan as scans from pg_stat_user_tables where relname = 'shelf'`.execute(db)
    return rows[0]?.scans ?? 0
  }
  await db.connection().execute(async (own) => {
    const flush = () => sql`select pg_stat_force_next_flush()`.execute(own)
    await sql`select count(*) from shelf`.execute(own)
    await flush()
    await expect.poll(countScans).toBeGreaterThan(0)
    const before = await countScans()
    await openSteps(own, '9001-shelf').requireValue('shelf', 'place')
    await sql`select count(*) from shelf`.execute(own)
    await flush()
    // One of the check, one of the count.
    await expect.poll(countScans).toBeGreaterThanOrEqual(before + 2)
    expect(await countScans()).toBe(before + 2)
  })
})

test('where a table is held, nobody waits behind the change: it steps back, and is made when the table is free', async () => {
  const db = await openShelf(1)
  let release = () => {}
  const untilReleased = new Promise<void>((resolve) => (release = resolve))
  const holding = db.transaction().execute(async (tx) => {
    await sql`update shelf set place = 1`.execute(tx)
    await untilReleased
  })
  let tries = 0
  const changing = stepsOn(db, (steps) =>
    steps.briefly(async (tx) => {
      tries += 1
      await sql`alter table shelf add column title text`.execute(tx)
    }),
  )
  await expect.poll(() => tries).toBeGreaterThan(2)
  for (let nth = 0; nth < 5; nth++) {
    await db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '1s'`.execute(tx)
      await sql`insert into shelf (place) values (${nth})`.execute(tx)
    })
  }
  release()
  await Promise.all([holding, changing])
  await sql`select title from shelf`.execute(db)
})

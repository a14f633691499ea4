import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { openAccounts } from './gate.ts'
import { watchLedger } from './watch-ledger.ts'

/** Of which every check seems to take as long. */
function aClockThatLeaps(ms: number) {
  let at = Date.parse('2026-01-01T00:00:00Z')
  return { now: () => new Date((at += ms)) }
}

async function damagedBetween(checkMs: number) {
  const db = await openTestDatabase()
  const clock = aClockThatLeaps(checkMs)
  const read = watchLedger({ db, clock })
  expect(await read()).toEqual([])
  await sql`insert into users (id, phone, created_at) values (gen_random_uuid(), '1', now())`.execute(db)
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await db.transaction().execute((tx) => openAccounts(tx, id))
  await sql`update ledger_accounts set balance = 7 where kind = 'available'`.execute(db)
  // Past the pause, which is fifty times as long.
  for (let nth = 0; nth < 60; nth += 1) clock.now()
  return read
}

const rules = (violations: { rule: string }[]) => violations.map(({ rule }) => rule)

test('nobody waits for a slow check of the books: the one before it is told until it has ended', async () => {
  const read = await damagedBetween(5_000)
  expect(await read()).toEqual([])
  await eventually(async () => expect(rules(await read())).toEqual(['L3', 'L8']))
})

test('a quick check is waited for', async () => {
  const read = await damagedBetween(1_000)
  expect(rules(await read())).toEqual(['L3', 'L8'])
})

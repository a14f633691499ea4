import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Db, Tx } from '../../db/open.ts'
import { newId } from '../../platform/ids.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { bookPaid, checkLedger, listMoney } from './gate.ts'
import { sumUp } from './sum-up.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDatabase()
})

async function bookTo(tx: Tx, amount: number): Promise<void> {
  const paid = { orderId: newId(), amount, currency: 'CNY', provider: 'wechat' }
  await bookPaid(tx, { kind: 'adjust', key: newId(), reason: '', paid, now: new Date(), newId })
}

const book = (amount: number) => db.transaction().execute((tx) => bookTo(tx, amount))

test('what came in is told the same before it is summed up and after', async () => {
  const received = async () => (await listMoney(db)).map((line) => line.received)
  await book(5)
  await book(7)
  expect(await received()).toEqual([12])
  for (const more of [1, 2]) {
    expect(await sumUp({ db })).toBe(true)
    await book(more)
  }
  expect(await received()).toEqual([15])
  const { rows } = await sql`select total::int from ledger_totals order by total`.execute(db)
  expect(rows).toEqual([{ total: -13 }, { total: 13 }])
  expect((await checkLedger({ db })).filter(({ rule }) => rule !== 'L9')).toEqual([])
})

test('nobody waits for the summing up, and nothing that is being written is left out of it', async () => {
  await db.transaction().execute(async (tx) => {
    await bookTo(tx, 100)
    expect(await sumUp({ db })).toBe(false)
  })
  expect(await sumUp({ db })).toBe(true)
  expect((await listMoney(db)).map((line) => line.received)).toEqual([115])
})

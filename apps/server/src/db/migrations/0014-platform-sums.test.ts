import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkLedger, grantCredits, listMoney } from '../../features/ledger/gate.ts'
import { sumUp } from '../../features/ledger/sum-up.ts'
import { newId } from '../../platform/ids.ts'
import { aPaidOrder } from '../../testing/a-paid-order.ts'
import { openEarlierDatabase } from '../../testing/open-earlier-database.ts'
import { migrate } from '../migrate.ts'
import type { Db } from '../open.ts'

/** It kept a balance for every account. */
const LAST_BEFORE = '0013-refunds'

interface Books {
  userId: string
  orderIds: string[]
}

/** A gift, two packs that were sold, and a drawing: each account with a balance, each entry with what it left there. */
async function writeBooks(db: Db): Promise<Books> {
  const [userId, orderIds] = [newId(), [newId(), newId()]]
  await sql`insert into users (id, phone, created_at) values (${userId}, ${userId}, now())`.execute(db)
  await sql`insert into ledger_accounts (owner_id, kind) values (${userId}, 'available'), (${userId}, 'held')`.execute(
    db,
  )
  await sql`insert into ledger_accounts (kind, unit, provider)
    values ('cash', 'CNY', 'wechat'), ('sales', 'CNY', null)`.execute(db)
  await write(db, 'grant', null, { promo: -40, available: 40 })
  for (const orderId of orderIds)
    await write(db, 'grant', orderId, { sold: -200, available: 200, cash: 990, sales: -990 })
  await write(db, 'adjust', null, { available: -7, revenue: 7 })
  return { userId, orderIds }
}

async function write(db: Db, kind: string, orderId: string | null, legs: Record<string, number>): Promise<void> {
  const id = newId()
  const key = orderId === null ? id : `grant:order:${orderId}`
  await sql`insert into ledger_transactions (id, key, kind, order_id, reason, created_at)
    values (${id}, ${key}, ${kind}, ${orderId}, '', now())`.execute(db)
  for (const [account, amount] of Object.entries(legs))
    await sql`
      with changed as (
        update ledger_accounts set balance = balance + ${amount} where kind = ${account} returning id, balance
      )
      insert into ledger_entries (transaction_id, account_id, amount, balance)
      select ${id}, id, ${amount}, balance from changed`.execute(db)
}

const balancesOf = async (db: Db) => {
  const { rows } = await sql<{ kind: string; balance: number }>`
    select kind, balance from ledger_accounts order by kind`.execute(db)
  return new Map(rows.map(({ kind, balance }) => [kind, balance]))
}

test('books of an earlier release go on: the totals of the platform are what its balances were, and the sums of its entries', async () => {
  const db = await openEarlierDatabase(LAST_BEFORE)
  const { userId, orderIds } = await writeBooks(db)
  const had = await balancesOf(db)

  await migrate(db)

  const { rows } = await sql<{ kind: string; total: number; booked: number; isLast: boolean }>`
    select kind, total, sum(amount)::bigint as booked, entry_id = max(e.id) as "isLast"
    from ledger_totals t join ledger_accounts a on a.id = t.account_id join ledger_entries e on e.account_id = a.id
    group by a.id, kind, total, entry_id order by kind`.execute(db)
  expect(rows).toEqual(
    ['cash', 'promo', 'revenue', 'sales', 'sold'].map((kind) => ({
      kind,
      total: had.get(kind),
      booked: had.get(kind),
      isLast: true,
    })),
  )
  const now = await balancesOf(db)
  expect([now.get('available'), now.get('held')]).toEqual([433, 0])
  expect(['cash', 'expired', 'promo', 'revenue', 'sales', 'sold'].map((kind) => now.get(kind))).toEqual(
    Array(6).fill(null),
  )

  for (const orderId of orderIds) await aPaidOrder(db, { userId, orderId, provider: 'wechat' })
  expect(await checkLedger({ db })).toEqual([])
})

test('what comes after it is counted once, before it is summed up and after', async () => {
  const db = await openEarlierDatabase(LAST_BEFORE)
  const { userId, orderIds } = await writeBooks(db)
  await migrate(db)
  const orderId = newId()
  const paid = { orderId, amount: 990, currency: 'CNY', provider: 'wechat' }
  const grant = { userId, credits: 200, key: `grant:order:${orderId}`, reason: 'order', paid }
  await db.transaction().execute((tx) => grantCredits(tx, { ...grant, now: new Date(), newId }))
  for (const id of [...orderIds, orderId]) await aPaidOrder(db, { userId, orderId: id, provider: 'wechat' })

  const received = async () => (await listMoney(db)).map((line) => line.received)
  expect(await received()).toEqual([2_970])
  expect(await sumUp({ db })).toBe(true)
  expect(await received()).toEqual([2_970])
  expect(await checkLedger({ db })).toEqual([])
})

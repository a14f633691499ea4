import { sql } from 'kysely'
import fc from 'fast-check'
import { beforeAll, expect, inject, test } from 'vitest'
import type { Db, Tx } from '../../db/open.ts'
import { Refusal } from '../../errors.ts'
import { newId } from '../../platform/ids.ts'
import { aPaidOrder } from '../../testing/a-paid-order.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { checkLedger } from './check-ledger.ts'
import {
  availableCredits,
  captureHold,
  expireCredits,
  grantCredits,
  listEndedPurses,
  holdCredits,
  holdForEach,
  openAccounts,
  releaseHold,
} from './gate.ts'

let db: Db
const now = new Date('2026-01-01T00:00:00Z')
const circumstances = { now, newId }

beforeAll(async () => {
  db = await openTestDatabase()
})

async function aPerson(credits: number): Promise<string> {
  const id = newId()
  await db
    .insertInto('users')
    .values({ id, phone: id, email: null, avatar_id: null, password_hash: null, banned_at: null, created_at: now })
    .execute()
  await inTurn(async (tx) => {
    await openAccounts(tx, id)
    if (credits > 0)
      await grantCredits(tx, { userId: id, credits, key: `grant:${id}`, reason: 'test', ...circumstances })
  })
  return id
}

const DAY_MS = 86_400_000

/** One that ends in so many days. */
async function aPeriod(userId: string, days: number, beginsIn = 0): Promise<string> {
  const [id, productId] = [newId(), newId()]
  const text = JSON.stringify({ 'zh-CN': '', 'zh-TW': '', 'en-US': '' })
  const texts = { title: text, description: text, features: '{}', prices: '[]' }
  const numbers = { credits: 0, position: 0, concurrency: 1, relax: false, recommended: false }
  await db
    .insertInto('products')
    .values({ id: productId, slug: productId, kind: 'plan', ...texts, ...numbers })
    .execute()
  const from = new Date(now.getTime() + beginsIn * DAY_MS)
  const times = { starts_at: from, opens_at: from, ends_at: new Date(now.getTime() + days * DAY_MS), anchor_day: 1 }
  await db
    .insertInto('plans')
    .values({ id, user_id: userId, product_id: productId, ...times })
    .execute()
  return id
}

const give = (userId: string, credits: number, planId: string) =>
  inTurn((tx) =>
    grantCredits(tx, { userId, credits, planId, key: `grant:${planId}`, reason: 'order', ...circumstances }),
  )

/** Of a person's accounts, those of periods by the period's id. */
async function balances(userId: string): Promise<Record<string, number | null>> {
  const rows = await db.selectFrom('ledger_accounts').selectAll().where('owner_id', '=', userId).execute()
  return Object.fromEntries(rows.map(({ kind, plan_id, balance }) => [plan_id ?? kind, balance]))
}

const inTurn = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => db.transaction().execute(run)

const hold = (userId: string, taskId: string, credits: number) =>
  inTurn((tx) => holdCredits(tx, { userId, taskId, credits, reason: 'IMAGINE', ...circumstances }))
const capture = (taskId: string) => inTurn((tx) => captureHold(tx, { taskId, ...circumstances }))
const release = (taskId: string) => inTurn((tx) => releaseHold(tx, { taskId, ...circumstances }))

test('credits are held, and then taken or given back', async () => {
  const [userId, drawn, failed] = [await aPerson(40), newId(), newId()]

  await hold(userId, drawn, 4)
  await hold(userId, failed, 8)
  expect(await availableCredits(db, userId, now)).toBe(28)

  expect([await capture(drawn), await release(failed)]).toEqual([true, true])
  expect(await availableCredits(db, userId, now)).toBe(36)
  expect(await checkLedger({ db })).toEqual([])
})

test('a task that costs nothing leaves no trace in the books', async () => {
  const [userId, taskId] = [await aPerson(0), newId()]
  expect([await hold(userId, taskId, 0), await capture(taskId), await release(taskId)]).toEqual([false, false, false])
  const written = await db.selectFrom('ledger_transactions').selectAll().where('task_id', '=', taskId).execute()
  expect(written).toEqual([])
})

test('credits of a period are spent before those that stay, and those that end first before all', async () => {
  const userId = await aPerson(10)
  const [late, soon] = [await aPeriod(userId, 30), await aPeriod(userId, 3)]
  await give(userId, 5, late)
  await give(userId, 5, soon)
  expect(await availableCredits(db, userId, now)).toBe(20)
  await hold(userId, newId(), 12)
  expect(await balances(userId)).toEqual({ available: 8, [late]: 0, [soon]: 0, held: 12 })
})

test('what is given back goes to where it came from', async () => {
  const [userId, taskId] = [await aPerson(10), newId()]
  const period = await aPeriod(userId, 3)
  await give(userId, 5, period)
  await hold(userId, taskId, 8)
  expect(await balances(userId)).toEqual({ available: 7, [period]: 0, held: 8 })
  await release(taskId)
  expect(await balances(userId)).toEqual({ available: 10, [period]: 5, held: 0 })
})

test('credits end with their period, and held ones once they come back', async () => {
  const [userId, drawn, failed] = [await aPerson(1), newId(), newId()]
  const period = await aPeriod(userId, 3)
  await give(userId, 9, period)
  for (const taskId of [drawn, failed]) await hold(userId, taskId, 4)
  const later = new Date(now.getTime() + 3 * DAY_MS)
  expect(await availableCredits(db, userId, later)).toBe(1)
  const expire = async () => {
    const ended = (await listEndedPurses(db, later)).filter(({ ownerId }) => ownerId === userId)
    return Promise.all(ended.map((purse) => inTurn((tx) => expireCredits(tx, purse, { now: later, newId }))))
  }

  expect((await Promise.all([expire(), expire()])).flat().filter(Boolean)).toEqual([true])
  expect(await balances(userId)).toEqual({ available: 1, [period]: 0, held: 8 })
  await capture(drawn)
  await release(failed)
  expect(await balances(userId)).toEqual({ available: 1, [period]: 4, held: 0 })
  expect([await expire(), await expire()]).toEqual([[true], []])
  expect(await balances(userId)).toEqual({ available: 1, [period]: 0, held: 0 })
  expect(await checkLedger({ db })).toEqual([])
})

test('credits of a period that has not begun cannot be spent', async () => {
  const userId = await aPerson(1)
  await give(userId, 9, await aPeriod(userId, 30, 1))
  expect(await availableCredits(db, userId, now)).toBe(1)
  await expect(hold(userId, newId(), 2)).rejects.toEqual(new Refusal('insufficient_credits'))
})

test('what was paid stands in the books beside what was given', async () => {
  const [userId, orderId] = [await aPerson(0), newId()]
  await aPaidOrder(db, { userId, orderId, provider: 'stand-in' })
  const paid = { orderId, amount: 990, currency: 'CNY', provider: 'stand-in' }
  const key = `grant:order:${orderId}`
  expect(
    await inTurn((tx) => grantCredits(tx, { userId, credits: 200, key, reason: 'order', paid, ...circumstances })),
  ).toBe(true)
  const { rows } = await sql`select kind, unit, sum(amount)::int as balance
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where provider = 'stand-in' or kind in ('sales', 'sold') group by a.id order by kind`.execute(db)
  expect(rows).toEqual([
    { kind: 'cash', unit: 'CNY', balance: 990 },
    { kind: 'sales', unit: 'CNY', balance: -990 },
    { kind: 'sold', unit: 'credit', balance: -200 },
  ])
  expect(await checkLedger({ db })).toEqual([])
})

test('a grant with a known key gives nothing more', async () => {
  const userId = await aPerson(5)
  const again = { userId, credits: 5, key: `grant:${userId}`, reason: 'test', ...circumstances }
  expect(await inTurn((tx) => grantCredits(tx, again))).toBe(false)
  expect(await availableCredits(db, userId, now)).toBe(5)
})

test('more than is available is refused, and nothing is written', async () => {
  const [userId, taskId] = [await aPerson(3), newId()]
  await expect(hold(userId, taskId, 4)).rejects.toEqual(new Refusal('insufficient_credits'))
  expect(await availableCredits(db, userId, now)).toBe(3)
  expect(await release(taskId)).toBe(false)
})

test.each([0.5, -1, Number.NaN, 2 ** 53])('%s credits do not exist', async (credits) => {
  await expect(hold(await aPerson(3), newId(), credits)).rejects.toThrow(RangeError)
})

test.each([1, 2, 3, 4, 5])('of fifty callers for the last credits one wins (%i)', async () => {
  for (let round = 0; round < Math.ceil(10 * inject('scale')); round += 1) {
    const userId = await aPerson(4)
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => hold(userId, newId(), 4)))
    const lost = tries.filter((attempt) => attempt.status === 'rejected').map((attempt) => attempt.reason)
    expect(lost).toEqual(Array(49).fill(new Refusal('insufficient_credits')))
    expect(await availableCredits(db, userId, now)).toBe(0)
  }
  expect(await checkLedger({ db })).toEqual([])
})

test('whoever settles a hold at the same moment, it is settled once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [userId, taskId] = [await aPerson(4), newId()]
    await hold(userId, taskId, 4)
    const settled = await Promise.all([capture(taskId), release(taskId), capture(taskId), release(taskId)])
    expect(settled.filter(Boolean)).toHaveLength(1)
    expect(await availableCredits(db, userId, now)).toBe(settled[1] || settled[3] ? 4 : 0)
  }
  expect(await checkLedger({ db })).toEqual([])
})

test('what several people do at once leaves the books in order', async () => {
  const act = fc.record({
    person: fc.nat(2),
    task: fc.nat(5),
    credits: fc.integer({ min: 1, max: 9 }),
    kind: fc.constantFrom('hold' as const, 'capture' as const, 'release' as const, 'grant' as const),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (history) => {
      const people = await Promise.all([aPerson(10), aPerson(10), aPerson(10)])
      const tasks = Array.from({ length: 6 }, () => newId())
      const outcomes = await Promise.allSettled(
        history.map(({ person, task, credits, kind }) => {
          const [userId, taskId] = [people[person] ?? '', tasks[task] ?? '']
          if (kind === 'hold') return hold(userId, taskId, credits)
          if (kind === 'capture') return capture(taskId)
          if (kind === 'release') return release(taskId)
          const key = `grant:${taskId}`
          return inTurn((tx) => grantCredits(tx, { userId, credits, key, reason: 'test', ...circumstances }))
        }),
      )
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toEqual(new Refusal('insufficient_credits'))
      }
      expect(await checkLedger({ db })).toEqual([])
    }),
    { numRuns: Math.ceil(40 * inject('scale')) },
  )
})

test('tasks that come together are held for one by one, first from what ends first, and all or none', async () => {
  const userId = await aPerson(10)
  const planId = await aPeriod(userId, 3)
  await give(userId, 6, planId)
  const holdAll = (...wanted: [taskId: string, credits: number][]) =>
    inTurn((tx) => {
      const tasks = wanted.map(([taskId, credits]) => ({ taskId, credits, reason: 'IMAGINE' }))
      return holdForEach(tx, { userId, tasks, ...circumstances })
    })
  const [one, two, three] = [newId(), newId(), newId()]
  await expect(holdAll([one, 8], [two, 9])).rejects.toEqual(new Refusal('insufficient_credits'))
  expect(await balances(userId)).toEqual({ available: 10, held: 0, [planId]: 6 })

  expect(await holdAll([one, 4], [two, 4], [three, 4], [newId(), 0])).toBe(4)
  expect(await balances(userId)).toEqual({ available: 4, held: 12, [planId]: 0 })
  await release(two)
  expect(await balances(userId)).toEqual({ available: 6, held: 8, [planId]: 2 })
  await capture(one)
  await release(three)
  expect(await balances(userId)).toEqual({ available: 10, held: 0, [planId]: 2 })
  expect(await holdAll([newId(), 0])).toBeNull()
  await expect(holdAll([one, 1])).rejects.toThrow('held for one of these tasks before')
  expect(await checkLedger({ db })).toEqual([])
})

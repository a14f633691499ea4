import type { StatementLine } from '@easel/contract/redeem'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Db, Tx } from '../../../db/open.ts'
import { Refusal } from '../../../errors.ts'
import { newId } from '../../../platform/ids.ts'
import { type MovingClock, openMovingClock } from '../../../testing/moving-clock.ts'
import { openTestDatabase } from '../../../testing/open-test-database.ts'
import { expireCredits } from '../expire-credits.ts'
import { availableCredits, captureHold, grantCredits, holdCredits, openAccounts, releaseHold } from '../gate.ts'
import { listEndedPurses } from '../queries.ts'
import { readStatement } from './read-statement.ts'

const START = new Date('2026-01-01T00:00:00Z')
const DAY_SECONDS = 86_400
let db: Db
let clock: MovingClock
let userId: string

beforeAll(async () => {
  db = await openTestDatabase()
})
beforeEach(() => begin())

/** Somebody new, with 40 credits. */
async function begin(): Promise<void> {
  clock = openMovingClock(START)
  userId = newId()
  const unset = { email: null, avatar_id: null, password_hash: null, banned_at: null }
  await db
    .insertInto('users')
    .values({ id: userId, phone: userId, created_at: START, ...unset })
    .execute()
  await inTurn((tx) => openAccounts(tx, userId))
  await give(40, { reason: 'signup' })
}

const inTurn = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => db.transaction().execute(run)
const now = () => ({ now: clock.now(), newId })
const give = (credits: number, { reason, planId }: { reason: string; planId?: string }) =>
  inTurn((tx) => grantCredits(tx, { userId, credits, key: newId(), reason, ...(planId ? { planId } : {}), ...now() }))
const hold = (taskId: string, credits: number) =>
  inTurn((tx) => holdCredits(tx, { userId, taskId, credits, reason: 'IMAGINE', ...now() }))
const capture = (taskId: string) => inTurn((tx) => captureHold(tx, { taskId, ...now() }))
const release = (taskId: string) => inTurn((tx) => releaseHold(tx, { taskId, ...now() }))
const days = (count: number) => clock.moveSeconds(count * DAY_SECONDS)

async function expire(): Promise<void> {
  for (const purse of await listEndedPurses(db, clock.now())) await inTurn((tx) => expireCredits(tx, purse, now()))
}

/** Credits of a period of so many days that opens in so many. */
async function givePeriod(credits: number, { opensIn, length }: { opensIn: number; length: number }): Promise<void> {
  const [id, productId] = [newId(), newId()]
  const text = JSON.stringify({ 'zh-CN': '', 'zh-TW': '', 'en-US': '' })
  const texts = { title: text, description: text, features: '{}', prices: '[]' }
  const numbers = { credits, position: 0, concurrency: 1, relax: false, recommended: false }
  await db
    .insertInto('products')
    .values({ id: productId, slug: productId, kind: 'plan', ...texts, ...numbers })
    .execute()
  const at = (day: number) => new Date(clock.now().getTime() + day * DAY_SECONDS * 1000)
  const times = { starts_at: at(opensIn), opens_at: at(opensIn), ends_at: at(opensIn + length), anchor_day: 1 }
  await db
    .insertInto('plans')
    .values({ id, user_id: userId, product_id: productId, ...times })
    .execute()
  await give(credits, { reason: 'order', planId: id })
}

const read = async (query: { cursor?: string; limit?: string } = {}) => readStatement({ db, clock }, { userId }, query)

async function readAll(limit: string): Promise<StatementLine[]> {
  const lines: StatementLine[] = []
  let cursor: string | null = null
  do {
    const page = await read(cursor === null ? { limit } : { limit, cursor })
    lines.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return lines
}

const short = (lines: readonly StatementLine[]) =>
  lines.map(({ reason, delta, balance }) => [reason, delta, balance] as const)

test('a statement says what came and went, newest first, and what one had after it', async () => {
  const [drawn, failed] = [newId(), newId()]
  await hold(drawn, 4)
  await hold(failed, 8)
  await capture(drawn)
  await release(failed)
  await give(5, { reason: 'redeem' })
  await give(7, { reason: 'thank you' })
  const { items, nextCursor } = await read()
  expect(short(items)).toEqual([
    ['grant', 7, 48],
    ['redeem', 5, 41],
    ['release', 8, 36],
    ['draw', -8, 28],
    ['draw', -4, 36],
    ['signup', 40, 40],
  ])
  expect(items[2]).toMatchObject({ taskId: failed, createdAt: START.toISOString() })
  expect(nextCursor).toBeNull()
})

test('what is taken from a period and from what stays is one line', async () => {
  await givePeriod(5, { opensIn: 0, length: 30 })
  await hold(newId(), 12)
  expect(short((await read()).items)[0]).toEqual(['draw', -12, 33])
})

test('credits of a later period come when it opens, and what is left of them goes when it ends', async () => {
  await givePeriod(100, { opensIn: 30, length: 30 })
  expect(short((await read()).items)).toEqual([['signup', 40, 40]])
  days(1)
  await hold(newId(), 10)
  days(29)
  const opened = (await read()).items
  expect(short(opened)).toEqual([
    ['order', 100, 130],
    ['draw', -10, 30],
    ['signup', 40, 40],
  ])
  expect(opened[0]?.createdAt).toBe(new Date(START.getTime() + 30 * DAY_SECONDS * 1000).toISOString())
  days(30)
  await expire()
  expect(short((await read()).items)[0]).toEqual(['expire', -100, 30])
})

test('what was given and taken back before a period opened leaves no line', async () => {
  await givePeriod(100, { opensIn: 30, length: 30 })
  const { id } = await db
    .selectFrom('ledger_accounts')
    .select('id')
    .where('owner_id', '=', userId)
    .where('kind', '=', 'plan')
    .executeTakeFirstOrThrow()
  await inTurn((tx) => expireCredits(tx, { accountId: id, ownerId: userId }, now()))
  days(30)
  expect(short((await read()).items)).toEqual([['signup', 40, 40]])
})

test('however long a statement is, its pages follow one another', async () => {
  await givePeriod(100, { opensIn: 2, length: 30 })
  for (const day of [1, 2, 3]) {
    for (let at = 0; at < 15; at += 1) await give(day, { reason: 'order' })
    days(1)
  }
  const lines = await readAll('1')
  expect(lines).toHaveLength(1 + 45 + 1)
  expect(lines).toEqual((await read({ limit: '100' })).items)
  expect(short(lines).slice(14, 17)).toEqual([
    ['order', 3, 188],
    ['order', 100, 185],
    ['order', 2, 85],
  ])
})

test('nobody reads the statement of somebody else, whatever the cursor', async () => {
  const mine = (await read()).items[0]?.id ?? ''
  await begin()
  expect(short((await read()).items)).toEqual([['signup', 40, 40]])
  expect((await read({ cursor: mine })).items).toEqual([])
  await expect(read({ cursor: 'x' })).rejects.toThrow(Refusal)
})

test('whatever happened, the lines add up to what one has, page by page', async () => {
  const step = fc.record({
    kind: fc.constantFrom('hold', 'hold', 'capture', 'release', 'give', 'period', 'day', 'expire'),
    task: fc.nat(5),
    credits: fc.integer({ min: 1, max: 30 }),
    opensIn: fc.nat(3),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 8 }), async (history) => {
      await begin()
      const tasks = Array.from({ length: 6 }, () => newId())
      const act = async ({ kind, task, credits, opensIn }: (typeof history)[number][number]) => {
        const taskId = tasks[task] ?? ''
        if (kind === 'hold') return hold(taskId, credits)
        if (kind === 'capture') return capture(taskId)
        if (kind === 'release') return release(taskId)
        if (kind === 'give') return give(credits, { reason: 'order' })
        if (kind === 'period') return givePeriod(credits, { opensIn, length: 2 })
        return kind === 'day' ? days(1) : expire()
      }
      for (const together of history) {
        for (const outcome of await Promise.allSettled(together.map(act)))
          if (outcome.status === 'rejected') expect(outcome.reason).toEqual(new Refusal('insufficient_credits'))
      }
      await expire()
      const lines = await readAll('3')
      expect(lines).toEqual((await read({ limit: '100' })).items)
      let balance = 0
      for (const line of lines.toReversed()) expect(line.balance).toBe((balance += line.delta))
      expect(balance).toBe(await availableCredits(db, userId, clock.now()))
    }),
    { numRuns: Math.ceil(30 * inject('scale')) },
  )
})

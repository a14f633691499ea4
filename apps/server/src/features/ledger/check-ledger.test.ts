import { sql } from 'kysely'
import pino from 'pino'
import { beforeAll, expect, test } from 'vitest'
import type { Db, Tx } from '../../db/open.ts'
import { newId } from '../../platform/ids.ts'
import { aPaidOrder } from '../../testing/a-paid-order.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { checkLedger } from './check-ledger.ts'
import { reportLedger } from './jobs.ts'
import { grantCredits, holdCredits, openAccounts } from './gate.ts'
import { addToTotals } from './totals-queries.ts'
import { writeTransaction } from './write-transaction.ts'

let db: Db
const now = new Date('2026-01-01T00:00:00Z')

const orderId = newId()

/** One person with 36 credits available and 4 held for a task that is not listed, and an order that was paid. */
beforeAll(async () => {
  db = await openTestDatabase()
  const userId = newId()
  const unset = { email: null, avatar_id: null, password_hash: null, banned_at: null }
  await db
    .insertInto('users')
    .values({ id: userId, phone: '1', created_at: now, ...unset })
    .execute()
  await db.transaction().execute(async (tx) => {
    await openAccounts(tx, userId)
    await grantCredits(tx, { userId, credits: 40, key: 'grant:1', reason: 'signup', now, newId })
    await holdCredits(tx, { userId, taskId: newId(), credits: 4, reason: 'IMAGINE', now, newId })
    await aPaidOrder(tx, { userId, orderId, provider: 'sandbox' })
    await inSandbox(tx)
    const paid = { orderId, amount: 990, currency: 'CNY', provider: 'sandbox' }
    await grantCredits(tx, { userId, credits: 200, key: `grant:order:${orderId}`, reason: 'order', paid, now, newId })
  })
})

/** The same in the sandbox's own books. */
async function inSandbox(tx: Tx): Promise<void> {
  await sql`insert into sandbox_trades (trade_no, secret, amount, currency, description, state, transaction_id, expires_at,
      paid_at)
    values (${orderId}, 's', 990, 'CNY', '', 'PAID', ${orderId}, now(), now())`.execute(tx)
}

class Undo extends Error {}

/** The rules that are broken after `damage`, which is undone. */
async function rulesAfter(damage: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  let rules: string[] = []
  const attempt = db.transaction().execute(async (tx) => {
    await damage(tx)
    rules = (await checkLedger({ db: tx })).map(({ rule }) => rule)
    throw new Undo()
  })
  await expect(attempt).rejects.toThrow(Undo)
  return [...new Set(rules)]
}

const run =
  (...statements: string[]) =>
  async (tx: Tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  }

const unguarded = (statement: string) =>
  run('alter table ledger_entries disable trigger all', statement, 'alter table ledger_entries enable trigger all')

const aTask = (status: string, cost: number) => `
  insert into tasks (id, channel_id, user_id, bot_type, action, status, prompt, final_prompt, mode, model_version,
    aspect_ratio, cost, engine, submit_time, deadline_at)
  select task_id, gen_random_uuid(), (select id from users), 'MID_JOURNEY', 'IMAGINE', '${status}', 'a', 'a', 'FAST', '7',
    '1:1', ${cost}, 'fake', now(), now() from ledger_transactions where kind = 'hold'`

/** Tasks without a channel, so that the books stand alone. */
const withTask = (status: string, cost = 4) =>
  run('alter table tasks drop constraint tasks_channel_id_fkey', aTask(status, cost))

const aSecondOrder = `
  insert into orders (id, no, user_id, product_id, title, quantity, credits, amount, currency, status, created_at, expires_at,
    paid_at)
  select gen_random_uuid(), 'E2', user_id, product_id, title, quantity, credits, amount, currency, status, created_at,
    expires_at, paid_at from orders`

const aSecondPayment = `
  insert into payments (id, order_id, provider, trade_no, amount, currency, state, transaction_id, paid_at, created_at)
  select gen_random_uuid(), order_id, 'wechat', 'E2', amount, currency, state, 'E2', paid_at, created_at from payments`

const aRefund = `
  insert into refunds (id, order_id, payment_id, no, amount, currency, reason, state, created_at, ended_at)
  select gen_random_uuid(), order_id, id, 'R1', 10, currency, '', 'DONE', now(), now() from payments`

/** Of the four that are held; what the books cannot know is right otherwise. */
const aCapture = (credits: number) =>
  run(
    `insert into ledger_transactions (id, key, kind, task_id, reason, created_at)
      select gen_random_uuid(), 'settle:x', 'capture', task_id, '', now() from ledger_transactions where kind = 'hold'`,
    'alter table ledger_accounts drop constraint ledger_accounts_check',
    `with held as (update ledger_accounts set balance = balance - ${credits} where kind = 'held' returning id, balance)
      insert into ledger_entries (transaction_id, account_id, amount, balance)
      select t.id, held.id, ${-credits}, held.balance from ledger_transactions t, held where key = 'settle:x'
      union all
      select t.id, a.id, ${credits}, null from ledger_transactions t, ledger_accounts a
      where key = 'settle:x' and a.kind = 'revenue'`,
  )

async function aRelease(tx: Tx): Promise<void> {
  const { task_id } = await tx
    .selectFrom('ledger_transactions')
    .select('task_id')
    .where('kind', '=', 'hold')
    .executeTakeFirstOrThrow()
  const { owner_id } = await tx
    .selectFrom('ledger_accounts')
    .select('owner_id')
    .where('kind', '=', 'held')
    .executeTakeFirstOrThrow()
  const act = { kind: 'release', key: 'settle:x', reason: '', now, newId, ...(task_id && { taskId: task_id }) } as const
  await writeTransaction(tx, act, [
    { account: { ownerId: owner_id ?? '', kind: 'held' }, amount: -4 },
    { account: { kind: 'promo', unit: 'credit' }, amount: 4 },
  ])
}

test('books in order break no rule', async () => {
  expect(await checkLedger({ db })).toEqual([])
  expect(await rulesAfter(withTask('IN_PROGRESS'))).toEqual([])
})

test.each([
  ['L1', 'a leg that is not balanced', unguarded('update ledger_entries set amount = amount + 1 where amount = -4')],
  [
    'L1',
    'a transaction without entries',
    run(`insert into ledger_transactions (id, key, kind, reason, created_at)
    values (gen_random_uuid(), 'x', 'grant', '', now())`),
  ],
  [
    'L2',
    'a person below zero',
    run(
      'alter table ledger_accounts drop constraint ledger_accounts_check',
      "update ledger_accounts set balance = -1 where kind = 'held'",
    ),
  ],
  ['L3', 'a balance that is not the sum', run("update ledger_accounts set balance = 99 where kind = 'available'")],
  ['L4', 'a success that was not captured', withTask('SUCCESS')],
  ['L4', 'a failure that was not released', withTask('FAILURE')],
  ['L4', 'a hold before the task is confirmed', withTask('MODAL')],
  ['L4', 'a hold that is not the price', withTask('IN_PROGRESS', 8)],
  [
    'L4',
    'a task in line for which nothing is held',
    run(
      'alter table tasks drop constraint tasks_channel_id_fkey',
      aTask('NOT_START', 4).replace('select task_id,', 'select gen_random_uuid(),'),
    ),
  ],
  [
    'L4',
    'a settlement of nothing',
    run(
      `insert into ledger_transactions (id, key, kind, task_id, reason, created_at)
     values (gen_random_uuid(), 'settle:x', 'capture', gen_random_uuid(), '', now())`,
    ),
  ],
  ['L5', 'a paid order that gave nothing', run(aSecondOrder)],
  ['L5', 'what was given for an order that nobody paid', run("update orders set status = 'PENDING', paid_at = null")],
  ['L5', 'an order whose price was another', run('update orders set amount = 991')],
  ['L5', 'an order that gave too much', run('update orders set credits = 100')],
  [
    'L5',
    'an order that gave twice',
    async (tx: Tx) => {
      const paid = { orderId, amount: 0, currency: 'CNY', provider: 'sandbox' }
      const { id: userId } = await tx.selectFrom('users').select('id').executeTakeFirstOrThrow()
      await grantCredits(tx, { userId, credits: 200, key: 'again', reason: 'order', paid, now, newId })
    },
  ],
  ['L9', 'money that no provider has', run("update payments set state = 'CLOSED', transaction_id = null")],
  ['L9', 'a payment of which the books know nothing', run(aSecondPayment)],
  ['L9', 'a refund of which the books know nothing', run(aRefund)],
  ['L9', 'money that the sandbox never got', run("update sandbox_trades set state = 'OPEN'")],
  ['L9', 'another sum than the sandbox got', run('update sandbox_trades set amount = 1')],
  ['L7', 'entries that may be changed', run('alter table ledger_entries disable trigger ledger_entries_append_only')],
  [
    'L7',
    'transactions that may be changed',
    run('drop trigger ledger_transactions_append_only on ledger_transactions'),
  ],
  ['L7', 'an entry that was changed', unguarded('update ledger_entries set balance = balance + 1 where amount = -4')],
  ['L7', 'an entry without its balance', unguarded('update ledger_entries set balance = null where amount = -4')],
  [
    'L3',
    'a total that is not the sum',
    (tx: Tx) => addToTotals(tx).then(() => sql`update ledger_totals set total = 7`.execute(tx)),
  ],
  ['L4', 'a capture of less than was held', aCapture(3)],
  ['L4', 'a capture of more than was held', aCapture(5)],
  ['L4', 'a release to somewhere else', aRelease],
  ['L8', 'credits from nowhere', run("update ledger_accounts set balance = balance + 1 where kind = 'held'")],
  [
    'L10',
    'an act that was written twice',
    run(
      'alter table ledger_transactions drop constraint ledger_transactions_key_key',
      `insert into ledger_transactions (id, key, kind, reason, created_at)
     select gen_random_uuid(), key, kind, reason, created_at from ledger_transactions where kind = 'grant'`,
    ),
  ],
])('%s finds %s', async (rule, _what, damage) => {
  expect(await rulesAfter(damage)).toContain(rule)
})

test.each([
  'update ledger_entries set amount = 1',
  'delete from ledger_entries',
  'truncate ledger_entries',
  "update ledger_transactions set reason = ''",
  'delete from ledger_transactions',
])('the books refuse: %s', async (statement) => {
  await expect(sql.raw(statement).execute(db)).rejects.toThrow('append-only')
})

test('a human is called when the books are not in order, and only then', async () => {
  const calls: unknown[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void calls.push(JSON.parse(line)) })
  await reportLedger({ db, log }, () => checkLedger({ db }))
  expect(calls).toEqual([])

  await sql`update ledger_accounts set balance = balance + 1 where kind = 'held'`.execute(db)
  await reportLedger({ db, log }, () => checkLedger({ db }))
  expect(calls).toMatchObject([{ msg: 'the books are not in order', violations: [{ rule: 'L3' }, { rule: 'L8' }] }])
})

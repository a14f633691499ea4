import { type NotNull, sql } from 'kysely'
import { prepared } from '../../db/prepared-statements.ts'
import type { Db, Tx } from '../../db/open.ts'
import type { Purse } from './rules.ts'

/** May be repeated. */
export async function insertAccounts(tx: Tx, userId: string): Promise<void> {
  await tx
    .insertInto('ledger_accounts')
    .values([
      { owner_id: userId, kind: 'available' },
      { owner_id: userId, kind: 'held' },
    ])
    .onConflict((conflict) => conflict.constraint('ledger_accounts_once').doNothing())
    .execute()
}

/** Lock the person's ledger accounts until the transaction ends. */
export async function lockAvailable(tx: Tx, userId: string): Promise<number> {
  const { id } = await tx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('owner_id', '=', userId)
    .where('kind', '=', 'available')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return id
}

/** The same for several people, in a fixed order to avoid deadlocks. */
export async function lockAvailableOf(tx: Tx, userIds: readonly string[]): Promise<void> {
  await sql`
    select id from ledger_accounts where owner_id = any(${[...userIds]}::uuid[]) and kind = 'available'
    order by id for update
    ${prepared}
  `.execute(tx)
}

/** Spendable accounts in the order of use: first those that expire first. */
export async function listPurses(tx: Tx, userId: string, now: Date): Promise<Purse[]> {
  return tx
    .selectFrom('ledger_accounts')
    .leftJoin('plans', 'plans.id', 'ledger_accounts.plan_id')
    .select(['ledger_accounts.id as accountId', 'balance'])
    .where('owner_id', '=', userId)
    .where(isSpendable(now))
    .where('balance', '>', 0)
    .$narrowType<{ balance: NotNull }>()
    .orderBy('plans.ends_at', (order) => order.asc().nullsLast())
    .orderBy('ledger_accounts.id')
    .execute()
}

export interface MoneyLine {
  provider: string
  currency: string
  /** In the currency's minor unit; what came in, whether it went back or not. */
  received: number
  refunded: number
}

/** The money of the books, by provider and currency. */
export async function listMoney(db: Db): Promise<MoneyLine[]> {
  const { rows } = await sql<MoneyLine>`
    select provider, unit as currency, sum(balance)::bigint as received,
      coalesce(sum(balance) filter (where kind = 'refunds'), 0)::bigint as refunded
    from (
      select provider, unit, kind, coalesce(total, 0) + coalesce((
        select sum(amount) from ledger_entries where account_id = a.id and id > coalesce(entry_id, 0)), 0) as balance
      from ledger_accounts a left join ledger_totals on account_id = a.id where kind in ('cash', 'refunds')
    ) as sums group by provider, unit order by provider, unit
  `.execute(db)
  return rows
}

/** Of each of these people what may be spent at that moment; who is missing has nothing. */
export async function sumAvailableOf(db: Db, userIds: readonly string[], now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; total: number }>`
    select owner_id as id, sum(balance)::bigint as total
    from ledger_accounts left join plans on plans.id = ledger_accounts.plan_id
    where owner_id = any(${[...userIds]}::uuid[]) and ${isSpendable(now)}
    group by owner_id
  `.execute(db)
  return new Map(rows.map(({ id, total }) => [id, total]))
}

const isSpendable = (now: Date) =>
  sql<boolean>`(kind = 'available' or (kind = 'plan' and plans.opens_at <= ${now} and plans.ends_at > ${now}))`

/** More than end within a minute; what is left comes next time. */
const ENDED_MAX = 1000

export interface EndedPurse {
  accountId: number
  ownerId: string
  balance: number
}

/** Periods that have ended with something left. */
export async function listEndedPurses(db: Db, now: Date): Promise<EndedPurse[]> {
  return db
    .selectFrom('ledger_accounts')
    .innerJoin('plans', 'plans.id', 'ledger_accounts.plan_id')
    .select(['ledger_accounts.id as accountId', 'plans.user_id as ownerId'])
    .select((eb) => eb.fn.coalesce('balance', sql<number>`0`).as('balance'))
    .where('balance', '>', 0)
    .where('plans.ends_at', '<=', now)
    .orderBy('ledger_accounts.id')
    .limit(ENDED_MAX)
    .execute()
}

/** Of a person's account. Undefined: nothing ever came in. */
export async function lastEntryOf(tx: Tx, accountId: number): Promise<{ id: number; balance: number } | undefined> {
  return tx
    .selectFrom('ledger_entries')
    .select(['id', 'balance'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .$narrowType<{ balance: NotNull }>()
    .executeTakeFirst()
}

export interface Hold {
  userId: string
  credits: number
  heldId: number
  /** What was taken from where, below 0. */
  sources: { account: number; amount: number }[]
}

/** What was held under `key`. Undefined: nothing was. */
export async function findHold(tx: Tx, key: string): Promise<Hold | undefined> {
  const entries = await tx
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(['a.owner_id as userId', 'a.id as accountId', 'a.kind', 'e.amount'])
    .where('t.key', '=', key)
    .orderBy('e.id')
    .execute()
  const held = entries.find(({ kind }) => kind === 'held')
  if (!held?.userId) return undefined
  const sources = entries
    .filter((entry) => entry !== held)
    .map(({ accountId: account, amount }) => ({ account, amount }))
  return { userId: held.userId, credits: held.amount, heldId: held.accountId, sources }
}

export async function sumAvailable(db: Db, userId: string, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom('ledger_accounts')
    .leftJoin('plans', 'plans.id', 'ledger_accounts.plan_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('balance'), eb.val(0)).as('total'))
    .where('owner_id', '=', userId)
    .where(isSpendable(now))
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  return Number(total)
}

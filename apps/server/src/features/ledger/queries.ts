import { type Insertable, sql } from 'kysely'
import type { LedgerAccountKind, LedgerAccountsTable, LedgerTransactionsTable } from '../../db/ledger-tables.ts'
import type { Db, Tx } from '../../db/open.ts'
import type { Purse } from './rules.ts'

export interface Entry {
  account_id: number
  amount: number
  balance: number
}

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

/** False: this act was written before. Waits for another one that writes it right now. */
export async function insertTransaction(tx: Tx, row: Insertable<LedgerTransactionsTable>): Promise<boolean> {
  const written = await tx
    .insertInto('ledger_transactions')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** The person's books stay as they are until the transaction ends, but for what it does itself. */
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

/** A person's held credits, or the account of a plan's period, which is opened when it is not there. */
export async function openPurse(tx: Tx, userId: string, of: 'held' | (string & {})): Promise<number> {
  return openAccount(
    tx,
    of === 'held' ? { owner_id: userId, kind: 'held' } : { owner_id: userId, kind: 'plan', plan_id: of },
  )
}

/** One of the platform's own, of credits or of money. */
export async function openPlatform(
  tx: Tx,
  { kind, unit, provider = null }: { kind: LedgerAccountKind; unit: string; provider?: string | null },
): Promise<number> {
  return openAccount(tx, { owner_id: null, kind, unit, provider })
}

async function openAccount(tx: Tx, account: Insertable<LedgerAccountsTable>): Promise<number> {
  const { owner_id = null, kind, plan_id = null, unit = 'credit', provider = null } = account
  const find = () =>
    tx
      .selectFrom('ledger_accounts')
      .select('id')
      .where('owner_id', 'is not distinct from', owner_id)
      .where('kind', '=', kind)
      .where('plan_id', 'is not distinct from', plan_id)
      .where('unit', '=', unit)
      .where('provider', 'is not distinct from', provider)
  const found = await find().executeTakeFirst()
  if (found) return found.id
  const once = tx.insertInto('ledger_accounts').values(account)
  await once.onConflict((conflict) => conflict.constraint('ledger_accounts_once').doNothing()).execute()
  return (await find().executeTakeFirstOrThrow()).id
}

/** What may be spent at that moment, in the order in which it is: what ends first goes first. */
export async function listPurses(tx: Tx, userId: string, now: Date): Promise<Purse[]> {
  return tx
    .selectFrom('ledger_accounts')
    .leftJoin('plans', 'plans.id', 'ledger_accounts.plan_id')
    .select(['ledger_accounts.id as accountId', 'balance'])
    .where('owner_id', '=', userId)
    .where(isSpendable(now))
    .where('balance', '>', 0)
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
    from ledger_accounts where kind in ('cash', 'refunds')
    group by provider, unit order by provider, unit
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

/** Periods that have ended with something left. */
export async function listEndedPurses(db: Db, now: Date): Promise<{ accountId: number; ownerId: string }[]> {
  return db
    .selectFrom('ledger_accounts')
    .innerJoin('plans', 'plans.id', 'ledger_accounts.plan_id')
    .select(['ledger_accounts.id as accountId', 'plans.user_id as ownerId'])
    .where('balance', '>', 0)
    .where('plans.ends_at', '<=', now)
    .orderBy('ledger_accounts.id')
    .limit(ENDED_MAX)
    .execute()
}

/** Undefined: nothing ever came in. */
export async function lastEntryOf(tx: Tx, accountId: number): Promise<{ id: number; balance: number } | undefined> {
  return tx
    .selectFrom('ledger_entries')
    .select(['id', 'balance'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Gives the balance after it; the account stays locked until the transaction ends. */
export async function changeBalance(tx: Tx, accountId: number, amount: number): Promise<number> {
  const { balance } = await tx
    .updateTable('ledger_accounts')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('id', '=', accountId)
    .returning('balance')
    .executeTakeFirstOrThrow()
  return balance
}

export async function insertEntries(tx: Tx, transactionId: string, entries: readonly Entry[]): Promise<void> {
  await tx
    .insertInto('ledger_entries')
    .values(entries.map((entry) => ({ transaction_id: transactionId, ...entry })))
    .execute()
}

export interface Hold {
  userId: string
  credits: number
  heldId: number
  /** What was taken from where, below 0. */
  sources: { accountId: number; amount: number }[]
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
  const sources = entries.filter((entry) => entry !== held).map(({ accountId, amount }) => ({ accountId, amount }))
  return { userId: held.userId, credits: held.amount, heldId: held.accountId, sources }
}

export async function sumAvailable(db: Db, userId: string, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom('ledger_accounts')
    .leftJoin('plans', 'plans.id', 'ledger_accounts.plan_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('balance'), eb.val(0)).as('total'))
    .where('owner_id', '=', userId)
    .where(isSpendable(now))
    .executeTakeFirstOrThrow()
  return Number(total)
}

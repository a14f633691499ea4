import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { LedgerAccountKind, LedgerTransactionsTable } from '../../../db/ledger-tables.ts'
import { kept } from '../../../db/kept-statements.ts'
import type { Tx } from '../../../db/open.ts'

/** By its number, by whose it is, or one of the platform's own, of credits or of money. */
export type Account =
  | number
  | { ownerId: string; kind: 'available' | 'held' }
  | { ownerId: string; kind: 'plan'; planId: string }
  | { kind: LedgerAccountKind; unit: string; provider?: string }

/** What comes into an account, or goes out of it below 0. No two legs of one act have the same account. */
export interface Leg {
  account: Account
  amount: number
}

/** False: this act was written before. Waits for another one that writes it right now. */
export async function insertTransaction(tx: Tx, row: Insertable<LedgerTransactionsTable>): Promise<boolean> {
  const { rows } = await sql`${inserted(row)}`.execute(tx)
  return rows.length > 0
}

/** The same with its entries, in one statement. `entries` is 0 where an account is not open yet: then nothing else is written. */
export async function insertWhole(
  tx: Tx,
  row: Insertable<LedgerTransactionsTable>,
  legs: readonly Leg[],
): Promise<{ isNew: boolean; entries: number }> {
  return write(tx, inserted(row), legs)
}

/** Entries of an act that is written already; gives how many: 0 where an account is not open yet. */
export async function insertEntries(tx: Tx, transactionId: string, legs: readonly Leg[]): Promise<number> {
  return (await write(tx, sql`select ${transactionId}::uuid as id`, legs)).entries
}

/** Accounts that these legs name and that nobody has opened. */
export async function openAccountsOf(tx: Tx, legs: readonly Leg[]): Promise<void> {
  await sql`
    with ${listed(legs)}
    insert into ledger_accounts (owner_id, kind, plan_id, unit, provider, balance)
    select owner_id, kind, plan_id, unit, provider, case when owner_id is not null then 0 end
    from legs where account_id is null
    on conflict on constraint ledger_accounts_once do nothing
  `.execute(tx)
}

const inserted = ({ id, key, kind, task_id, order_id, reason, created_at }: Insertable<LedgerTransactionsTable>) => sql`
  insert into ledger_transactions (id, key, kind, task_id, order_id, reason, created_at)
  values (${id}, ${key}, ${kind}, ${task_id}, ${order_id ?? null}, ${reason}, ${created_at})
  on conflict (key) do nothing returning id`

/**
 * A person's accounts keep their balance, and stay locked until the transaction ends. The platform's keep none, so that nobody
 * waits for whoever else is given something: theirs is the sum of their entries.
 */
async function write(
  tx: Tx,
  transaction: RawBuilder<unknown>,
  legs: readonly Leg[],
): Promise<{ isNew: boolean; entries: number }> {
  const { rows } = await sql<{ isNew: boolean; entries: number }>`
    with written as (${transaction}), ${listed(legs)}, known as (${found(legs)}), complete as (
      select id as transaction_id from written where (select count(*) from known) = ${legs.length}
    ), changed as (
      update ledger_accounts set balance = balance + known.amount from known, complete
      where ledger_accounts.id = known.id and known.owner_id is not null
      returning ledger_accounts.id, balance
    ), entered as (
      insert into ledger_entries (transaction_id, account_id, amount, balance)
      select transaction_id, known.id, amount, balance
      from complete, known left join changed on changed.id = known.id order by place
      returning 1
    )
    select exists (select from written) as "isNew", (select count(*) from entered) as entries
    ${kept}
  `.execute(tx)
  return rows[0] ?? { isNew: false, entries: 0 }
}

function listed(legs: readonly Leg[]): RawBuilder<unknown> {
  const named = legs.map(({ account }) => nameOf(account))
  return sql`legs as (
      select * from unnest(${named.map(({ id }) => id)}::bigint[], ${named.map(({ ownerId }) => ownerId)}::uuid[],
        ${named.map(({ kind }) => kind)}::text[], ${named.map(({ planId }) => planId)}::uuid[],
        ${named.map(({ unit }) => unit)}::text[], ${named.map(({ provider }) => provider)}::text[],
        ${legs.map(({ amount }) => amount)}::bigint[])
        with ordinality as legs (account_id, owner_id, kind, plan_id, unit, provider, amount, place)
    )`
}

function nameOf(account: Account) {
  const none = { id: null, ownerId: null, kind: null, planId: null, unit: 'credit', provider: null }
  return typeof account === 'number' ? { ...none, id: account } : { ...none, ...account }
}

/** Each way of naming has an index of its own; those that no leg uses are left out. */
function found(legs: readonly Leg[]): RawBuilder<unknown> {
  const ways = new Set(legs.map(({ account }) => wayOf(account)))
  const parts = [...ways].map(
    (way) => sql`
      select place, amount, a.id, a.owner_id from written cross join legs join ledger_accounts a on ${MATCHES[way]}`,
  )
  return sql.join(parts, sql` union all `)
}

function wayOf(account: Account): keyof typeof MATCHES {
  if (typeof account === 'number') return 'byId'
  return 'ownerId' in account ? 'byOwner' : 'byKind'
}

const MATCHES = {
  byId: sql`a.id = legs.account_id`,
  byOwner: sql`a.owner_id = legs.owner_id and a.kind = legs.kind and a.plan_id is not distinct from legs.plan_id`,
  byKind: sql`a.owner_id is null and legs.owner_id is null and a.kind = legs.kind and a.unit = legs.unit
    and a.provider is not distinct from legs.provider`,
}

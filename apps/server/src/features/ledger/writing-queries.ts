import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { LedgerAccountKind, LedgerTransactionsTable } from '../../db/ledger-tables.ts'
import { prepared } from '../../db/prepared-statements.ts'
import type { Tx } from '../../db/open.ts'

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

export interface ActWithLegs {
  row: Insertable<LedgerTransactionsTable>
  legs: readonly Leg[]
}

/** False: this act was written before. Waits for another one that writes it right now. */
export async function insertTransaction(tx: Tx, row: Insertable<LedgerTransactionsTable>): Promise<boolean> {
  const { rows } = await sql`${inserted([row])}`.execute(tx)
  return rows.length > 0
}

/**
 * The same of several acts with their entries, in one statement. Gives the ids of those that are new. `entries` is 0 where an account
 * is not open yet: then nothing else is written.
 */
export async function insertWhole(
  tx: Tx,
  acts: readonly ActWithLegs[],
): Promise<{ newIds: readonly string[]; entries: number }> {
  return write(tx, inserted(acts.map(({ row }) => row)), acts)
}

/** Entries of acts that are written already; gives how many: 0 where an account is not open yet. */
export async function insertEntries(tx: Tx, acts: readonly ActWithLegs[]): Promise<number> {
  const ids = acts.map(({ row }) => row.id)
  return (await write(tx, sql`select id from unnest(${ids}::uuid[]) as written(id)`, acts)).entries
}

/** Accounts that these legs name and that nobody has opened. */
export async function openAccountsOf(tx: Tx, acts: readonly ActWithLegs[]): Promise<void> {
  await sql`
    with ${listed(acts)}
    insert into ledger_accounts (owner_id, kind, plan_id, unit, provider, balance)
    select owner_id, kind, plan_id, unit, provider, case when owner_id is not null then 0 end
    from legs where account_id is null
    on conflict on constraint ledger_accounts_once do nothing
  `.execute(tx)
}

function inserted(rows: readonly Insertable<LedgerTransactionsTable>[]): RawBuilder<unknown> {
  return sql`
  insert into ledger_transactions (id, key, kind, task_id, order_id, reason, created_at)
  select id, key, kind, task_id, order_id, reason, created_at from unnest(${rows.map(({ id }) => id)}::uuid[],
    ${rows.map(({ key }) => key)}::text[], ${rows.map(({ kind }) => kind)}::text[],
    ${rows.map(({ task_id }) => task_id)}::uuid[], ${rows.map(({ order_id }) => order_id ?? null)}::uuid[],
    ${rows.map(({ reason }) => reason)}::text[], ${rows.map(({ created_at }) => created_at)}::timestamptz[])
    as acts(id, key, kind, task_id, order_id, reason, created_at)
  on conflict (key) do nothing returning id`
}

/**
 * A person's accounts store their balance and stay locked until the transaction ends; callers that write for several people lock
 * them before. The platform's accounts store none, to avoid contention: theirs is the sum of their entries.
 */
async function write(
  tx: Tx,
  transactions: RawBuilder<unknown>,
  acts: readonly ActWithLegs[],
): Promise<{ newIds: readonly string[]; entries: number }> {
  const legs = acts.flatMap((act) => act.legs)
  const { rows } = await sql<{ newIds: string[]; entries: number }>`
    with written as (${transactions}), ${listed(acts)}, known as (${accountIds(legs)}), complete as (
      select 1 where (select count(*) from known) = (select count(*) from legs join written on id = transaction_id)
    ), changed as (
      update ledger_accounts set balance = balance + added from complete, (
        select id, sum(amount)::bigint as added from known where owner_id is not null group by id
      ) as sums where ledger_accounts.id = sums.id
      returning ledger_accounts.id, balance
    ), entered as (
      insert into ledger_entries (transaction_id, account_id, amount, balance)
      select transaction_id, known.id, amount, balance - (coalesce(sum(amount) over (
          partition by known.id order by place rows between 1 following and unbounded following), 0))::bigint
      from complete cross join known left join changed on changed.id = known.id order by place
      returning 1
    )
    select array(select id from written)::text[] as "newIds", (select count(*) from entered) as entries
    ${prepared}
  `.execute(tx)
  return rows[0] ?? { newIds: [], entries: 0 }
}

function listed(acts: readonly ActWithLegs[]): RawBuilder<unknown> {
  const legs = acts.flatMap((act) => act.legs)
  const named = legs.map(({ account }) => nameOf(account))
  const ids = acts.flatMap((act) => act.legs.map(() => act.row.id))
  return sql`legs as (
      select * from unnest(${ids}::uuid[], ${named.map(({ id }) => id)}::bigint[],
        ${named.map(({ ownerId }) => ownerId)}::uuid[], ${named.map(({ kind }) => kind)}::text[],
        ${named.map(({ planId }) => planId)}::uuid[], ${named.map(({ unit }) => unit)}::text[],
        ${named.map(({ provider }) => provider)}::text[], ${legs.map(({ amount }) => amount)}::bigint[])
        with ordinality as legs (transaction_id, account_id, owner_id, kind, plan_id, unit, provider, amount, place)
    )`
}

function nameOf(account: Account) {
  const none = { id: null, ownerId: null, kind: null, planId: null, unit: 'credit', provider: null }
  return typeof account === 'number' ? { ...none, id: account } : { ...none, ...account }
}

/** Each way of naming has an index of its own; those that no leg uses are left out. */
function accountIds(legs: readonly Leg[]): RawBuilder<unknown> {
  const ways = new Set(legs.map(({ account }) => wayOf(account)))
  const parts = [...ways].map(
    (way) => sql`
      select transaction_id, place, amount, a.id, a.owner_id
      from written join legs on transaction_id = written.id join ledger_accounts a on ${MATCHES[way]}`,
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

import { sql } from 'kysely'
import type { Db, Tx } from '../../db/open.ts'
import type { LedgerAccountKind, LedgerKind } from '../../db/tables.ts'

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
    .onConflict((conflict) => conflict.columns(['owner_id', 'kind']).doNothing())
    .execute()
}

/** False: this act was written before. Waits for another one that writes it right now. */
export async function insertTransaction(
  tx: Tx,
  row: { id: string; key: string; kind: LedgerKind; task_id: string | null; reason: string; created_at: Date },
): Promise<boolean> {
  const written = await tx
    .insertInto('ledger_transactions')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Undefined: the account of a person would fall below zero. The account stays locked until the transaction ends. */
export async function changeBalance(
  tx: Tx,
  account: { ownerId: string | null; kind: LedgerAccountKind },
  amount: number,
): Promise<Entry | undefined> {
  const changed = await tx
    .updateTable('ledger_accounts')
    .set((eb) => ({ balance: eb('balance', '+', amount) }))
    .where('owner_id', account.ownerId === null ? 'is' : '=', account.ownerId)
    .where('kind', '=', account.kind)
    .where((eb) => eb.or([eb('owner_id', 'is', null), eb(eb('balance', '+', amount), '>=', 0)]))
    .returning(['id', 'balance'])
    .executeTakeFirst()
  return changed && { account_id: changed.id, amount, balance: changed.balance }
}

export async function insertEntries(tx: Tx, transactionId: string, entries: readonly Entry[]): Promise<void> {
  await tx
    .insertInto('ledger_entries')
    .values(entries.map((entry) => ({ transaction_id: transactionId, ...entry })))
    .execute()
}

/** What was held under `key`, and whose it is. Undefined: nothing was. */
export async function findHold(tx: Tx, key: string): Promise<{ userId: string; credits: number } | undefined> {
  const held = await tx
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(['a.owner_id', 'e.amount'])
    .where('t.key', '=', key)
    .where('a.kind', '=', 'held')
    .executeTakeFirst()
  return held?.owner_id ? { userId: held.owner_id, credits: held.amount } : undefined
}

export async function sumAvailable(db: Db, userId: string): Promise<number> {
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', userId)
    .where('kind', '=', 'available')
    .executeTakeFirst()
  return account?.balance ?? 0
}

export interface Violation {
  /** L1, L2, … as the invariants are numbered. */
  rule: string
  /** The transaction, account or task that breaks it. */
  subject: string
}

/** All invariants in one statement, so in one snapshot. Reads every row. */
export async function findViolations(db: Db): Promise<Violation[]> {
  const { rows } = await sql<Violation>`
    with totals as (
      select transaction_id, sum(amount) as total, count(*) as legs from ledger_entries group by transaction_id
    ), booked as (
      select account_id, sum(amount) as total from ledger_entries group by account_id
    ), chain as (
      select account_id, id, balance, amount,
        coalesce(lag(balance) over (partition by account_id order by id), 0) as before
      from ledger_entries
    ), per_task as (
      select task_id,
        count(*) filter (where kind = 'hold') as holds,
        count(*) filter (where kind = 'capture') as captures,
        count(*) filter (where kind = 'release') as releases
      from ledger_transactions where task_id is not null group by task_id
    ), per_task_state as (
      select coalesce(p.task_id, t.id) as id, t.status, t.cost,
        coalesce(p.holds, 0) as holds, coalesce(p.captures, 0) as captures, coalesce(p.releases, 0) as releases
      from per_task p full join (select id, status, cost from tasks where cost > 0) t on t.id = p.task_id
    ), guards as (
      select c.relname, bool_or(t.tgenabled in ('O', 'A')) as enabled
      from pg_class c left join pg_trigger t on t.tgrelid = c.oid and t.tgname = c.relname || '_append_only'
      where c.oid in ('ledger_entries'::regclass, 'ledger_transactions'::regclass) group by c.relname
    )
    select 'L1' as rule, t.id::text as subject from ledger_transactions t
      left join totals on totals.transaction_id = t.id where coalesce(total, -1) <> 0 or legs < 2
    union all
    select 'L2', owner_id || ' ' || kind from ledger_accounts where owner_id is not null and balance < 0
    union all
    select 'L3', a.id::text from ledger_accounts a left join booked on booked.account_id = a.id
      where a.balance <> coalesce(total, 0)
    union all
    select 'L4', id::text from per_task_state
      where holds > 1 or captures + releases > holds
        or (status = 'SUCCESS' and (captures <> 1 or releases <> 0))
        or (status in ('FAILURE', 'CANCEL') and (captures <> 0 or releases <> holds))
        or (status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS') and (holds <> 1 or captures + releases <> 0))
        or (status = 'MODAL' and holds > 0)
    union all
    select 'L4', t.id::text from tasks t join ledger_transactions h on h.task_id = t.id
      join ledger_entries e on e.transaction_id = h.id and e.amount > 0 where e.amount <> t.cost
    union all
    select 'L7', relname::text from guards where enabled is not true
    union all
    select 'L7', id::text from chain where before + amount <> balance
    union all
    select 'L8', 'all accounts' from ledger_accounts having sum(balance) <> 0
    union all
    select 'L10', key from ledger_transactions group by key having count(*) > 1
    order by 1, 2
  `.execute(db)
  return rows
}

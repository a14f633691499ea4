import { type Kysely, sql } from 'kysely'

/** The platform's accounts keep no balance that everybody who is given something would have to wait for: it is a sum of entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement.replace(/\/\*\*[^]*?\*\//g, '')).execute(db)
}

const statements = [
  `create table ledger_totals (
    /** Of the platform. */
    account_id bigint primary key references ledger_accounts,
    /** What its entries up to that one add up to; none after it has a lower number. */
    entry_id bigint not null,
    total bigint not null
  )`,
  `insert into ledger_totals (account_id, entry_id, total)
    select a.id, max(e.id), a.balance from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_id is null group by a.id`,
  'alter table ledger_accounts alter column balance drop not null',
  'update ledger_accounts set balance = null where owner_id is null',
  `alter table ledger_accounts add constraint ledger_accounts_balance_check
    check ((owner_id is null) = (balance is null))`,
  'alter table ledger_entries alter column balance drop not null',
]

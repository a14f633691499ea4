import { type Kysely, sql } from 'kysely'

/** Credits that a plan gives end with its period, so each period has an account of its own; money that came in has accounts too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement.replace(/\/\*\*[^]*?\*\//g, '')).execute(db)
}

const statements = [
  `alter table plans
    /** From when on its credits may be spent; a higher plan may push its days back, and not this. */
    add column opens_at timestamptz,
    /** Day of the month that its months are counted from: 31 after 28 February is 31 March. */
    add column anchor_day integer check (anchor_day between 1 and 31)`,
  `update plans set opens_at = starts_at,
    anchor_day = extract(day from starts_at at time zone 'Asia/Shanghai')::integer`,
  'alter table plans alter column opens_at set not null, alter column anchor_day set not null',
  `alter table ledger_accounts
    add column plan_id uuid references plans,
    /** credit, or the currency in whose minor unit the account is kept. */
    add column unit text collate "C" not null default 'credit',
    /** Who keeps the money: a payment provider. */
    add column provider text collate "C"`,
  'alter table ledger_accounts drop constraint ledger_accounts_owner_id_kind_key',
  `alter table ledger_accounts add constraint ledger_accounts_once
    unique nulls not distinct (owner_id, kind, plan_id, unit, provider)`,
  'alter table ledger_accounts drop constraint ledger_accounts_kind_check',
  'alter table ledger_accounts drop constraint ledger_accounts_check1',
  `alter table ledger_accounts add constraint ledger_accounts_kind_check check (
    case when owner_id is not null then kind in ('available', 'held', 'plan') and unit = 'credit'
      when unit = 'credit' then kind in ('promo', 'sold', 'revenue', 'expired')
      else kind in ('cash', 'sales', 'refunds') end
    and (kind = 'plan') = (plan_id is not null)
    and (kind in ('cash', 'refunds')) = (provider is not null))`,
  `insert into ledger_accounts (kind) values ('sold'), ('expired')`,
  'create index ledger_accounts_of_plan on ledger_accounts (plan_id) where plan_id is not null',
  'alter table ledger_transactions drop constraint ledger_transactions_kind_check',
  `alter table ledger_transactions
    add constraint ledger_transactions_kind_check check (
      kind in ('grant', 'hold', 'capture', 'release', 'expire', 'refund', 'adjust')),
    add column order_id uuid`,
  'create index ledger_transactions_of_order on ledger_transactions (order_id) where order_id is not null',
]

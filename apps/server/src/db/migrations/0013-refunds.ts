import { type Kysely, sql } from 'kysely'

/** Money that goes back, bills that are compared, and what operators did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement.replace(/\/\*\*[^]*?\*\//g, '')).execute(db)
}

const statements = [
  `create table refunds (
    id uuid primary key,
    order_id uuid not null references orders,
    payment_id uuid not null references payments,
    /** Ours at the provider, the same whenever it is asked again. */
    no text collate "C" not null unique,
    amount bigint not null check (amount > 0),
    currency text collate "C" not null,
    reason text not null,
    /** STUCK: a human must act at the provider. FAILED: nothing was paid back. */
    state text collate "C" not null check (state in ('PENDING', 'DONE', 'FAILED', 'STUCK')),
    provider_refund_id text collate "C",
    /** Taken back from the person, and what they had spent by then. */
    credits_taken bigint not null default 0 check (credits_taken >= 0),
    credits_owed bigint not null default 0 check (credits_owed >= 0),
    /** Periods of a plan that ended with it, as they stood then: they come back when it fails. */
    ended_plans jsonb not null default '[]',
    /** Null: it came about by itself. */
    requested_by uuid references users,
    /** Until then nobody else calls the provider about it. */
    quiet_until timestamptz,
    queries integer not null default 0,
    created_at timestamptz not null,
    ended_at timestamptz,
    check ((state in ('DONE', 'FAILED')) = (ended_at is not null))
  )`,
  'create index refunds_of_order on refunds (order_id)',
  'create index refunds_of_payment on refunds (payment_id)',
  `create index refunds_open on refunds (created_at) where state in ('PENDING', 'STUCK')`,
  `alter table plans
    /** What it was bought with; null: it was given. */
    add column order_id uuid references orders,
    drop constraint plans_check,
    /** One whose order was paid back before it began has no length. */
    add constraint plans_check check (ends_at >= starts_at)`,
  `update plans set order_id = bought.order_id
    from ledger_accounts as a
    join ledger_entries as e on e.account_id = a.id
    join ledger_transactions as bought on bought.id = e.transaction_id and bought.kind = 'grant'
    where a.plan_id = plans.id and bought.order_id is not null`,
  'create index plans_of_order on plans (order_id) where order_id is not null',
  `create table sandbox_refunds (
    refund_no text collate "C" primary key,
    trade_no text collate "C" not null references sandbox_trades,
    amount bigint not null check (amount > 0),
    created_at timestamptz not null
  )`,
  'create index sandbox_refunds_of_trade on sandbox_refunds (trade_no)',
  `create table bill_comparisons (
    provider text collate "C" not null,
    /** YYYY-MM-DD of the provider's calendar. */
    day text collate "C" not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    compared_at timestamptz not null,
    differences jsonb not null,
    primary key (provider, day)
  )`,
  `create table audit_log (
    id uuid primary key,
    actor_id uuid not null references users,
    act text collate "C" not null,
    /** What it was done to. */
    subject text collate "C" not null,
    details jsonb not null,
    at timestamptz not null
  )`,
  'create index audit_log_of_actor on audit_log (actor_id)',
]

import { type Kysely, sql } from 'kysely'

/** Orders, how they are paid, and codes that are redeemed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement.replace(/\/\*\*[^]*?\*\//g, '')).execute(db)
}

const statements = [
  `create table orders (
    id uuid primary key,
    /** What people and payment providers call it. */
    no text collate "C" not null unique,
    user_id uuid not null references users,
    product_id uuid not null references products,
    title jsonb not null,
    period text collate "C" check (period in ('Day', 'Month', 'Year')),
    quantity integer not null check (quantity between 1 and 12),
    /** Of each period or pack, as it was when it was ordered. */
    credits bigint not null check (credits >= 0),
    /** In the currency's minor unit, for all of it. */
    amount bigint not null check (amount > 0),
    currency text collate "C" not null,
    pay_channel text collate "C",
    status text collate "C" not null check (status in ('PENDING', 'PAID', 'CANCELLED', 'EXPIRED', 'REFUNDED')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    paid_at timestamptz,
    version integer not null default 1,
    check ((status in ('PAID', 'REFUNDED')) = (paid_at is not null))
  )`,
  'create index orders_of_user on orders (user_id, id)',
  `create index orders_by_expiry on orders (expires_at) where status = 'PENDING'`,
  `create table payments (
    id uuid primary key,
    order_id uuid not null references orders,
    provider text collate "C" not null,
    /** The order's number as the provider knows it. */
    trade_no text collate "C" not null,
    amount bigint not null,
    currency text collate "C" not null,
    state text collate "C" not null check (state in ('OPEN', 'PAID', 'CLOSED')),
    code_url text,
    code_expires_at timestamptz,
    /** Until then nobody else calls the provider about it. */
    quiet_until timestamptz,
    transaction_id text collate "C",
    paid_at timestamptz,
    queries integer not null default 0,
    created_at timestamptz not null,
    unique (provider, trade_no),
    unique (provider, transaction_id),
    check ((state = 'PAID') = (transaction_id is not null))
  )`,
  `create unique index payments_open on payments (order_id) where state = 'OPEN'`,
  'create index payments_of_order on payments (order_id)',
  `create table payment_notices (
    provider text collate "C" not null,
    notice_id text collate "C" not null,
    received_at timestamptz not null,
    primary key (provider, notice_id)
  )`,
  `create table payment_quarantine (
    id uuid primary key,
    provider text collate "C" not null,
    reason text collate "C" not null,
    details jsonb not null,
    created_at timestamptz not null,
    resolved_at timestamptz
  )`,
  /** The books of the sandbox, which stands for a provider on a machine where none is connected. */
  `create table sandbox_trades (
    trade_no text collate "C" primary key,
    /** Part of the page's address. */
    secret text collate "C" not null unique,
    amount bigint not null,
    currency text collate "C" not null,
    description text not null,
    state text collate "C" not null check (state in ('OPEN', 'PAID', 'CLOSED')),
    transaction_id text collate "C",
    expires_at timestamptz not null,
    paid_at timestamptz
  )`,
  `create table redeem_codes (
    id uuid primary key,
    batch_id uuid not null,
    /** Keyed hash: the code itself is shown once. */
    code_hash bytea not null unique,
    product_id uuid references products,
    period text collate "C" check (period in ('Day', 'Month', 'Year')),
    credits bigint not null check (credits >= 0),
    max_uses integer not null check (max_uses >= 1),
    uses integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz,
    revoked_at timestamptz,
    check (uses between 0 and max_uses),
    check (product_id is not null or credits > 0)
  )`,
  'create index redeem_codes_of_batch on redeem_codes (batch_id)',
  `create table redeem_uses (
    code_id uuid not null references redeem_codes,
    user_id uuid not null references users,
    used_at timestamptz not null,
    primary key (code_id, user_id)
  )`,
  'create index redeem_uses_of_user on redeem_uses (user_id)',
]

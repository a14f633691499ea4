import { type Kysely, sql } from 'kysely'

/** Webhooks of people, and what is to be POSTed to those and to the programs that asked to be told of their tasks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table webhooks (
    id uuid primary key,
    user_id uuid not null references users,
    url text collate "C" not null,
    events text[] not null,
    credits_under integer check (credits_under > 0),
    sealed_secret text collate "C" not null,
    sealed_former_secret text collate "C",
    former_until timestamptz,
    created_at timestamptz not null,
    failing_since timestamptz,
    stopped text check (stopped in ('chosen', 'failing'))
  )`.execute(db)
  await sql`create index webhooks_of_user on webhooks (user_id, id)`.execute(db)
  await sql`create table deliveries (
    number bigint generated always as identity primary key,
    id uuid not null unique,
    lane text collate "C" not null,
    user_id uuid not null references users,
    webhook_id uuid references webhooks on delete cascade,
    key_id uuid,
    event text not null,
    payload jsonb not null,
    may_merge boolean not null default false,
    created_at timestamptz not null,
    next_try_at timestamptz not null,
    tries integer not null default 0,
    lease_until timestamptz,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
    tried_at timestamptz,
    status integer,
    answer text,
    took_ms integer
  )`.execute(db)
  await sql`create index deliveries_waiting on deliveries (lane, number) where state = 'waiting'`.execute(db)
  await sql`create index deliveries_of_webhook on deliveries (webhook_id, number) where webhook_id is not null`.execute(
    db,
  )
  await sql`create index deliveries_of_user on deliveries (user_id)`.execute(db)
  await sql`create index deliveries_by_age on deliveries (created_at)`.execute(db)
}

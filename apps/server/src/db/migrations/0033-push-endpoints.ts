import { type Kysely, sql } from 'kysely'

/** Devices that are notified by Web Push, and the keys that sign what is sent to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table push_keys (
    id integer primary key check (id = 1),
    public_key text collate "C" not null,
    sealed_private_key text collate "C" not null,
    created_at timestamptz not null
  )`.execute(db)
  await sql`create table push_endpoints (
    id uuid primary key,
    user_id uuid not null references users,
    session_id uuid not null references sessions on delete cascade,
    url text collate "C" not null unique,
    p256dh text collate "C" not null,
    auth text collate "C" not null,
    created_at timestamptz not null,
    failing_since timestamptz
  )`.execute(db)
  await sql`create index push_endpoints_of_user on push_endpoints (user_id)`.execute(db)
  await sql`create index push_endpoints_of_session on push_endpoints (session_id)`.execute(db)
}

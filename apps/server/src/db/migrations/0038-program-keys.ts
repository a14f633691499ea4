import { type Kysely, sql } from 'kysely'

/** Where the numbers of tasks begin: sixteen digits, as clients of midjourney-proxy know them; the largest safe integer is nine times that. */
const FIRST_NUMBER = 1_000_000_000_000_000

/** Keys of programs, what was done with each on each day, and what a task keeps of the program that asked for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table api_keys (
    id uuid primary key,
    user_id uuid not null references users,
    channel_id uuid not null references channels,
    name text not null,
    prefix text collate "C" not null,
    key_hash bytea not null unique,
    scopes text[] not null,
    expires_at timestamptz,
    daily_credits integer check (daily_credits > 0),
    total_credits integer check (total_credits > 0),
    addresses text[] not null,
    asks boolean not null,
    spent_credits bigint not null default 0 check (spent_credits >= 0),
    created_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz
  )`.execute(db)
  await sql`create index api_keys_of_user on api_keys (user_id, id)`.execute(db)
  await sql`create table api_key_days (
    key_id uuid not null references api_keys on delete cascade,
    day date not null,
    calls integer not null default 0,
    tasks integer not null default 0,
    credits integer not null default 0,
    primary key (key_id, day)
  )`.execute(db)
  await sql`create sequence task_numbers start ${sql.lit(FIRST_NUMBER)}`.execute(db)
  // Tasks that come get a number, those that are there have none before 0040. Nobody looks at all rows here.
  await sql`alter table tasks add column number bigint, add column key_id uuid, add column client jsonb,
    alter column number set default nextval('task_numbers'),
    add constraint tasks_key_id_fkey foreign key (key_id) references api_keys on delete set null not valid`.execute(db)
  await sql`alter table companies add column is_open_to_programs boolean not null default true`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** Engines that operators connect, and which of them a task is for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement.replace(/\/\*\*[^]*?\*\//g, '')).execute(db)
}

const statements = [
  `create table engines (
    /** Stored with tasks and shown to people. */
    id text collate "C" primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,31}$'),
    kind text collate "C" not null,
    /** Null: it is built in. */
    address text,
    /** What its kind can be told beside, without secrets. */
    options jsonb not null default '{}',
    /** Sealed with the secret key; null: none is needed. */
    sealed_key text,
    bots text[] not null,
    /** Null: all that it can. */
    verbs text[],
    /** Tasks that it has at the same time, of all processes together; 0: as many as each machine has threads. */
    slots integer not null check (slots between 0 and 1000),
    weight integer not null default 1 check (weight between 1 and 100),
    is_on boolean not null default true,
    /** Of a settings file: what is changed there is changed here at the next start, and nowhere else. */
    origin text collate "C" not null check (origin in ('built-in', 'file', 'admin')),
    /** Misfortunes in a row, and the times that it was set aside since it last drew. */
    failures integer not null default 0,
    trips integer not null default 0,
    set_aside_until timestamptz,
    last_error text,
    last_error_at timestamptz,
    /** What was found when it was last asked. */
    probe jsonb,
    probed_at timestamptz,
    created_at timestamptz not null default now(),
    version integer not null default 1
  )`,
  `insert into engines (id, kind, bots, slots, origin)
    values ('painter', 'painter', array['MID_JOURNEY', 'NIJI_JOURNEY'], 0, 'built-in')`,
  `alter table tasks
    /** One handing over to an engine elsewhere; stored before it hears of it, and known to nobody else. */
    add column attempt_id text collate "C" unique,
    /** Only the engine that is named may draw it. */
    add column pinned boolean not null default false,
    /** Engines that could not be reached with it; none of them is asked again. */
    add column tried text[] not null default '{}'`,
  // Until now there was one engine, and it remembers the pictures that these work on.
  `update tasks set pinned = true where status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'MODAL')
    and parameters ?| array['variation', 'work']`,
  `create index tasks_open_of_engine on tasks (engine) where status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS')`,
  'create index tasks_ended_of_engine on tasks (engine, finish_time) where finish_time is not null',
]

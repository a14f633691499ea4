import { type Kysely, sql } from 'kysely'

/** One statement per table, in plain SQL that PostgreSQL 15 knows. Text that is sorted or compared by machines has the "C" collation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const accounts = [
  `create table users (
    id uuid primary key,
    phone text collate "C" not null unique,
    email text,
    name text not null default '',
    description text not null default '',
    avatar_id uuid,
    password_hash text,
    role text not null default 'user' check (role in ('user', 'admin')),
    theme text not null default 'dark' check (theme in ('dark', 'light', 'auto')),
    language text not null default 'zh-CN' check (language in ('zh-CN', 'zh-TW', 'en-US')),
    mj_remix boolean not null default false,
    niji_remix boolean not null default false,
    banned_at timestamptz,
    created_at timestamptz not null,
    version integer not null default 1
  )`,
  `create table sessions (
    id uuid primary key,
    user_id uuid not null references users,
    token_hash bytea not null unique,
    device text not null,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  'create index sessions_of_user on sessions (user_id) where revoked_at is null',
  `create table login_codes (
    id uuid primary key,
    phone text collate "C" not null,
    purpose text not null check (purpose in ('login', 'reset', 'change')),
    code_hash bytea not null,
    tries integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index login_codes_of_phone on login_codes (phone, purpose, created_at desc)',
]

const company = [
  `create table companies (
    id integer primary key check (id = 1),
    name text not null,
    description text not null,
    keywords text not null,
    is_show_chatgpt boolean not null,
    is_show_discord boolean not null,
    logo text,
    contact text,
    about text
  )`,
  `create table products (
    id uuid primary key,
    /** Stable name for seeding twice. */
    slug text collate "C" not null unique,
    kind text not null check (kind in ('plan', 'credits')),
    title jsonb not null,
    description jsonb not null,
    features jsonb not null,
    credits bigint not null check (credits >= 0),
    concurrency integer not null check (concurrency >= 1),
    relax boolean not null,
    prices jsonb not null,
    recommended boolean not null,
    position integer not null,
    on_sale boolean not null default true
  )`,
  `create table plans (
    id uuid primary key,
    user_id uuid not null references users,
    product_id uuid not null references products,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    check (ends_at > starts_at)
  )`,
  'create index plans_of_user on plans (user_id, ends_at)',
]

const channels = [
  `create table channels (
    id uuid primary key,
    title text not null,
    creator_id uuid not null references users,
    created_at timestamptz not null,
    last_active_at timestamptz not null,
    version integer not null default 1
  )`,
  `create table channel_members (
    channel_id uuid not null references channels on delete cascade,
    user_id uuid not null references users,
    joined_at timestamptz not null,
    primary key (channel_id, user_id)
  )`,
  'create index channels_of_user on channel_members (user_id)',
]

const media = [
  `create table images (
    id uuid primary key,
    owner_id uuid not null references users,
    /** Name of the bytes in storage; two rows may share them. */
    sha256 text collate "C" not null,
    width integer not null,
    height integer not null,
    bytes bigint not null,
    mime text collate "C" not null,
    thumbhash text collate "C" not null,
    created_at timestamptz not null
  )`,
  'create index images_of_bytes on images (sha256)',
]

const drawing = [
  `create table tasks (
    id uuid primary key,
    channel_id uuid not null references channels,
    user_id uuid not null references users,
    bot_type text collate "C" not null check (bot_type in ('MID_JOURNEY', 'NIJI_JOURNEY')),
    action text collate "C" not null,
    status text collate "C" not null
      check (status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'MODAL', 'SUCCESS', 'FAILURE', 'CANCEL')),
    progress integer not null default 0 check (progress between 0 and 100),
    prompt text not null,
    final_prompt text not null,
    mode text collate "C" not null check (mode in ('FAST', 'RELAX', 'TURBO')),
    model_version text collate "C" not null,
    aspect_ratio text collate "C" not null,
    seed bigint,
    parent_id uuid references tasks,
    index integer check (index between 1 and 4),
    grid_id uuid references images,
    image_ids uuid[] not null default '{}',
    base_image_ids uuid[] not null default '{}',
    prompts text[] not null default '{}',
    not_drawn text[] not null default '{}',
    /** What the engine needs to work on with each picture, in the order of image_ids. */
    recipes jsonb not null default '[]',
    /** Numbers and words of the order that are not columns of their own. */
    parameters jsonb not null default '{}',
    fail_reason text collate "C",
    fail_detail text,
    cost bigint not null check (cost >= 0),
    engine text collate "C" not null,
    submit_time timestamptz not null,
    start_time timestamptz,
    finish_time timestamptz,
    version integer not null default 1,
    /** Grows with each claim; a worker that names an older one writes nothing. */
    epoch integer not null default 0,
    /** nodeId:pid:slot of the worker that holds it. */
    lease_owner text collate "C",
    lease_until timestamptz,
    /** Crashes in a row, without progress between them. */
    attempts integer not null default 0,
    ticket jsonb,
    deadline_at timestamptz not null,
    /** Number of the claim among all claims: tells who was served last. */
    turn bigint
  )`,
  'create sequence drawing_turns',
  'create index tasks_turn on tasks (user_id, turn desc) where turn is not null',
  // Pressing U again finds the picture that is there.
  `create unique index tasks_one_upscale on tasks (parent_id, index) where action = 'UPSCALE'`,
  `create index tasks_drawn on tasks (finish_time desc) where status = 'SUCCESS' and action <> 'UPSCALE'`,
  'create index tasks_of_channel on tasks (channel_id, id desc)',
  'create index tasks_of_parent on tasks (parent_id)',
  `create index tasks_open on tasks (user_id, id)
    where status in ('NOT_START', 'SUBMITTED', 'IN_PROGRESS', 'MODAL')`,
  `create table idempotency_keys (
    user_id uuid not null references users,
    key text collate "C" not null,
    request_hash text collate "C" not null,
    answer jsonb not null,
    created_at timestamptz not null,
    primary key (user_id, key)
  )`,
]

const ledger = [
  `create table ledger_accounts (
    id bigint generated always as identity primary key,
    /** Null for the platform's own. */
    owner_id uuid references users,
    kind text collate "C" not null check (kind in ('available', 'held', 'revenue', 'promo')),
    balance bigint not null default 0,
    unique nulls not distinct (owner_id, kind),
    check (owner_id is null or balance >= 0),
    check ((owner_id is null) = (kind in ('revenue', 'promo')))
  )`,
  `insert into ledger_accounts (kind) values ('revenue'), ('promo')`,
  `create table ledger_transactions (
    id uuid primary key,
    /** One act has one key: grant:<why>, hold:<task>, and settle:<task> for capture and release, which exclude one another. */
    key text collate "C" not null unique,
    kind text collate "C" not null check (kind in ('grant', 'hold', 'capture', 'release')),
    task_id uuid,
    reason text not null,
    created_at timestamptz not null
  )`,
  'create index ledger_transactions_of_task on ledger_transactions (task_id)',
  `create table ledger_entries (
    /** Grows in the order in which the account changed: it is given under the account's row lock. */
    id bigint generated always as identity primary key,
    transaction_id uuid not null references ledger_transactions,
    account_id bigint not null references ledger_accounts,
    /** Credits; what comes in is positive. */
    amount bigint not null check (amount <> 0),
    /** Of the account, after this entry. */
    balance bigint not null
  )`,
  'create index ledger_entries_of_account on ledger_entries (account_id, id desc)',
  'create index ledger_entries_of_transaction on ledger_entries (transaction_id)',
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name; end $$`,
  `create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
    for each statement execute function refuse_change()`,
  `create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
    for each statement execute function refuse_change()`,
]

const live = [
  `create table live_rooms (
    /** channel:<id> or user:<id>. */
    room text collate "C" primary key,
    /** Last number given; the row lock makes numbers grow in commit order. */
    seq bigint not null
  )`,
  `create table live_frames (
    room text collate "C" not null,
    seq bigint not null,
    frame jsonb not null,
    created_at timestamptz not null,
    primary key (room, seq)
  )`,
  'create index live_frames_by_age on live_frames (created_at)',
  `create table live_tickets (
    ticket_hash bytea primary key,
    user_id uuid not null references users,
    session_id uuid not null references sessions,
    expires_at timestamptz not null
  )`,
]

const statements = [...accounts, ...company, ...channels, ...media, ...drawing, ...ledger, ...live].map((statement) =>
  statement.replace(/\/\*\*[^]*?\*\//g, ''),
)

import { type Kysely, sql } from 'kysely'

/** Messages beside the drawings, what each has seen of a channel, and who is here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table chat_messages (
    id uuid primary key,
    channel_id uuid not null references channels on delete cascade,
    author_id uuid not null references users,
    kind text not null check (kind in ('text', 'system')),
    content text not null check (char_length(content) between 1 and 4000),
    using_context boolean not null default false,
    created_at timestamptz not null
  )`,
  'create index chat_messages_of_channel on chat_messages (channel_id, id)',
  'alter table channel_members add column read_up_to uuid, add column cleared_up_to uuid',
  /** Everyone has seen what was there before anything was counted. */
  `update channel_members set read_up_to =
    (select id from tasks where tasks.channel_id = channel_members.channel_id order by id desc limit 1)`,
  /** Unlogged: after a crash of the database nobody in it counts as here. */
  `create unlogged table presences (
    user_id uuid not null,
    process_id text collate "C" not null,
    seen_at timestamptz not null,
    primary key (user_id, process_id)
  )`,
]

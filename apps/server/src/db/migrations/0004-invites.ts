import { type Kysely, sql } from 'kysely'

/** Invites of channels, who was put out, and channels that have ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  /** Its tasks stay for whoever drew them, so the row stays too. */
  'alter table channels add column deleted_at timestamptz',
  `create table invites (
    channel_id uuid primary key references channels on delete cascade,
    code text collate "C" not null unique,
    created_at timestamptz not null,
    /** Null: never. */
    expires_at timestamptz
  )`,
  `create table removals (
    channel_id uuid not null references channels on delete cascade,
    user_id uuid not null references users,
    /** Rows live until the channel's next invite is made, which lets them in again. */
    removed_at timestamptz not null,
    primary key (channel_id, user_id)
  )`,
]

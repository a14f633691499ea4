import { type Kysely, sql } from 'kysely'

/** Who asked for a code has guesses of their own at it, and a device that signed in before has codes of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement.replace(/\/\*\*[^]*?\*\//g, '')).execute(db)
}

const statements = [
  `alter table login_codes
    /** Hash of the device or the person that asked; empty: not known. */
    add column asker bytea not null default '',
    /** Guesses of whoever asked; those of everybody else are \`tries\`. */
    add column own_tries integer not null default 0,
    /** Asked for from a device that had signed in with this phone, or by its owner's session. */
    add column by_owner boolean not null default false`,
  `create table known_devices (
    user_id uuid not null references users,
    /** Hash of the value that the device keeps. */
    device bytea not null,
    seen_at timestamptz not null,
    primary key (user_id, device)
  )`,
  'create index known_devices_by_age on known_devices (seen_at)',
]

import { type Kysely, sql } from 'kysely'

/** Every process of the installation, renewed every few seconds. Unlogged: after a crash of the database each writes its row anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table processes (
    id uuid primary key,
    node_id text collate "C" not null,
    host text not null,
    pid integer not null,
    role text not null check (role in ('all', 'web', 'worker')),
    version text not null,
    engines text[],
    local_slots integer not null,
    started_at timestamptz not null,
    seen_at timestamptz not null,
    stopped_at timestamptz
  )`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** Who takes jobs and when it was last alive. Unlogged: after a crash of the database nobody in it counts as alive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table job_workers (
    id text collate "C" primary key,
    seen_at timestamptz not null
  )`.execute(db)
}

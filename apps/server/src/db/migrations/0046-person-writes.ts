import { type Kysely, sql } from 'kysely'

/** How far a replica must be for each person, see replica/. Unlogged: a change costs no flush, and a crash is noticed by what is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table person_writes (
    user_id uuid primary key,
    position bigint not null
  )`.execute(db)
}

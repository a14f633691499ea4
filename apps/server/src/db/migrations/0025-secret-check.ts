import { type Kysely, sql } from 'kysely'

/** One text that only the right SECRET_KEY opens, so that a wrong one is found before it does harm. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table secret_checks (
    id integer primary key check (id = 1),
    sealed text collate "C" not null
  )`.execute(db)
}

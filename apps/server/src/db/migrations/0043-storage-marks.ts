import { type Kysely, sql } from 'kysely'

/** What stands beside the pictures of this database, so that a server with those of another is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table storage_marks (
    id integer primary key check (id = 1),
    mark text collate "C" not null
  )`.execute(db)
}

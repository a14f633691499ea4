import { type Kysely, sql } from 'kysely'

/** Claims are given back one by one when their rows are written, so that what is deleted soon after it was drawn can go at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table blob_claims add column count integer not null default 1`.execute(db)
}

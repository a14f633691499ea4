import { type Kysely, sql } from 'kysely'

/** Bytes that one of several processes has put and is about to name; unlogged, because a crash of the database ends those acts too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create unlogged table blob_claims (
        sha256 text collate "C" primary key,
        claimed_at timestamptz not null
      )`,
    )
    .execute(db)
}

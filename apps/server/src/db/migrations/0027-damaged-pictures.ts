import { type Kysely, sql } from 'kysely'

/** Pictures whose bytes are not what they were, or are gone: nothing is drawn from them, and somebody has to restore them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table images add column damaged_at timestamptz`.execute(db)
  await sql`create index images_damaged on images (sha256) where damaged_at is not null`.execute(db)
}

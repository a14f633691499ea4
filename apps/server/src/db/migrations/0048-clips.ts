import { type Kysely, sql } from 'kysely'

/** Clips are rows of `images` that last; a task names its own. What an operator lets people have made beside pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table images add column duration_ms integer`.execute(db)
  await sql`alter table tasks add column media_ids uuid[] not null default '{}'`.execute(db)
  await sql`alter table companies add column media text[] not null default '{video,music,dance}'`.execute(db)
}

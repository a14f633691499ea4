import { type Kysely, sql } from 'kysely'

/** What each picture of a task does not show of the words; `not_drawn` is what any of them lacks. Empty for those from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tasks add column pictures_not_drawn jsonb not null default '[]'`.execute(db)
}

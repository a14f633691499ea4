import { type Kysely, sql } from 'kysely'

/** Where the call that sent a task stands in its trace, so that whoever draws it can go on there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tasks add column trace text`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/** Which button of its parent a task came from. Tasks from before have none, so their parents' buttons look as if never pressed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tasks add column pressed text`.execute(db)
}

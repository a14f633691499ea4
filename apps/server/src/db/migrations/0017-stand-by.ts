import { type Kysely, sql } from 'kysely'

/** Engines that draw only what no other can take just now; the painter is one from here on, unless its operator gave it a weight. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table engines drop constraint engines_weight_check, add check (weight between 0 and 100)`.execute(db)
  await sql`update engines set weight = 0, version = version + 1 where origin = 'built-in' and weight = 1`.execute(db)
}

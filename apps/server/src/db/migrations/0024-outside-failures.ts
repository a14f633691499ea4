import { type Kysely, sql } from 'kysely'

/** Who of those that we depend on has failed us since their last success, for operators to hear of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table outside_failures (
    service text collate "C" primary key,
    failures integer not null,
    since timestamptz not null,
    last_at timestamptz not null,
    reason text not null
  )`.execute(db)
}

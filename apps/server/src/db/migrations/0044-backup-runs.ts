import { type QueryExecutorProvider, sql } from 'kysely'

/** What the schedule of backups has made, so that every process knows when the last one was whole. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table backup_runs (
      id uuid primary key,
      file text not null,
      started_at timestamptz not null,
      ended_at timestamptz,
      bytes bigint,
      pictures bigint,
      missing bigint,
      failure text,
      removed_at timestamptz
    )`.execute(db)
  await sql`create index on backup_runs (started_at)`.execute(db)
}

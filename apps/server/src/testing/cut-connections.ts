import { sql } from 'kysely'
import type { Db } from '../db/open.ts'

/** As a database that goes away for a moment would. */
export async function cutConnections(db: Db): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`.execute(db)
}

/** Only those of this database that are in the middle of a transaction: as a server that dies there would leave them. */
export async function cutTransactions(db: Db): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and datname = current_database() and state like 'idle in transaction%'
  `.execute(db)
}

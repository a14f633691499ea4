import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './open.ts'

/** A short name that every process on this database finds, and those on another do not. */
export async function nameDatabase(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select system_identifier || '/' || current_database() as name from pg_control_system()
  `.execute(db)
  return createHash('sha256').update(String(rows[0]?.name)).digest('hex').slice(0, 16)
}

import type { Selectable } from 'kysely'
import type { Db } from '../../db/open.ts'
import type { Database } from '../../db/tables.ts'

export type AuditRow = Selectable<Database['audit_log']>

/** Newest first. */
export async function listAudit(db: Db, before: string | undefined, limit: number): Promise<AuditRow[]> {
  return db
    .selectFrom('audit_log')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

import { sql } from 'kysely'
import type { Db } from '../db/open.ts'

/** How many rows each table has, ours and the job queue's: a refusal changes none of them. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select table_schema || '.' || table_name as name,
      (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', table_schema, table_name),
        false, true, '')))[1]::text::int as count
    from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
    order by 1
  `.execute(db)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

import { sql } from 'kysely'
import type { Db } from '../db/open.ts'

/** Tells each table's rows from any others: what changes nothing leaves all of these alone. */
export async function fingerprintRows(db: Db): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' order by 1
  `.execute(db)
  const prints = tables.rows.map(({ name }) => {
    const table = sql.table(name)
    return sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${table} t`
  })
  const { rows } = await sql<{ name: string; print: string }>`${sql.join(prints, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
}

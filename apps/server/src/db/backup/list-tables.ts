import type pg from 'pg'

export interface BackupTable {
  name: string
  columns: string[]
}

/** Our logged tables, each after those that it references, except for deferrable references. */
export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { needs: string[] }>(`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid and not k.condeferrable) as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname not like 'kysely\\_%'
    order by c.relname collate "C"`)
  const ordered: BackupTable[] = []
  const waiting = new Set(rows)
  while (waiting.size > 0) {
    const next = [...waiting].find(({ needs }) => needs.every((need) => ordered.some(({ name }) => name === need)))
    if (!next)
      throw new Error(`tables refer to each other in a circle: ${[...waiting].map(({ name }) => name).join(', ')}`)
    waiting.delete(next)
    ordered.push({ name: next.name, columns: next.columns })
  }
  return ordered
}

/** `"users" ("id", "phone")`, as COPY wants it. */
export function copyTarget(client: pg.ClientBase, { name, columns }: BackupTable): string {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  return `public.${client.escapeIdentifier(name)} (${list})`
}

import type pg from 'pg'

/** Set identity sequences past the highest restored value. */
export async function continueCounters(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence, c.relname as table, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`)
  for (const { sequence, table, column } of rows) {
    const [id, from] = [client.escapeIdentifier(column), client.escapeIdentifier(table)]
    await client.query(`select setval($1, (select coalesce(max(${id}), 0) + 1 from public.${from}), false)`, [sequence])
  }
}

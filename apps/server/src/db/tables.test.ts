import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { type DeclaredColumn, readRowTypes } from '../testing/read-row-types.ts'
import type { Db } from './open.ts'

let db: Db
let declared: Map<string, Map<string, DeclaredColumn>>
beforeAll(async () => {
  db = await openTestDatabase()
  declared = readRowTypes()
}, 60_000)

interface Column {
  table: string
  column: string
  /** PostgreSQL's own name of the type; that of an array begins with `_`. */
  type: string
  isNullable: boolean
  /** An insert may leave it out. */
  isOptional: boolean
}

async function listColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column", udt_name as type, is_nullable = 'YES' as "isNullable",
      is_nullable = 'YES' or column_default is not null or is_identity = 'YES'
        or is_generated = 'ALWAYS' as "isOptional"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name !~ '^kysely_migration'
    order by 1, 2`.execute(db)
  return rows
}

/** What `column-types.ts` and the driver make of a column. */
const KINDS: Readonly<Record<string, string>> = {
  ...{
    uuid: 'string',
    text: 'string',
    date: 'string',
    bool: 'boolean',
    timestamptz: 'Date',
    bytea: 'Buffer',
    jsonb: 'json',
  },
  ...{ int2: 'number', int4: 'number', int8: 'number', float4: 'number', float8: 'number' },
  ...{ _uuid: 'string[]', _text: 'string[]', _int8: 'number[]', _int4: 'number[]' },
}

const namesOf = (columns: readonly Column[]) => columns.map(({ table, column }) => `${table}.${column}`)

test('every table and column of the migrated database is declared, and nothing else is', async () => {
  const written = [...declared].flatMap(([table, columns]) => [...columns.keys()].map((column) => `${table}.${column}`))
  expect(written.sort()).toEqual(namesOf(await listColumns()).sort())
})

test('each column is declared as what is read from it, null where it may be null', async () => {
  const columns = await listColumns()
  const real = columns.map(({ table, column, type, isNullable }) => {
    // A list of words may be kept as JSON.
    const kind = KINDS[type] ?? type
    const said = declared.get(table)?.get(column)?.kind
    return `${table}.${column}: ${kind === 'json' && said?.endsWith('[]') ? said : kind}${isNullable ? ' | null' : ''}`
  })
  const said = columns.map(({ table, column }) => {
    const one = declared.get(table)?.get(column)
    return `${table}.${column}: ${one?.kind}${one?.isNullable ? ' | null' : ''}`
  })
  expect(said).toEqual(real)
})

test('an insert may leave out only what the database fills in', async () => {
  const wrong = (await listColumns()).filter(
    ({ table, column, isOptional }) => !isOptional && declared.get(table)?.get(column)?.isOptional,
  )
  expect(namesOf(wrong)).toEqual([])
})

test('where the database allows certain words only, those are declared, and no other', async () => {
  const { rows } = await sql<{ table: string; column: string; check: string }>`
    select conrelid::regclass::text as "table", attname as "column", pg_get_constraintdef(c.oid) as check
    from pg_constraint c join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace order by 1, 2`.execute(db)
  const checked = rows.filter(({ check }) => /= ANY \(\(?ARRAY\[/.test(check) && !/ OR | AND /.test(check))
  expect(checked.length).toBeGreaterThan(10)
  for (const { table, column, check } of checked) {
    const allowed = [...check.matchAll(/'([^']*)'/g)].map(([, word]) => word ?? '').sort()
    expect({ table, column, values: declared.get(table)?.get(column)?.values }).toEqual({
      table,
      column,
      values: allowed,
    })
  }
})

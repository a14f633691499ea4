import pg from 'pg'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { migrations } from '../known-migrations.ts'
import { type Migrations, migrate } from '../migrate.ts'
import { type DbOptions, openDb, toClientConfig } from '../open.ts'
import {
  type Counts,
  ending,
  heading,
  type Lines,
  readJson,
  requireSame,
  rowsOf,
  splitLines,
  tableLine,
} from './backup-lines.ts'
import { continueCounters } from './continue-counters.ts'
import { CopyIn } from './copy-in.ts'
import { copyTarget, listTables } from './list-tables.ts'

/**
 * Restore the rows of this release or an older one, as `readRows` gave them, into an empty database, in one transaction. Returns
 * the row count of each table.
 *
 * @throws StartupProblem when the database holds accounts, or the rows are of a newer release
 * @throws RowsFault, SyntaxError, ZodError when they are cut or none
 */
export async function restoreRows(server: DbOptions['server'], bytes: AsyncIterable<Uint8Array>): Promise<Counts> {
  const lines = splitLines(bytes)
  const { migrations: made } = heading.parse(await readJson(lines))
  await migrateTo(server, selectMigrations(made))
  const counts = await fillTables(server, lines)
  await migrateTo(server, migrations)
  return counts
}

/** @throws StartupProblem when the database is in use, which is when it has an account; nothing is changed */
export async function requireUnused(server: DbOptions['server']): Promise<void> {
  const client = new pg.Client(toClientConfig(server))
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ found: boolean }>(`select to_regclass('public.users') is not null as found`)
    if (rows[0]?.found) await requireNoAccount(client)
  } finally {
    await client.end()
  }
}

/** @throws StartupProblem when one of these is unknown here */
export function requireKnown(names: readonly string[]): void {
  selectMigrations(names)
}

async function fillTables(server: DbOptions['server'], lines: Lines): Promise<Counts> {
  const client = new pg.Client(toClientConfig(server))
  client.on('error', () => undefined) // a cut connection fails the statement that runs
  await client.connect()
  try {
    await client.query('begin')
    // Tables that refer to each other are whole only when both are in.
    await client.query('set constraints all deferred')
    await emptyUnused(client)
    const counts = await copyTables(client, lines)
    await continueCounters(client)
    await client.query('commit')
    return counts
  } finally {
    await client.end()
  }
}

async function copyTables(client: pg.Client, lines: Lines): Promise<Counts> {
  const counts: Counts = {}
  for (;;) {
    const line = await readJson(lines)
    const end = ending.safeParse(line).data
    if (end) {
      requireSame(counts, end.rows)
      return counts
    }
    const { table, columns } = tableLine.parse(line)
    const statement = `copy ${copyTarget(client, { name: table, columns })} from stdin`
    counts[table] = await client.query(new CopyIn(statement, rowsOf(lines))).done
  }
}

async function requireNoAccount(client: pg.Client): Promise<void> {
  const { rowCount: used } = await client.query('select 1 from public.users limit 1')
  if (used === 0) return
  throw new StartupProblem('The database already holds accounts: restore into a new data folder or an empty database.')
}

/** Seed rows written by migrations are replaced. */
async function emptyUnused(client: pg.Client): Promise<void> {
  await requireNoAccount(client)
  for (const { name } of (await listTables(client)).reverse()) {
    const table = `public.${client.escapeIdentifier(name)}`
    // Append-only tables reject DELETE even when they are empty.
    const { rowCount } = await client.query(`select 1 from ${table} limit 1`)
    if (rowCount !== 0) await client.query(`delete from ${table}`)
  }
}

async function migrateTo(server: DbOptions['server'], migrations: Migrations): Promise<void> {
  const db = openDb({ server, maxConnections: 1 })
  try {
    await migrate(db, migrations)
  } finally {
    await db.destroy()
  }
}

function selectMigrations(names: readonly string[]): Migrations {
  const selected = names.map((name) => {
    const migration = migrations[name]
    if (!migration)
      throw new StartupProblem(`The backup is of a newer release (${name}): restore it with that release.`)
    return [name, migration] as const
  })
  return Object.fromEntries(selected)
}

import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { migrations } from '../known-migrations.ts'
import { type Migrations, migrate } from '../migrate.ts'
import { type DbOptions, openDb, toClientConfig } from '../open.ts'
import { END_OF_ROWS, ending, heading, splitLines, tableLine } from './backup-lines.ts'
import { continueCounters } from './continue-counters.ts'
import { CopyIn } from './copy-in.ts'
import { copyTarget, listTables } from './list-tables.ts'

type Lines = AsyncGenerator<string, undefined>
type Counts = Record<string, number>

/**
 * Restore a backup of this release or an older one into an empty database, in one transaction. Returns the row count of each
 * table.
 *
 * @throws StartupProblem when the database holds rows, or the file is cut, foreign or of a newer release
 */
export async function restoreBackup(server: DbOptions['server'], file: string): Promise<Counts> {
  try {
    return await pipeline(createReadStream(file), createGunzip(), (bytes) => restoreLines(server, splitLines(bytes)))
  } catch (error) {
    if (!isFileFault(error)) throw error
    throw new StartupProblem(`${file} is not a complete backup (${error.message}): choose another one.`, {
      cause: error,
    })
  }
}

async function restoreLines(server: DbOptions['server'], lines: Lines): Promise<Counts> {
  const { migrations: made } = heading.parse(await readJson(lines))
  await migrateTo(server, selectMigrations(made))
  const counts = await fillTables(server, lines)
  await migrateTo(server, migrations)
  return counts
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

async function* rowsOf(lines: Lines): AsyncGenerator<string> {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new FileFault('it ends in the middle of a table')
    if (value === END_OF_ROWS) return
    yield value
  }
}

async function readJson(lines: Lines): Promise<unknown> {
  const { value, done } = await lines.next()
  if (done) throw new FileFault('it ends too early')
  return JSON.parse(value)
}

/** A database in use has an account. Seed rows written by migrations are replaced. */
async function emptyUnused(client: pg.Client): Promise<void> {
  const { rowCount: used } = await client.query('select 1 from users limit 1')
  if (used !== 0) {
    throw new StartupProblem(
      'The database already holds accounts: restore into a new data folder or an empty database.',
    )
  }
  for (const { name } of (await listTables(client)).reverse()) {
    const table = `public.${client.escapeIdentifier(name)}`
    // Append-only tables reject DELETE even when they are empty.
    const { rowCount } = await client.query(`select 1 from ${table} limit 1`)
    if (rowCount !== 0) await client.query(`delete from ${table}`)
  }
}

function requireSame(counts: Counts, expected: Counts): void {
  for (const [table, rows] of Object.entries(expected)) {
    if (counts[table] !== rows) throw new FileFault(`it says ${rows} ${table} and holds ${counts[table] ?? 0}`)
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

function selectMigrations(names: string[]): Migrations {
  const selected = names.map((name) => {
    const migration = migrations[name]
    if (!migration)
      throw new StartupProblem(`The backup is of a newer release (${name}): restore it with that release.`)
    return [name, migration] as const
  })
  return Object.fromEntries(selected)
}

class FileFault extends Error {
  override name = 'FileFault'
}

/** Whether an error means that the file is truncated or not a backup (zlib, JSON or schema errors). */
function isFileFault(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const isZlib = 'code' in error && String(error.code).startsWith('Z_')
  return isZlib || ['FileFault', 'SyntaxError', 'ZodError'].includes(error.name)
}

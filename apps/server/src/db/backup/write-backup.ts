import { createWriteStream, renameSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import type { z } from 'zod'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { type DbOptions, toClientConfig } from '../open.ts'
import { END_OF_ROWS, type ending, type heading, type tableLine } from './backup-lines.ts'
import { CopyOut } from './copy-out.ts'
import { copyTarget, listTables } from './list-tables.ts'

/**
 * Write a consistent snapshot of all tables to `file` while the server keeps running; the file appears only when complete.
 * Pictures are not included. Returns the row count of each table.
 *
 * @throws StartupProblem when the server never used this database
 */
export async function writeBackup(server: DbOptions['server'], file: string): Promise<Record<string, number>> {
  const client = new pg.Client(toClientConfig(server))
  client.on('error', () => undefined) // a cut connection fails the statement that runs
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    const counts: Record<string, number> = {}
    await pipeline(
      readDatabase(client, counts),
      createGzip(),
      createWriteStream(`${file}.new`, { mode: 0o600, flush: true }),
    )
    renameSync(`${file}.new`, file)
    return counts
  } finally {
    await client.end()
  }
}

async function* readDatabase(client: pg.Client, counts: Record<string, number>): AsyncGenerator<string | Buffer> {
  const { rows: found } = await client.query(`select 1 where to_regclass('public.kysely_migration') is not null`)
  if (found.length === 0) throw new StartupProblem('The database is empty: start the server once, or check DATA_DIR.')
  const { rows: made } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name collate "C"',
  )
  yield line({ easelBackup: 1, migrations: made.map(({ name }) => name) } satisfies z.infer<typeof heading>)
  for (const table of await listTables(client)) {
    yield line({ table: table.name, columns: table.columns } satisfies z.infer<typeof tableLine>)
    const rows = client.query(new CopyOut(`copy ${copyTarget(client, table)} to stdout`))
    yield* rows
    counts[table.name] = rows.rowCount
    yield `${END_OF_ROWS}\n`
  }
  yield line({ rows: counts } satisfies z.infer<typeof ending>)
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`
}

import pg from 'pg'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { type DbOptions, toClientConfig } from '../open.ts'
import { splitLines } from './backup-lines.ts'
import { CopyOut } from './copy-out.ts'
import { readRows } from './read-rows.ts'

/** The database as it was at one instant. It keeps PostgreSQL from clearing away old rows: close it soon. */
export interface Snapshot {
  migrations: string[]
  /** Of the pictures that rows name, each counted once. */
  pictures: { count: number; bytes: number }
  readRows(): AsyncIterable<string | Buffer>
  /** By their names. */
  listPictures(): AsyncIterable<{ sha256: string; bytes: number }>
  close(): Promise<void>
}

const NAMED = 'select sha256, max(bytes) as bytes from images group by sha256'

/** @throws StartupProblem when no server has ever used this database */
export async function openSnapshot(server: DbOptions['server']): Promise<Snapshot> {
  const client = new pg.Client(toClientConfig(server))
  client.on('error', () => undefined) // a cut connection fails the statement that runs
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const migrations = await listMigrations(client)
    const { rows } = await client.query<{ count: string; bytes: string }>(
      `select count(*), coalesce(sum(bytes), 0) as bytes from (${NAMED}) as named`,
    )
    return {
      migrations,
      pictures: { count: Number(rows[0]?.count), bytes: Number(rows[0]?.bytes) },
      readRows: () => readRows(client, migrations),
      listPictures: () => listPictures(client),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(`select 1 where to_regclass('public.kysely_migration') is not null`)
  if (found.length === 0) throw new StartupProblem('The database is empty: start the server once, or check DATA_DIR.')
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name collate "C"')
  return rows.map(({ name }) => name)
}

async function* listPictures(client: pg.Client): AsyncGenerator<{ sha256: string; bytes: number }> {
  const copy = client.query(new CopyOut(`copy (${NAMED} order by sha256 collate "C") to stdout`))
  for await (const line of splitLines(copy)) {
    const [sha256 = '', bytes] = line.split('\t')
    yield { sha256, bytes: Number(bytes) }
  }
}

import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { StartupProblem } from '../platform/startup-problem.ts'
import { columnTypes } from './column-types.ts'
import { prepareStatements } from './prepared-statements.ts'
import type { Database } from './tables.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

export interface DbOptions {
  server: { connectionString: string } | { connection: ServerConnection }
  maxConnections: number
  /** Time to wait for a connection; default 5 s. */
  connectMs?: number
}

/** What the embedded PostgreSQL answers with; no password, because its socket is private. */
export interface ServerConnection {
  host: string
  port: number
  user: string
  database: string
}

const CONNECT_MS = 5_000
const STATEMENT_MS = 30_000
const IDLE_IN_TRANSACTION_MS = 60_000
const IDLE_CONNECTION_MS = 60_000
/** As PostgreSQL counts: major times 10,000. */
const OLDEST_SERVER = 150_000

/** A pool of connections; the first is made when it is needed. Close it with `db.destroy()`. */
export function openDb({ server, maxConnections, connectMs = CONNECT_MS }: DbOptions): Db {
  const pool = new pg.Pool({
    ...toClientConfig(server),
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: 'easel',
    keepAlive: true,
    types: columnTypes,
  })
  // The pool replaces a broken connection, and the waiting query gets the error. Without a listener the 'error' event would end
  // the process, both for idle connections (pool event) and for those in use (client event).
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('connect', prepareStatements)
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/** Options for a separate client to the same server. */
export function toClientConfig(server: DbOptions['server']): pg.ClientConfig {
  return 'connection' in server ? server.connection : server
}

/** @throws Error when the database does not answer */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** @throws StartupProblem when no server answers, or it is older than PostgreSQL 15 */
export async function requireSupportedServer(db: Db, oldest = OLDEST_SERVER): Promise<void> {
  const { number, name } = await readServerVersion(db)
  if (number >= oldest) return
  throw new StartupProblem(
    `DATABASE_URL names a PostgreSQL ${name}: use PostgreSQL 15 or newer, or leave DATABASE_URL out for the built-in one.`,
  )
}

async function readServerVersion(db: Db): Promise<{ number: number; name: string }> {
  try {
    const { rows } = await sql<{ number: number; name: string }>`
      select current_setting('server_version_num')::int as number, current_setting('server_version') as name
    `.execute(db)
    return rows[0] ?? { number: 0, name: 'of unknown version' }
  } catch (error) {
    throw new StartupProblem(
      `The database does not answer (${reasonOf(error)}): check DATABASE_URL, or leave it out for the built-in PostgreSQL.`,
      { cause: error },
    )
  }
}

/** For a host with several addresses the driver throws an AggregateError without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

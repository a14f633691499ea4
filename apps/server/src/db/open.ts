import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { columnTypes } from './column-types.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import type { Traces } from '../platform/traces/traces.ts'
import { carryLimits, type Limits } from './pooled-client.ts'
import { prepareStatements } from './prepared-statements.ts'
import type { Database } from './tables.ts'
import { waitForRoom } from './wait-for-room.ts'
import { traceStatements } from './trace-statements.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

export interface DbOptions {
  server: { connectionString: string; isPooler?: boolean } | { connection: ServerConnection }
  maxConnections: number
  /** Time to wait for a connection; default 5 s. */
  connectMs?: number
  limits?: Limits
  /** A connection that says nothing for so long is given up; by default the server's own limit ends a statement. */
  answerMs?: number
  /** Statements of what is traced are told there. */
  traces?: Traces
}

/** What the embedded PostgreSQL answers with; no password, because its socket is private. */
export interface ServerConnection {
  host: string
  port: number
  user: string
  database: string
}

const CONNECT_MS = 5_000
const LIMITS: Limits = { statementMs: 30_000, idleInTransactionMs: 60_000 }
const IDLE_CONNECTION_MS = 60_000

/** As PostgreSQL counts: major times 10,000. */
const OLDEST_SERVER = 150_000

/** A pool of connections; the first is made when it is needed. Close it with `db.destroy()`. */
export function openDb({
  server,
  maxConnections,
  connectMs = CONNECT_MS,
  limits = LIMITS,
  answerMs,
  traces,
}: DbOptions): Db {
  const isPooler = 'isPooler' in server && server.isPooler
  const pool = new pg.Pool({
    ...toClientConfig(server),
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    ...(isPooler ? { pipeline: true } : ofSession(limits)),
    application_name: 'easel',
    ...(answerMs !== undefined && { query_timeout: answerMs }),
    keepAlive: true,
    types: columnTypes,
  })
  // The pool replaces a broken connection, and the waiting query gets the error. Without a listener the 'error' event would end
  // the process, both for idle connections (pool event) and for those in use (client event).
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  waitForRoom(pool, connectMs)
  pool.on('connect', isPooler ? (client) => carryLimits(client, limits) : prepareStatements)
  const log = traces?.isOn ? { log: traceStatements(traces) } : {}
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...log })
}

function ofSession({ statementMs, idleInTransactionMs }: Limits): pg.PoolConfig {
  return { statement_timeout: statementMs, idle_in_transaction_session_timeout: idleInTransactionMs }
}

/** Options for a separate client to the same server. */
export function toClientConfig(server: DbOptions['server']): pg.ClientConfig {
  return 'connection' in server ? server.connection : { connectionString: server.connectionString }
}

/** @throws Error when the database does not answer */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** @throws StartupProblem when no server answers, it is older than PostgreSQL 15, or a pooler answers that was taken for it */
export async function requireSupportedServer(
  db: Db,
  { oldest = OLDEST_SERVER, setting = 'DATABASE_URL' } = {},
): Promise<void> {
  const { number, name, statementTimeout } = await readServer(db, setting)
  if (number < oldest) {
    throw new StartupProblem(
      `${setting} names a PostgreSQL ${name}: use PostgreSQL 15 or newer, or leave DATABASE_URL out for the built-in one.`,
    )
  }
  // Each connection of ours asks for a limit; a pooler that was told to ignore what it does not know gives none.
  if (statementTimeout === '0') throw new StartupProblem(sayPooler(setting))
}

async function readServer(
  db: Db,
  setting: string,
): Promise<{ number: number; name: string; statementTimeout: string }> {
  try {
    const { rows } = await sql<{ number: number; name: string; statementTimeout: string }>`
      select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
        current_setting('statement_timeout') as "statementTimeout"
    `.execute(db)
    return rows[0] ?? { number: 0, name: 'of unknown version', statementTimeout: '' }
  } catch (error) {
    // PgBouncer refuses whatever it does not know.
    if (/unsupported startup parameter/.test(reasonOf(error)))
      throw new StartupProblem(sayPooler(setting), { cause: error })
    throw new StartupProblem(
      `The database does not answer (${reasonOf(error)}): check ${setting}, or leave DATABASE_URL out for the built-in PostgreSQL.`,
      { cause: error },
    )
  }
}

function sayPooler(setting: string): string {
  return (
    `${setting} names a pooler: name PostgreSQL itself in DATABASE_LISTEN_URL; ` +
    'beside it DATABASE_URL may name a pooler in transaction mode.'
  )
}

/** For a host with several addresses the driver throws an AggregateError without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

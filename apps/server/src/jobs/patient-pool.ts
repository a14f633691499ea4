import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type DbOptions, toClientConfig } from '../db/open.ts'

const CONNECTIONS = 3
const RECONNECT_MS = 200
/** SQLSTATE cannot_connect_now, after which the queue retries; it does so for hardly any other. */
const TRY_AGAIN = '57P03'
/** SQLSTATEs for a server shutdown or a terminated connection. */
const ENDS = /^57P0[1-3]$/

export function openPool(server: DbOptions['server']): pg.Pool {
  const pool = new pg.Pool({
    ...toClientConfig(server),
    max: CONNECTIONS,
    application_name: 'easel jobs',
  })
  // The pool replaces a broken idle connection; without a listener this event would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * The queue records a job's end without handling errors, and the unhandled rejection would end the server. So requests for a
 * connection wait until the database is back or the runner closes, and queries on a broken connection are told to retry.
 */
export function waitForDatabase(pool: pg.Pool, closing: AbortSignal): pg.Pool {
  pool.on('connect', tellToTryAgain)
  const connect = pool.connect.bind(pool)
  const connectPatiently = async () => {
    for (;;) {
      try {
        return await connect()
      } catch (error) {
        if (closing.aborted) throw error
        await sleep(RECONNECT_MS)
      }
    }
  }
  type Callback = Parameters<typeof connect>[0]
  return Object.assign(pool, {
    connect: (callback?: Callback) => (callback ? connect(callback) : connectPatiently()),
  })
}

function tellToTryAgain(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...args: unknown[]) => unknown
  const query = (...args: unknown[]) => {
    const answer = ask(...args)
    return answer instanceof Promise ? answer.catch(rethrow) : answer
  }
  Object.assign(client, { query })
}

/** An error with a SQLSTATE is an answer of PostgreSQL; anything else means a broken connection. */
function rethrow(error: Error & { code?: string }): never {
  if (!(error instanceof pg.DatabaseError) || ENDS.test(error.code ?? '')) error.code = TRY_AGAIN
  throw error
}

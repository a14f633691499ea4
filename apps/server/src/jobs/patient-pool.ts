import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type DbOptions, toClientConfig } from '../db/open.ts'

const CONNECTIONS = 3
const RECONNECT_MS = 200
/** Of PostgreSQL: it does not take connections now. The queue tries again after it, and after hardly any other. */
const TRY_AGAIN = '57P03'
/** Of PostgreSQL: it, or this connection of it, ends. */
const ENDS = /^57P0[1-3]$/

export function openPool(server: DbOptions['server']): pg.Pool {
  const pool = new pg.Pool({
    ...toClientConfig(server),
    max: CONNECTIONS,
    application_name: 'easel jobs',
  })
  // A connection that breaks while idle is replaced by the pool; unheard, this event would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * The queue writes down how a job ended without looking whether it could, and what nobody catches ends the server. So
 * whoever wants a connection while the database is away waits until it is back, or until the runner closes; and whoever
 * asks on a connection that breaks is told to try again.
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

/** What PostgreSQL refuses is an answer; everything else is a connection that broke. */
function rethrow(error: Error & { code?: string }): never {
  if (!(error instanceof pg.DatabaseError) || ENDS.test(error.code ?? '')) error.code = TRY_AGAIN
  throw error
}

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** SQLSTATE too_many_connections: of the server, the database or the role. */
const TOO_MANY = '53300'
const AGAIN_MS = 100

/**
 * Where PostgreSQL has no connection left, which all processes share, wait for one as for one of the pool: others give theirs back
 * within the minute in which they need none.
 *
 * @param patienceMs after which the refusal stands
 */
export function waitForRoom(pool: pg.Pool, patienceMs: number): void {
  const connect = pool.connect.bind(pool)
  const connectWithin = async () => {
    const until = performance.now() + patienceMs
    for (;;) {
      try {
        return await connect()
      } catch (error) {
        if (!isTooMany(error) || performance.now() >= until) throw error
        await sleep(AGAIN_MS)
      }
    }
  }
  type Callback = Parameters<typeof connect>[0]
  Object.assign(pool, { connect: (callback?: Callback) => (callback ? connect(callback) : connectWithin()) })
}

function isTooMany(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === TOO_MANY
}

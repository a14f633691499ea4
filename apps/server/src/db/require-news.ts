import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { StartupProblem } from '../platform/startup-problem.ts'
import { type Db, type DbOptions, toClientConfig } from './open.ts'

/** A notice takes milliseconds. */
const ARRIVES_WITHIN_MS = 2_000

/**
 * Say something through the one address and listen at the other: both lead to the same database, and nothing between shares sessions.
 *
 * @throws StartupProblem when it does not arrive
 */
export async function requireNews(db: Db, direct: DbOptions['server']): Promise<void> {
  const client = new pg.Client({ ...toClientConfig(direct), connectionTimeoutMillis: ARRIVES_WITHIN_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (await arrives(db, client)) return
  } finally {
    await client.end()
  }
  throw new StartupProblem(
    'What is said through DATABASE_URL is not heard at DATABASE_LISTEN_URL: both must lead to the same database, and ' +
      'DATABASE_LISTEN_URL to PostgreSQL itself rather than a pooler in transaction mode.',
  )
}

async function arrives(db: Db, client: pg.Client): Promise<boolean> {
  const channel = `easel_${randomUUID()}`
  const heard = new Promise<boolean>((resolve) => {
    client.on('notification', (notice) => notice.channel === channel && resolve(true))
    setTimeout(resolve, ARRIVES_WITHIN_MS, false).unref()
  })
  await client.query(`listen "${channel}"`)
  await sql`select pg_notify(${channel}, '')`.execute(db)
  return heard
}

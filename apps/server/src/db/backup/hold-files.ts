import { sql } from 'kysely'
import pg from 'pg'
import { StartupProblem } from '../../platform/startup-problem.ts'
import { type Db, type DbOptions, toClientConfig } from '../open.ts'

/** While it lasts, no file of a picture is removed, and no other backup begins, whatever process wants to. */
export interface FilesHold {
  /** Aborted when the connection of the hold breaks: files may have been removed since. */
  lost: AbortSignal
  /** @throws Error when it is lost */
  requireHeld(): Promise<void>
  release(): Promise<void>
}

export class BackupUnderWay extends StartupProblem {}

const KEY = `hashtextextended('easel.backup', 0)`
/** Whoever asks whether files are held has the lock for a moment. */
const PATIENCE_MS = 3_000
const PING_EVERY_MS = 30_000
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * By a lock of a transaction, which goes through a pooler, and ends with the connection whatever happens. It sees no rows between
 * its statements, so PostgreSQL goes on clearing away old ones.
 *
 * @throws BackupUnderWay when another backup is under way
 */
export async function holdFiles(server: DbOptions['server']): Promise<FilesHold> {
  const client = new pg.Client({ ...toClientConfig(server), keepAlive: true, application_name: 'easel backup' })
  const lost = new AbortController()
  client.on('error', () => lost.abort(new Error('the connection to the database broke')))
  await client.connect()
  try {
    await client.query('begin')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query(`set local lock_timeout = ${PATIENCE_MS}`)
    await client.query(`select pg_advisory_xact_lock(${KEY})`)
  } catch (error) {
    await client.end()
    if (!isTaken(error)) throw error
    throw new BackupUnderWay('Another backup of this database is under way: wait until it has ended.')
  }
  const requireHeld = async () => {
    lost.signal.throwIfAborted()
    await client.query('select 1')
  }
  // Firewalls forget silent connections.
  const timer = setInterval(() => void requireHeld().catch((error: unknown) => lost.abort(error)), PING_EVERY_MS)
  return {
    lost: lost.signal,
    requireHeld,
    async release() {
      clearInterval(timer)
      await client.end()
    },
  }
}

/**
 * Whether a backup is copying files: no file may be removed then. Ask when no row names the file any more: a backup that begins
 * later does not see the row, and one that began before is still seen here.
 */
export async function areFilesHeld(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.raw(KEY)}) as "isFree"`.execute(db)
  return rows[0]?.isFree === false
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE
}

import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { StartupProblem } from '../platform/startup-problem.ts'
import * as firstHouse from './migrations/0001-first-house.ts'
import * as jobWorkers from './migrations/0002-job-workers.ts'
import * as accounts from './migrations/0003-accounts.ts'
import * as invites from './migrations/0004-invites.ts'
import * as uploads from './migrations/0005-uploads.ts'
import * as chat from './migrations/0006-chat.ts'
import * as verbs from './migrations/0007-verbs.ts'
import * as blobClaims from './migrations/0008-blob-claims.ts'
import * as pictures from './migrations/0009-pictures.ts'
import * as library from './migrations/0010-library.ts'
import * as planCredits from './migrations/0011-plan-credits.ts'
import * as orders from './migrations/0012-orders.ts'
import * as refunds from './migrations/0013-refunds.ts'
import * as platformSums from './migrations/0014-platform-sums.ts'
import * as engines from './migrations/0015-engines.ts'
import * as feedFilters from './migrations/0016-feed-filters.ts'
import * as standBy from './migrations/0017-stand-by.ts'
import * as pressedButtons from './migrations/0018-pressed-buttons.ts'
import * as blockedWords from './migrations/0019-blocked-words.ts'

/** Listed rather than read from a folder: the server ships as one bundled file. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-house': firstHouse,
  '0002-job-workers': jobWorkers,
  '0003-accounts': accounts,
  '0004-invites': invites,
  '0005-uploads': uploads,
  '0006-chat': chat,
  '0007-verbs': verbs,
  '0008-blob-claims': blobClaims,
  '0009-pictures': pictures,
  '0010-library': library,
  '0011-plan-credits': planCredits,
  '0012-orders': orders,
  '0013-refunds': refunds,
  '0014-platform-sums': platformSums,
  '0015-engines': engines,
  '0016-feed-filters': feedFilters,
  '0017-stand-by': standBy,
  '0018-pressed-buttons': pressedButtons,
  '0019-blocked-words': blockedWords,
}

/** A change that waits longer for a table would hold up everyone who came after it. */
const LOCK_MS = 2_000

/**
 * Bring the database to the shape this release needs. May be repeated, and several processes may do it at once:
 * one works, the others wait. All changes succeed or none.
 *
 * @throws StartupProblem when a newer release has already changed the database
 */
export async function migrate<T>(db: Kysely<T>, known = migrations): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select set_config('lock_timeout', ${String(LOCK_MS)}, false), set_config('statement_timeout', '0', false)`.execute(
      connection,
    )
    try {
      await runMigrations(connection, known)
    } finally {
      await sql`reset lock_timeout`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

async function runMigrations<T>(connection: Kysely<T>, known: Readonly<Record<string, Migration>>): Promise<void> {
  await refuseNewer(connection, known)
  const migrator = new Migrator({ db: connection, provider: { getMigrations: () => Promise.resolve(known) } })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  // A newer release may have come first while we waited for our turn.
  await refuseNewer(connection, known)
  throw error
}

async function refuseNewer<T>(connection: Kysely<T>, known: Readonly<Record<string, Migration>>): Promise<void> {
  const { rows: tables } = await sql<{
    name: string | null
  }>`select to_regclass('kysely_migration')::text as name`.execute(connection)
  if (!tables[0]?.name) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(connection)
  const unknown = rows.filter(({ name }) => !(name in known))
  if (unknown.length === 0) return
  throw new StartupProblem(
    `The database was changed by a newer release (${unknown.map(({ name }) => name).join(', ')}): ` +
      'start that release, or restore a backup of this one.',
  )
}

import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { type Db, openDb } from '../apps/server/src/db/open.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { openPostgresWire } from '../apps/server/src/testing/open-postgres-wire.ts'
import { aChannel, aMember, type SeededPerson } from '../apps/server/src/testing/seed.ts'

const CREDITS = 1_000_000
const silent = { info: () => undefined, warn: () => undefined }

/** What several processes of the built product share: a PostgreSQL that is reached over TCP, a folder of pictures, a secret key. */
export interface SharedHouse {
  /** With which each of them starts. */
  settings: Record<string, string>
  db: Db
  aPerson(): Promise<SeededPerson>
  aChannel(creator: SeededPerson, ...others: SeededPerson[]): Promise<string>
  close(): Promise<void>
}

/** What processes on one database start with, beside its address: one key, and pictures in that folder. */
export function settingsIn(folder: string): Record<string, string> {
  return {
    SECRET_KEY: randomUUID(),
    ADMIN_PHONE: '+8613800000000',
    ADMIN_PASSWORD: randomUUID(),
    ENGINE: 'fake',
    STORAGE_URL: pathToFileURL(join(folder, 'files')).href,
    RATE_LIMIT: '1000000',
  }
}

export async function openSharedHouse(more: Record<string, string> = {}): Promise<SharedHouse> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'easel-shared-'))
  chmodSync(folder, 0o711) // with root's tests, PostgreSQL runs under another account
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: silent, durable: false })
  const { wire, server } = await openPostgresWire({ connection: postgres.connection })
  const { user, database } = postgres.connection
  const db: Db = openDb({ server, maxConnections: 2 })
  const seeds = { db, clock: systemClock, newId: () => newId() }
  return {
    settings: { ...settingsIn(folder), DATABASE_URL: `postgres://${user}@127.0.0.1:${wire.port}/${database}`, ...more },
    db,
    aPerson: () => aMember(seeds, { credits: CREDITS }),
    aChannel: (creator, ...others) => aChannel(seeds, creator.userId, { members: others.map(({ userId }) => userId) }),
    async close() {
      await db.destroy()
      await wire.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

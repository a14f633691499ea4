import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded/start-embedded-postgres.ts'
import { type Db, openDb } from '../apps/server/src/db/open.ts'
import { newId } from '../apps/server/src/platform/ids.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { openPostgresWire } from '../apps/server/src/testing/open-postgres-wire.ts'
import { openWire, type Wire } from '../apps/server/src/testing/open-wire.ts'
import { openRedisStandIn } from '../apps/server/src/testing/redis-stand-in.ts'
import { aChannel, aMember, type SeededPerson } from '../apps/server/src/testing/seed.ts'
import { type ProductServer, startServer } from './server.ts'

const CREDITS = 1_000_000
const silent = { info: () => undefined, warn: () => undefined }

/** Two processes of the built product with a shared PostgreSQL. */
export interface TwoServers {
  one: ProductServer
  other: ProductServer
  /** Connection to Redis, if used. */
  redis: Wire | undefined
  aPerson(): Promise<SeededPerson>
  aChannel(creator: SeededPerson, ...others: SeededPerson[]): Promise<string>
  close(): Promise<void>
}

export async function startTwoServers({ withRedis }: { withRedis: boolean }): Promise<TwoServers> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'easel-two-'))
  chmodSync(folder, 0o711) // with root's tests, PostgreSQL runs under another account
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: silent, durable: false })
  const { wire, server } = await openPostgresWire({ connection: postgres.connection })
  const standIn = withRedis ? await openRedisStandIn() : undefined
  const redis = standIn && (await openWire({ host: '127.0.0.1', port: standIn.port }))
  const { user, database } = postgres.connection
  const settings = {
    DATABASE_URL: `postgres://${user}@127.0.0.1:${wire.port}/${database}`,
    ...(redis && { REDIS_URL: `redis://127.0.0.1:${redis.port}` }),
    SECRET_KEY: randomUUID(),
    ADMIN_PHONE: '+8613800000000',
    ADMIN_PASSWORD: randomUUID(),
    ENGINE: 'fake',
    STORAGE_URL: pathToFileURL(join(folder, 'files')).href,
    RATE_LIMIT: '1000000',
  }
  const one = await startServer(settings)
  const other = await startServer(settings)
  const db: Db = openDb({ server, maxConnections: 2 })
  const seeds = { db, clock: systemClock, newId: () => newId() }
  return {
    one,
    other,
    redis,
    aPerson: () => aMember(seeds, { credits: CREDITS }),
    aChannel: (creator, ...others) => aChannel(seeds, creator.userId, { members: others.map(({ userId }) => userId) }),
    async close() {
      await db.destroy()
      for (const server of [one, other]) await server.close()
      for (const part of [redis, standIn, wire]) await part?.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

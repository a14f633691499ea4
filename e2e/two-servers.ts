import type { SeededPerson } from '../apps/server/src/testing/seed.ts'
import { openWire, type Wire } from '../apps/server/src/testing/open-wire.ts'
import { openRedisStandIn } from '../apps/server/src/testing/redis-stand-in.ts'
import { type ProductServer, startServer } from './server.ts'
import { openSharedHouse } from './shared-house.ts'

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

interface Wish {
  withRedis: boolean
  settings?: Record<string, string>
}

export async function startTwoServers({ withRedis, settings = {} }: Wish): Promise<TwoServers> {
  const standIn = withRedis ? await openRedisStandIn() : undefined
  const redis = standIn && (await openWire({ host: '127.0.0.1', port: standIn.port }))
  const house = await openSharedHouse({ ...settings, ...(redis && { REDIS_URL: `redis://127.0.0.1:${redis.port}` }) })
  const one = await startServer(house.settings)
  const other = await startServer(house.settings)
  return {
    one,
    other,
    redis,
    aPerson: house.aPerson,
    aChannel: house.aChannel,
    async close() {
      for (const server of [one, other]) await server.close()
      for (const part of [redis, standIn]) await part?.close()
      await house.close()
    },
  }
}

import { realpathSync } from 'node:fs'
import path from 'node:path'
import type { ServerConnection } from '../open.ts'
import { hasCluster, readMovedPlace } from './cluster-place.ts'
import { settleEarlierPostmaster } from './earlier-postmaster.ts'

/** Connection to the PostgreSQL that a running server keeps on `dataDir`, for a second program. */
export async function findRunningPostgres(dataDir: string): Promise<ServerConnection | undefined> {
  const place = readMovedPlace(dataDir) ?? dataDir
  if (!hasCluster(place)) return undefined
  const running = await settleEarlierPostmaster(path.join(realpathSync(path.dirname(place)), path.basename(place)))
  return running && { host: running.socketDir, port: running.port, user: 'postgres', database: 'postgres' }
}

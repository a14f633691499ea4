import path from 'node:path'
import type { Config } from '../config.ts'
import { openDataFolder } from '../platform/data-folder.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { hasCluster, readMovedPlace } from './embedded/cluster-place.ts'
import { findRunningPostgres } from './embedded/find-running-postgres.ts'
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts'
import { findServer } from './find-server.ts'
import type { DbOptions } from './open.ts'

const silent = { info: () => undefined, warn: () => undefined }

export interface Reached {
  server: DbOptions['server']
  close(): Promise<void>
}

type Place = Pick<Config, 'databaseUrl' | 'databaseListenUrl' | 'dataDir'>

/**
 * The configured database for a read-only program: that of a running server, or started for as long as it is needed.
 *
 * @throws StartupProblem also when no server has ever made it
 */
export async function openDatabaseForReading(place: Place): Promise<Reached> {
  const elsewhere = findServer(place)
  if (elsewhere) return { server: elsewhere.direct, close: () => Promise.resolve() }
  const { dataDir } = place
  const clusterDir = path.join(dataDir, 'postgres')
  const running = await findRunningPostgres(clusterDir)
  if (running) return { server: { connection: running }, close: () => Promise.resolve() }
  if (!hasCluster(readMovedPlace(clusterDir) ?? clusterDir)) {
    throw new StartupProblem('The database is empty: start the server once, or check DATA_DIR.')
  }
  return startInFolder(dataDir)
}

/**
 * The configured database for a program that needs exclusive access; creates the embedded one if it is missing.
 *
 * @throws StartupProblem also when a server uses the data folder
 */
export async function openDatabaseExclusively(place: Place): Promise<Reached> {
  const elsewhere = findServer(place)
  return elsewhere ? { server: elsewhere.direct, close: () => Promise.resolve() } : startInFolder(place.dataDir)
}

async function startInFolder(dataDir: string): Promise<Reached> {
  const folder = await openDataFolder(dataDir)
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: folder.postgres, log: silent, durable: true })
    return {
      server: { connection: postgres.connection },
      async close() {
        await postgres.stop()
        folder.release()
      },
    }
  } catch (error) {
    folder.release()
    throw error
  }
}

import path from 'node:path'
import type { Config } from '../config.ts'
import { openDataFolder } from '../platform/data-folder.ts'
import { StartupProblem } from '../platform/startup-problem.ts'
import { hasCluster, readMovedPlace } from './embedded/cluster-place.ts'
import { findRunningPostgres } from './embedded/find-running-postgres.ts'
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts'
import type { DbOptions } from './open.ts'

const silent = { info: () => undefined, warn: () => undefined }

export interface Reached {
  server: DbOptions['server']
  close(): Promise<void>
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/**
 * The configured database for a read-only program: that of a running server, or started for as long as it is needed.
 *
 * @throws StartupProblem also when no server has ever made it
 */
export async function openDatabaseForReading({ databaseUrl, dataDir }: Place): Promise<Reached> {
  if (databaseUrl) return elsewhere(databaseUrl.reveal())
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
export async function openDatabaseExclusively({ databaseUrl, dataDir }: Place): Promise<Reached> {
  return databaseUrl ? elsewhere(databaseUrl.reveal()) : startInFolder(dataDir)
}

function elsewhere(connectionString: string): Reached {
  return { server: { connectionString }, close: () => Promise.resolve() }
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

import { join } from 'node:path'
import type { Config } from './config.ts'
import { startEmbeddedPostgres } from './db/embedded/start-embedded-postgres.ts'
import { migrate } from './db/migrate.ts'
import { type DbOptions, openDb, requireSupportedServer } from './db/open.ts'
import type { Deps } from './deps.ts'
import { prepareJobs } from './jobs/runner.ts'
import { openPostgresBus } from './live/bus-postgres.ts'
import { openEngine } from './open-engine.ts'
import { openBlobsOnDisk } from './platform/blobs-on-disk.ts'
import { systemClock } from './platform/clock.ts'
import { type DataFolder, openDataFolder } from './platform/data-folder.ts'
import { newId } from './platform/ids.ts'
import { type Log, openLog } from './platform/log.ts'
import { openSecretKey } from './platform/secret-key.ts'
import { openConsoleSms } from './platform/sms/console.ts'

const DB_CONNECTIONS = 20

export interface OpenedDeps {
  deps: Deps
  /** Where the database is, for those who keep a connection of their own. */
  server: DbOptions['server']
  folder: DataFolder
  /** What was opened, first things first; to be closed in the other direction. */
  close(): Promise<void>
}

/**
 * Open everything with a life: the data folder, the database in it or elsewhere, brought up to date, storage,
 * the bus, the engine. What was opened is closed again when a later step fails.
 *
 * @param show writes a line to whoever started the server
 * @throws StartupProblem
 */
export async function openDeps(config: Config, show: (text: string) => void): Promise<OpenedDeps> {
  const closers: (() => Promise<void> | void)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const folder = await openDataFolder(config.dataDir)
    closers.push(() => folder.release())
    const log = openLog({ level: config.logLevel, dataDir: config.logTo === 'file' ? folder.path : null })
    const server = await openServer(config, { folder, log, closers })
    const db = openDb({ server, maxConnections: DB_CONNECTIONS })
    closers.push(() => db.destroy())
    await requireSupportedServer(db)
    await migrate(db)
    await prepareJobs(server, log)
    const bus = await openPostgresBus(server, log)
    closers.push(() => bus.close())
    const engine = openEngine(config)
    closers.push(() => engine.close())
    const sms = openConsoleSms({ file: join(folder.outbox, 'sms.jsonl'), show, clock: systemClock })
    const deps: Deps = {
      config,
      db,
      clock: systemClock,
      newId: () => newId(),
      log,
      blobs: openBlobsOnDisk(folder.files),
      bus,
      engine,
      sms,
      secretKey: config.secretKey ?? openSecretKey(join(folder.path, 'secret-key')),
      nodeId: folder.nodeId,
    }
    return { deps, server, folder, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openServer(
  { databaseUrl }: Config,
  { folder, log, closers }: { folder: DataFolder; log: Log; closers: (() => Promise<void> | void)[] },
): Promise<DbOptions['server']> {
  if (databaseUrl) return { connectionString: databaseUrl.reveal() }
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder.path, 'postgres'), log, durable: true })
  closers.push(() => postgres.stop())
  return { connection: postgres.connection }
}

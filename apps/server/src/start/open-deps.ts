import { join } from 'node:path'
import type { Engine } from '@easel/engines/engine'
import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts'
import { openFindCode } from '../db/find-code.ts'
import { nameDatabase } from '../db/name-database.ts'
import { findServer, type ServerAddresses } from '../db/find-server.ts'
import { openReader } from '../db/replica/open-reader.ts'
import { type Reader, readPrimary } from '../db/replica/reader.ts'
import { type Db, type DbOptions, openDb } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import { adoptFile } from '../features/engine/adopt-file.ts'
import { openPool, type PoolDeps } from '../features/engine/pool/open-pool.ts'
import { resealKeys } from '../features/engine/reseal-keys.ts'
import type { Bus } from '../live/bus.ts'
import { openPostgresBus } from '../live/bus-postgres.ts'
import { openRedisBus } from '../live/bus-redis.ts'
import { joinFleet } from './join-fleet.ts'
import { openConnections, openLocalEngine } from './open-engines.ts'
import { openPayments } from './open-payments.ts'
import { openSecrets } from './open-secrets.ts'
import { foldersOf, openStorage } from './open-storage.ts'
import { prepareDatabase } from './prepare-database.ts'
import { systemClock } from '../platform/clock.ts'
import { openCounts } from '../platform/counts.ts'
import { type DataFolder, openDataFolder } from '../platform/data-folder.ts'
import { watchDiskSpace } from '../platform/disk-space.ts'
import type { EnginePool } from '../platform/engines/pool.ts'
import { newId } from '../platform/ids.ts'
import { type Log, openLog } from '../platform/log.ts'
import { openDecoder } from '../platform/pictures/decoder.ts'
import { openTraces } from '../platform/traces/open-traces.ts'
import { openSms } from '../platform/sms/open-sms.ts'
import { watchPayments, watchSms } from './watch-outside.ts'
import { DECODER } from '../built-files.ts'

type Closer = () => Promise<void> | void

export interface OpenedDeps {
  deps: Deps
  /** Where the database is, for those who keep a connection of their own. */
  server: DbOptions['server']
  folder: DataFolder
  /** Tell the other processes that this one takes no more work. */
  leave(): Promise<void>
  /** Opened resources, closed in reverse order. */
  close(): Promise<void>
}

/**
 * Open the data folder, the database with migrations, storage, bus and engine. If a step fails, the earlier ones are closed.
 *
 * @param show writes a line to whoever started the server
 * @throws StartupProblem
 */
export async function openDeps(config: Config, show: (text: string) => void): Promise<OpenedDeps> {
  const closers: Closer[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const folder = await openDataFolder(config.dataDir)
    closers.push(() => folder.release())
    const { log, traces, space } = await openWatch(config, folder, closers)
    const { server, direct } = await openServer(config, { folder, log, closers })
    const db = openDb({ server, maxConnections: config.databaseConnections, traces })
    closers.push(() => db.destroy())
    await prepareDatabase(db, direct, log)
    const reader = await openReaderFor(config, { db, log, closers })
    const bus = await openBus(config, { server: direct, db, log, closers })
    const engine = openLocalEngine(config)
    closers.push(() => engine.close())
    const fleet = await joinFleet({ config, db, bus, log, nodeId: folder.nodeId }, engine)
    closers.push(() => fleet.close())
    const decoder = openDecoder({ workerFile: DECODER })
    closers.push(() => decoder.close())
    const file = join(folder.outbox, 'sms.jsonl')
    const watching = { db, clock: systemClock, log }
    const sms = watchSms(watching, openSms(config.sms, { file, show, clock: systemClock, log }))
    const secrets = await openSecrets(config, db)
    const [connectEngine, counts] = [openConnections(systemClock, traces), openCounts()]
    const seen = { config, db, clock: systemClock, log, bus, fleet, connectEngine }
    const engines = await openEngines({ ...seen, ...secrets }, engine)
    closers.push(() => engines.close())
    const deps: Deps = {
      config,
      db,
      reader,
      clock: systemClock,
      newId: () => newId(),
      log,
      blobs: await openStorage({ config, db, clock: systemClock, log, counts }, closers),
      space,
      decoder,
      bus,
      fleet,
      engines,
      connectEngine,
      sms,
      payments: watchPayments(
        watching,
        openPayments(config.payments, { clock: systemClock, log, findCode: openFindCode(db) }),
      ),
      counts,
      traces,
      ...secrets,
      nodeId: folder.nodeId,
    }
    return { deps, server: direct, folder, leave: fleet.leave, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** What tells an operator how the server is. */
async function openWatch(config: Config, folder: DataFolder, closers: Closer[]) {
  const log = openLogOf(config, folder)
  const traces = await openTraces(config.traces, log)
  closers.push(() => traces.close())
  const space = watchDiskSpace({ folders: foldersOf(folder.path, config.files), ...config, log })
  closers.push(() => space.close())
  return { log, traces, space }
}

function openLogOf({ logLevel: level, logTo, maxLogBytes: maxBytes }: Config, { path }: DataFolder): Log {
  return openLog({ level, dataDir: logTo === 'file' ? path : null, maxBytes })
}

async function openEngines(deps: PoolDeps & Pick<Deps, 'config'>, local: Engine): Promise<EnginePool> {
  await resealKeys(deps)
  await adoptFile(deps)
  return openPool(deps, local)
}

async function openReaderFor(
  { databaseReadUrl }: Config,
  { db, log, closers }: { db: Db; log: Log; closers: Closer[] },
): Promise<Reader> {
  if (!databaseReadUrl) return readPrimary(db)
  const reader = await openReader({ db, replicaUrl: databaseReadUrl.reveal(), log })
  closers.push(() => reader.close())
  return reader
}

async function openBus(
  { redisUrl }: Config,
  { server, db, log, closers }: { server: DbOptions['server']; db: Db; log: Log; closers: Closer[] },
): Promise<Bus> {
  const postgres = await openPostgresBus(server, log)
  closers.push(() => postgres.close())
  if (!redisUrl) return postgres
  const bus = await openRedisBus({ url: redisUrl, deployment: await nameDatabase(db), postgres, log })
  closers.push(() => bus.close())
  return bus
}

async function openServer(
  config: Config,
  { folder, log, closers }: { folder: DataFolder; log: Log; closers: Closer[] },
): Promise<ServerAddresses> {
  const elsewhere = findServer(config)
  if (elsewhere) return elsewhere
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder.path, 'postgres'), log, durable: true })
  closers.push(() => postgres.stop())
  const server = { connection: postgres.connection }
  return { server, direct: server }
}

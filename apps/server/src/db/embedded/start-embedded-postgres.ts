import { setTimeout as pause } from 'node:timers/promises'
import { inspectProcess } from '../../platform/running-process.ts'
import { accountOfCluster, chooseAccount } from './account.ts'
import { findClusterPlace, hasCluster } from './cluster-place.ts'
import { createCluster, requireSameMajor } from './create-cluster.ts'
import { settleEarlierPostmaster } from './earlier-postmaster.ts'
import type { EmbeddedLog } from './embedded-log.ts'
import { keepRunning } from './keep-running.ts'
import { type Launch, launchPostmaster, POSTGRES_PORT, type Postmaster } from './launch-postmaster.ts'
import { findPlatformPackage, type PlatformPackage } from './platform-package.ts'
import { prepareBinaries } from './prepare-binaries.ts'
import { closeSocketFolder, openSocketFolder } from './socket-folder.ts'

export interface EmbeddedOptions {
  /** The folder of the cluster; its parent must be ours. Only one server at a time may use it. */
  dataDir: string
  log: EmbeddedLog
  /** False: nothing is synced to disk, for data that may be lost. */
  durable: boolean
  /** Taken from npm's packages unless given. */
  platformPackage?: PlatformPackage
}

export interface EmbeddedPostgres {
  connection: { host: string; port: number; user: string; database: string }
  /** True when it was still running after an earlier server had been killed. */
  adopted: boolean
  stop(): Promise<void>
}

const ADOPTED_LOOK_EVERY_MS = 250

/**
 * Start the PostgreSQL that npm brought, on a unix socket that only this account can reach, and start it
 * again whenever it dies. Creates the cluster the first time; adopts one that still runs.
 *
 * @throws StartupProblem naming what a person can do, DATABASE_URL where nothing else helps
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const launch = await prepareLaunch(options)
  const earlier = await settleEarlierPostmaster(launch.clusterDir)
  const socketDir = earlier?.socketDir ?? launch.socketDir
  const first = earlier ? watchAdopted(earlier.pid) : await launchPostmaster(launch)
  options.log.info(
    { pid: first.pid, adopted: earlier !== undefined, clusterDir: launch.clusterDir },
    'PostgreSQL is ready',
  )
  const keeper = keepRunning(first, () => launchPostmaster({ ...launch, socketDir }), options.log)
  return {
    connection: { host: socketDir, port: POSTGRES_PORT, user: 'postgres', database: 'postgres' },
    adopted: earlier !== undefined,
    async stop() {
      await keeper.stop()
      closeSocketFolder(socketDir)
    },
  }
}

async function prepareLaunch({ dataDir, log, durable, platformPackage }: EmbeddedOptions): Promise<Launch> {
  const pack = platformPackage ?? findPlatformPackage()
  const chosen = chooseAccount()
  const clusterDir = findClusterPlace(dataDir, chosen, log)
  const account = hasCluster(clusterDir) ? accountOfCluster(clusterDir, chosen) : chosen
  const nativeDir = prepareBinaries(pack, account, `${clusterDir}-programs-${pack.version}`, log)
  await createCluster({ clusterDir, nativeDir, account, durable })
  requireSameMajor(clusterDir, pack.version)
  return { nativeDir, clusterDir, socketDir: openSocketFolder(clusterDir, account), account, durable }
}

/** An adopted postmaster is not our child process, so its exit must be polled. */
function watchAdopted(pid: number): Postmaster {
  async function watch() {
    while (inspectProcess(pid).state === 'running') await pause(ADOPTED_LOOK_EVERY_MS, undefined, { ref: false })
  }
  return { pid, ended: watch() }
}

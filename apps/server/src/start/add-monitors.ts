import type { FastifyInstance } from 'fastify'
import { listBackupAlarms } from '../db/backup/judge-backups.ts'
import { pingDatabase } from '../db/open.ts'
import { listOutsideAlarms } from '../db/outside-failures.ts'
import type { Deps } from '../deps.ts'
import { alarmsOf, watchMoney } from '../features/order/gate.ts'
import { addHealth } from '../http/health.ts'
import { addMetrics } from '../http/metrics.ts'
import { viewFleetFigures } from './view-fleet-figures.ts'
import { watchMetrics } from './watch-metrics.ts'

export interface Running {
  /** Whether the job runner is taking jobs, where this process has one. */
  isQueueReady: () => boolean
  /** True once the server is shutting down: readiness then fails. */
  isStopping: () => boolean
}

/** `/healthz`, `/readyz` and `/metrics`, which every process has, whatever its role. */
export function addMonitors(server: FastifyInstance, deps: Deps, { isQueueReady, isStopping }: Running): void {
  const database = () => pingDatabase(deps.db).then(() => true)
  const [readMoney, token] = [watchMoney(deps), deps.config.metricsToken]
  const alarms = async () => [
    ...alarmsOf(await readMoney()),
    ...(await listOutsideAlarms(deps.db)),
    ...(await listBackupAlarms(deps.db, deps.config.backup, deps.clock.now())),
  ]
  addHealth(server, {
    ...{ database, storage: deps.blobs.isReady, queue: async () => isQueueReady(), isStopping },
    ...{ hasWorker: deps.fleet.hasWorker, alarms, token },
  })
  const readFigures = watchMetrics(deps, readMoney)
  addMetrics(server, async () => [...(await readFigures()), ...viewFleetFigures(deps.fleet)], token)
}

import { hostname } from 'node:os'
import type { Engine } from '@easel/engines/engine'
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import type { Bus } from '../live/bus.ts'
import { openFleet, type OpenedFleet } from '../live/open-fleet.ts'
import { openLoneFleet, PAINTER } from '../platform/fleet.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { VERSION } from '../platform/version.ts'

/** Tell the others that this process is there, and what it draws with. */
export async function joinFleet(
  { config, db, bus, log, nodeId }: { config: Config; db: Db; bus: Bus; log: Log; nodeId: string },
  local: Engine,
): Promise<OpenedFleet> {
  const { role, workerEngines: engines } = config
  const hasPainter = openLoneFleet({ role, engines }).drawsWith(PAINTER)
  return openFleet(
    { db, bus, log },
    {
      ...{ id: newId(), nodeId, host: hostname(), pid: process.pid, version: VERSION },
      ...{ role, engines, localSlots: hasPainter ? local.slots : 0 },
    },
  )
}

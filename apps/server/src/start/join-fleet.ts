import { hostname } from 'node:os'
import { kinds } from '@easel/engines/kinds'
import type { Engine } from '@easel/engines/engine'
import own from '../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps.ts'
import type { Bus } from '../live/bus.ts'
import { openFleet, type OpenedFleet } from '../live/open-fleet.ts'
import { openLoneFleet, PAINTER } from '../platform/fleet.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'

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
      ...{ id: newId(), nodeId, host: hostname(), pid: process.pid, version: own.version },
      ...{ role, engines, localSlots: hasPainter ? local.slots : 0 },
    },
  )
}

/** What WORKER_ENGINES names may be connected later, so it stops no start; but a slip of the pen would leave a worker idle. */
export function warnOfUnknownEngines({ config, engines, log }: Pick<Deps, 'config' | 'engines' | 'log'>): void {
  const known = new Set([PAINTER.id, ...kinds.keys(), ...engines.list().map(({ id }) => id)])
  const unknown = config.workerEngines?.filter((name) => !known.has(name)) ?? []
  if (unknown.length > 0)
    log.warn({ unknown }, 'WORKER_ENGINES names what is neither an engine nor a kind of one, so far')
}

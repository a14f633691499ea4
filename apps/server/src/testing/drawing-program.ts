import { openMjProxy } from '@easel/engines/mj-proxy/adapter'
import { openOutgoing } from '@easel/outgoing/open-outgoing'
import pino from 'pino'
import { openDb } from '../db/open.ts'
import { runWorkers } from '../features/drawing/queue/run-workers.ts'
import { openPostgresBus } from '../live/bus-postgres.ts'
import { openBlobsOnDisk } from '../platform/blobs-on-disk.ts'
import { openCounts } from '../platform/counts.ts'
import { connectLocal, poolOf } from '../platform/engines/pool.ts'
import { newId } from '../platform/ids.ts'
import { noTraces } from '../platform/traces/traces.ts'
import { aDisk } from './a-disk.ts'
import { openMovingClock } from './moving-clock.ts'
import type { ProgramOrder } from './run-drawing-program.ts'

/** A server reduced to its drawing workers at one midjourney proxy; runs until it is killed. */
async function main({ server, folder, origin, key, slots, now, nodeId }: ProgramOrder): Promise<void> {
  const log = pino({ level: 'silent' })
  const clock = openMovingClock(new Date(now))
  const outgoing = openOutgoing({ hosts: [{ origin, isPrivate: true }] })
  const pause = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      setTimeout(resolve, ms)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  const settings = { id: 'mj', baseUrl: origin, key, dialect: 'plus', slots, speed: null } as const
  const engine = openMjProxy({ ...settings, bots: ['MID_JOURNEY'] }, { outgoing, clock, pause })
  const engines = poolOf({ ...connectLocal(engine), areSlotsShared: true })
  const [db, bus] = [openDb({ server, maxConnections: 10 }), await openPostgresBus(server, log)]
  const deps = {
    db,
    bus,
    log,
    clock,
    newId: () => newId(),
    blobs: openBlobsOnDisk(folder),
    engines,
    nodeId,
    space: aDisk(),
    counts: openCounts(),
    traces: noTraces,
  }
  const config = { publicUrl: null, databaseUrl: null, files: { kind: 'folder' as const, folder, isShared: false } }
  runWorkers({ ...deps, config })
}

void main(JSON.parse(process.argv[2] ?? '') as ProgramOrder)

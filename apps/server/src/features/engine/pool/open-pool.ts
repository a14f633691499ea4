import type { Engine } from '@easel/engines/engine'
import type { Deps } from '../../../deps.ts'
import { ENGINES_CHANNEL, type EnginePool } from '../../../platform/engines/pool.ts'
import { reprobeEngines } from '../breaker/reprobe-engines.ts'
import { noteOutcome } from '../breaker/note-outcome.ts'
import type { KeyDeps } from '../open-key.ts'
import { type EngineRow, listEngineRows } from '../queries.ts'
import { openConnected } from './open-connected.ts'
import { startPolling } from './start-polling.ts'
import { viewPool } from './view.ts'

export type PoolDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'bus' | 'fleet' | 'connectEngine'> & KeyDeps

const READ_EVERY_MS = 30_000
const SOONEST_MS = 250

/** A pool that can be told to look now. */
export interface OpenedPool extends EnginePool {
  /** Read the table again; resolves when what stands there counts. */
  refresh(): Promise<void>
}

/**
 * Pool of the engines in the table. Re-read on a notification, twice a minute, and when an engine's pause ends. Engines with
 * unchanged connection settings stay open.
 *
 * @param local draws within this process; whoever opened it closes it
 */
export async function openPool(deps: PoolDeps, local: Engine): Promise<OpenedPool> {
  const { db, clock, log, bus, fleet } = deps
  const connected = openConnected(deps)
  const listOwn = (all: readonly EngineRow[]) => all.filter((row) => fleet.drawsWith(row))
  let rows: EngineRow[] = []
  const complain = (error: unknown) => log.warn({ err: error }, 'engines not read')
  const { refresh, hint, stop } = startPolling(
    async () => {
      rows = await listEngineRows(db)
      await connected.keep(rows)
      connected.run(() => reprobeEngines(deps, { among: listOwn(rows).map(({ id }) => id), ask: connected.ask }))
    },
    { pauseMs: () => pauseUntilDue(listOwn(rows), clock.now()), onError: complain },
  )
  await refresh()
  const stopListening = bus.listen(ENGINES_CHANNEL, hint, hint)
  const list = () => viewPool(rows, { local, fleet, find: connected.find })
  return {
    refresh,
    list,
    find: (id) => list().find((engine) => engine.id === id) ?? null,
    note: async (id, outcome) => {
      if (id !== local.id) await noteOutcome(deps, id, outcome)
    },
    async close() {
      stopListening()
      await stop()
      await connected.close()
    },
  }
}

function pauseUntilDue(rows: readonly EngineRow[], now: Date): number {
  const waits = rows.flatMap(({ is_on: isOn, set_aside_until: until }) =>
    until && isOn ? [until.getTime() - now.getTime()] : [],
  )
  return Math.max(SOONEST_MS, Math.min(READ_EVERY_MS, ...waits))
}

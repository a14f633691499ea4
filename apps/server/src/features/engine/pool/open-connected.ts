import type { ProbeFound } from '@easel/contract/admin-engines'
import type { RemoteEngine } from '@easel/engines/engine'
import type { Deps } from '../../../deps.ts'
import { askEngine, findObstacle } from '../ask-engine.ts'
import { settleProbe } from '../breaker/queries.ts'
import { connectRow, type Obstacle } from '../connect-row.ts'
import type { KeyDeps } from '../open-key.ts'
import type { EngineRow } from '../queries.ts'
import { type Lease, leaseEngine } from './lease-engine.ts'
import { openBackgroundWork } from './open-background-work.ts'

/** Remote engines that are open in this process. */
export interface Connected {
  find(id: string): RemoteEngine | undefined
  /** Open the engines of these rows and close all others. */
  keep(rows: readonly EngineRow[]): Promise<void>
  /** How one of them is. */
  ask(row: EngineRow): Promise<ProbeFound>
  /** Run work in the background; closing waits for it. */
  run(act: () => Promise<void>): void
  close(): Promise<void>
}

interface Entry {
  /** What it was opened with. */
  print: string
  lease: Lease | Obstacle
  /** When its abilities were last probed by this process; `now` during a probe. */
  learntAt: number | 'now'
}

type ConnectedDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'fleet' | 'connectEngine'> & KeyDeps

export function openConnected(deps: ConnectedDeps): Connected {
  const entries = new Map<string, Entry>()
  const leases = new Set<Lease>()
  const { run, signal, end } = openBackgroundWork((error) => deps.log.warn({ err: error }, 'an engine was not asked'))

  const open = (row: EngineRow): Entry => {
    const engine = connectRow(deps, row)
    const print = printOf(row)
    if (typeof engine === 'string') {
      deps.log.error({ engine: row.id, why: engine }, 'an engine cannot be opened')
      return { print, lease: engine, learntAt: 0 }
    }
    const lease = leaseEngine(engine, () => leases.delete(lease))
    leases.add(lease)
    return { print, lease, learntAt: 0 }
  }
  const release = async (id: string) => {
    const lease = entries.get(id)?.lease
    entries.delete(id)
    if (lease && typeof lease !== 'string') await lease.retire()
  }
  const ask = async ({ id }: EngineRow): Promise<ProbeFound> => {
    const lease = entries.get(id)?.lease ?? 'settings_wrong'
    return typeof lease === 'string' ? findObstacle(lease) : askEngine(lease.engine, signal)
  }
  /** Each process that draws with it probes for itself: abilities live in the adapter's memory. Others may not reach it. */
  const learn = async (row: EngineRow, entry: Entry) => {
    entry.learntAt = 'now'
    const probe = await ask(row)
    const now = deps.clock.now()
    entry.learntAt = now.getTime()
    if (!signal.aborted) await settleProbe(deps.db, row, { found: probe, now, isFirst: true })
  }
  return {
    find(id) {
      const lease = entries.get(id)?.lease
      return lease && typeof lease !== 'string' ? lease.engine : undefined
    },
    async keep(rows) {
      const elsewhere = rows.filter(({ origin }) => origin !== 'built-in')
      const listedIds = new Set(elsewhere.map(({ id }) => id))
      for (const id of [...entries.keys()]) if (!listedIds.has(id)) await release(id)
      for (const row of elsewhere) {
        if (entries.get(row.id)?.print !== printOf(row)) {
          await release(row.id)
          entries.set(row.id, open(row))
        }
        const entry = entries.get(row.id)
        if (entry && row.is_on && deps.fleet.drawsWith(row) && isOlder(entry, row)) run(() => learn(row, entry))
      }
    },
    ask,
    run,
    async close() {
      await end()
      for (const lease of [...leases]) await lease.end()
    },
  }
}

function isOlder({ learntAt }: Entry, { probed_at: probedAt }: EngineRow): boolean {
  return learntAt !== 'now' && (learntAt === 0 || learntAt < (probedAt?.getTime() ?? 0))
}

function printOf({ kind, address, options, sealed_key, bots, slots }: EngineRow): string {
  return JSON.stringify([kind, address, options, sealed_key, bots, slots])
}

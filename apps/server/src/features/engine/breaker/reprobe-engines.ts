import type { ProbeFound } from '@easel/contract/admin-engines'
import type { Deps } from '../../../deps.ts'
import { type EngineRow, saveProbe } from '../queries.ts'
import { claimAside, endAside, prolongAside } from './queries.ts'

/** Claim duration, longer than a probe takes: after a crash another process takes over. */
const CLAIM_S = 30

type AskDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** Probe those of these engines whose pause is over, each by one process; restore it or extend the pause. */
export async function reprobeEngines(
  deps: AskDeps,
  { among, ask }: { among: readonly string[]; ask: (row: EngineRow) => Promise<ProbeFound> },
): Promise<void> {
  const now = deps.clock.now()
  const until = new Date(now.getTime() + CLAIM_S * 1_000)
  const claimed = await claimAside(deps.db, { among, now, until })
  await Promise.all(claimed.map((row) => askOne(deps, row, { claimedUntil: until, ask })))
}

async function askOne(
  { db, clock, log }: AskDeps,
  row: EngineRow,
  { claimedUntil, ask }: { claimedUntil: Date; ask: (row: EngineRow) => Promise<ProbeFound> },
): Promise<void> {
  const probe = await ask(row)
  const now = clock.now()
  await saveProbe(db, row, { probe: JSON.stringify(probe), now })
  log.info({ engine: row.id, isWell: probe.isWell }, 'an engine that was set aside was asked')
  if (probe.isWell) await endAside(db, row.id, claimedUntil)
  else await prolongAside(db, row.id, { claimedUntil, error: probe.notes[0]?.code ?? 'engine_unreachable', now })
}

import { ENGINE_VERBS, type ProbeFound, type ProbeReport } from '@easel/contract/admin-engines'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { askEngine, findObstacle } from './ask-engine.ts'
import { settleProbe } from './breaker/queries.ts'
import { connectRow } from './connect-row.ts'
import type { KeyDeps } from './open-key.ts'
import { type EngineRow, findEngineRow } from './queries.ts'
import { type Reader, viewProbe } from './view.ts'

type TestDeps = Pick<Deps, 'db' | 'clock' | 'fleet' | 'connectEngine'> & KeyDeps

/**
 * Probe an engine with its stored settings now. A good result restores it, a bad one sets it aside, unless other processes draw with
 * it: those may reach it all the same.
 *
 * @throws Refusal not_found
 */
export async function testEngine(deps: TestDeps, { language }: Reader, engineId: string): Promise<ProbeReport> {
  const row = await findEngineRow(deps.db, engineId)
  if (!row) throw new Refusal('not_found')
  if (row.origin === 'built-in') return viewProbe(ofBuiltIn(), language)
  const probe = await ask(deps, row)
  if (probe.isWell || deps.fleet.drawsWith(row))
    await settleProbe(deps.db, row, { found: probe, now: deps.clock.now(), isFirst: false })
  return viewProbe(probe, language)
}

async function ask(deps: TestDeps, row: EngineRow): Promise<ProbeFound> {
  const engine = connectRow(deps, row)
  if (typeof engine === 'string') return findObstacle(engine)
  try {
    return await askEngine(engine)
  } finally {
    await engine.close()
  }
}

/** It needs nobody. */
function ofBuiltIn(): ProbeFound {
  const verbs = Object.fromEntries(ENGINE_VERBS.map((verb) => [verb, 'native'])) as ProbeFound['verbs']
  return { isWell: true, verbs, preview: true, cancel: true, seed: true, notes: [] }
}

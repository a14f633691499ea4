import type { Engine, RemoteEngine } from '@easel/engines/engine'
import { type ConnectedEngine, EVERY_VERB } from '../../../platform/engines/pool.ts'
import type { EngineRow } from '../queries.ts'
import { verbsOf, wordsLeft } from './rules.ts'

/** The engines that these rows stand for, as far as they are open. */
export function viewPool(
  rows: readonly EngineRow[],
  { local, find }: { local: Engine; find: (id: string) => RemoteEngine | undefined },
): ConnectedEngine[] {
  const others = rows.flatMap((row) => {
    const engine = row.origin === 'built-in' ? undefined : find(row.id)
    return engine ? [viewRemote(row, engine)] : []
  })
  const builtIn = rows.find(({ origin }) => origin === 'built-in')
  return builtIn ? [viewBuiltIn(builtIn, local, others), ...others] : others
}

function viewRemote(row: EngineRow, engine: RemoteEngine): ConnectedEngine {
  const { verbs: able } = engine.abilities()
  return {
    id: row.id,
    engine,
    isOn: row.is_on,
    bots: row.bots,
    verbs: verbsOf({ allowed: row.verbs, able, probe: row.probe }),
    slots: row.slots,
    areSlotsShared: true,
    weight: row.weight,
    setAsideUntil: row.set_aside_until,
  }
}

function viewBuiltIn(row: EngineRow, engine: Engine, others: readonly ConnectedEngine[]): ConnectedEngine {
  const left = wordsLeft(others.filter(({ isOn }) => isOn).map(({ verbs }) => verbs))
  return {
    id: engine.id,
    engine,
    isOn: row.is_on || left.size > 0,
    bots: row.bots,
    verbs: row.is_on ? new Set(row.verbs ?? EVERY_VERB) : left,
    slots: engine.slots,
    areSlotsShared: false,
    weight: row.weight,
    setAsideUntil: null,
  }
}

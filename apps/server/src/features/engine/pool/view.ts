import { ENGINE_VERBS } from '@easel/contract/admin-engines'
import type { Engine, RemoteEngine } from '@easel/engines/engine'
import { kinds } from '@easel/engines/kinds'
import type { ConnectedEngine } from '../../../platform/engines/pool.ts'
import type { EngineRow } from '../queries.ts'
import { verbsOf, fallbackVerbs } from './rules.ts'

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
  const all = builtIn ? [viewBuiltIn(builtIn, local, others), ...others] : others
  const eyes = rows.filter(({ kind }) => kinds.get(kind)?.isForWordsOnly).map(({ id }) => id)
  const hasEyes = all.some(
    (one) => eyes.includes(one.id) && one.isOn && !one.setAsideUntil && one.verbs.has('describe'),
  )
  return hasEyes ? all.map(leaveDescribing) : all
}

/** Prefer a model connected for descriptions; engines that only use the painter's recogniser yield to it until it fails. */
function leaveDescribing(one: ConnectedEngine): ConnectedEngine {
  if (one.engine.abilities?.().verbs.describe === 'native') return one
  return { ...one, verbs: new Set([...one.verbs].filter((verb) => verb !== 'describe')) }
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
  const left = fallbackVerbs(others.filter(({ isOn }) => isOn).map(({ verbs }) => verbs))
  return {
    id: engine.id,
    engine,
    isOn: row.is_on || left.size > 0,
    bots: row.bots,
    verbs: row.is_on ? new Set(row.verbs ?? ENGINE_VERBS) : left,
    slots: engine.slots,
    areSlotsShared: false,
    weight: row.weight,
    setAsideUntil: null,
  }
}

import { ENGINE_VERBS } from '@easel/contract/admin-engines'
import type { Engine, RemoteEngine } from '@easel/engines/engine'
import { kinds } from '@easel/engines/kinds'
import type { ConnectedEngine } from '../../../platform/engines/pool.ts'
import type { Fleet } from '../../../platform/fleet.ts'
import type { EngineRow } from '../queries.ts'
import { verbsOf, fallbackVerbs } from './rules.ts'

/** The engines that these rows stand for, as far as they are open. */
export function viewPool(
  rows: readonly EngineRow[],
  { local, fleet, find }: { local: Engine; fleet: Fleet; find: (id: string) => RemoteEngine | undefined },
): ConnectedEngine[] {
  const others = rows.flatMap((row) => {
    const engine = row.origin === 'built-in' ? undefined : find(row.id)
    return engine ? [viewRemote(row, fleet.drawsWith(row) ? engine : asProbed(engine, row), fleet)] : []
  })
  const builtIn = rows.find(({ origin }) => origin === 'built-in')
  const all = builtIn ? [viewBuiltIn(builtIn, { local, fleet, others }), ...others] : others
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

/** Of an engine that other processes draw with we know what they found. */
function asProbed(engine: RemoteEngine, { probe }: EngineRow): RemoteEngine {
  if (!probe?.isWell) return engine
  const { verbs, preview, cancel, seed } = probe
  return { ...engine, abilities: () => ({ ...engine.abilities(), verbs, preview, cancel, seed }) }
}

function viewRemote(row: EngineRow, engine: RemoteEngine, fleet: Fleet): ConnectedEngine {
  const { verbs: able } = engine.abilities()
  return {
    id: row.id,
    engine,
    isOn: row.is_on,
    bots: row.bots,
    verbs: verbsOf({ allowed: row.verbs, able, probe: row.probe }),
    slots: row.slots,
    slotsHere: row.slots,
    areSlotsShared: true,
    reach: fleet.reachOf(row),
    weight: row.weight,
    setAsideUntil: row.set_aside_until,
  }
}

function viewBuiltIn(
  row: EngineRow,
  { local: engine, fleet, others }: { local: Engine; fleet: Fleet; others: readonly ConnectedEngine[] },
): ConnectedEngine {
  const slotsHere = fleet.drawsWith(row) ? engine.slots : 0
  const left = fallbackVerbs(others.filter(({ isOn }) => isOn).map(({ verbs }) => verbs))
  return {
    id: engine.id,
    engine,
    isOn: row.is_on || left.size > 0,
    bots: row.bots,
    verbs: row.is_on ? new Set(row.verbs ?? ENGINE_VERBS) : left,
    slots: Math.max(1, slotsHere + fleet.slotsElsewhere()),
    slotsHere,
    areSlotsShared: false,
    reach: fleet.reachOf(row),
    weight: row.weight,
    setAsideUntil: null,
  }
}

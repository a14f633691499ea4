import { ENGINE_VERBS } from '@easel/contract/admin-engines'
import type { Reach } from '../fleet.ts'
import type { DrawOrder, Engine, RemoteEngine, Verb } from '@easel/engines/engine'

export type VerbKind = Verb['kind']

/** Bus channel: the list or state of engines has changed. */
export const ENGINES_CHANNEL = 'engines'

/** A connected engine with its operator's limits. */
export interface ConnectedEngine {
  id: string
  engine: Engine & Partial<RemoteEngine>
  /** Off: it gets no new tasks, but running ones are followed to their end. */
  isOn: boolean
  bots: readonly DrawOrder['bot'][]
  /** Verbs that it supports and is allowed. */
  verbs: ReadonlySet<VerbKind>
  /** Of all processes together. */
  slots: number
  /** What this process may draw with it at the same time. */
  slotsHere: number
  /** Whether its slots are shared by all processes; an in-process engine has its own per process. */
  areSlotsShared: boolean
  /** Who draws with it. */
  reach: Reach
  /** Relative share per free slot; 0: standby, used only for what no other healthy engine can do. */
  weight: number
  /** Set aside after failures until this time; it gets no tasks until a probe succeeds, after which this is null. */
  setAsideUntil: Date | null
}

/**
 * `times`: at least this many consecutive failures including this one; left out: one more. `enough`: the next drawing would
 * certainly fail as well.
 */
export type Outcome = 'drew' | { failed: string; times?: number | 'enough' }

/** All engines as known to this process. */
export interface EnginePool {
  /** Also those that are off. */
  list(): readonly ConnectedEngine[]
  /** Null: there is none, or none any more. */
  find(id: string): ConnectedEngine | null
  /** Report the outcome of a submission or drawing, for setting failing engines aside. Never throws. */
  note(id: string, outcome: Outcome): Promise<void>
  close(): Promise<void>
}

/** An engine within this process that may do everything. */
export function connectLocal(engine: Engine): ConnectedEngine {
  return {
    id: engine.id,
    engine,
    isOn: true,
    bots: ['MID_JOURNEY', 'NIJI_JOURNEY'],
    verbs: new Set(ENGINE_VERBS),
    slots: engine.slots,
    slotsHere: engine.slots,
    areSlotsShared: false,
    reach: 'here',
    weight: 1,
    setAsideUntil: null,
  }
}

/** A fixed pool of engines that are never set aside. */
export function poolOf(...engines: ConnectedEngine[]): EnginePool {
  return {
    list: () => engines,
    find: (id) => engines.find((engine) => engine.id === id) ?? null,
    note: () => Promise.resolve(),
    close: async () => {
      for (const { engine } of engines) await engine.close()
    },
  }
}

import { ENGINE_VERBS } from '@easel/contract/admin-engines'
import type { DrawOrder, Engine, RemoteEngine, Verb } from '@easel/engines/engine'

export type VerbKind = Verb['kind']

/** Of the bus: which engines there are, or how they stand, has changed. */
export const ENGINES_CHANNEL = 'engines'

/** An engine that is connected, and what its operator lets it do. */
export interface ConnectedEngine {
  id: string
  engine: Engine & Partial<RemoteEngine>
  /** One that is off begins nothing; what it has begun is followed to its end. */
  isOn: boolean
  bots: readonly DrawOrder['bot'][]
  /** What it may and can do. */
  verbs: ReadonlySet<VerbKind>
  slots: number
  /** Whether its slots are those of all processes together; those of an engine within this process are its own. */
  areSlotsShared: boolean
  /** Beside the others', for each free slot; 0: it stands by, and draws what no other that is well can do. */
  weight: number
  /** It has failed, and is asked again then; until that went well this is not null, and nothing is handed to it. */
  setAsideUntil: Date | null
}

/**
 * `times`: so many failures in a row there were at least, with this one; left out: one more than before. `enough`: the next drawing would fail
 * as well.
 */
export type Outcome = 'drew' | { failed: string; times?: number | 'enough' }

/** All engines of this installation, as they are known to this process. */
export interface EnginePool {
  /** Also those that are off. */
  list(): readonly ConnectedEngine[]
  /** Null: there is none, or none any more. */
  find(id: string): ConnectedEngine | null
  /** Say how a handing over or a drawing went, for the one who sets failing engines aside. Never throws. */
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
    areSlotsShared: false,
    weight: 1,
    setAsideUntil: null,
  }
}

/** A pool of these and no others; none of them is ever set aside. */
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

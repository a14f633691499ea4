import type { Role } from './roles.ts'

/** A process of this installation, as it told of itself. */
export interface FleetProcess {
  id: string
  host: string
  pid: number
  role: Role
  /** Of Easel. */
  version: string
  /** Ids and kinds of the engines that it draws with; null: all. */
  engines: readonly string[] | null
  /** Drawings that its own engine has room for; 0: it draws with none. */
  localSlots: number
  startedAt: Date
  seenAt: Date
  /** Since it was last seen, by the database's clock. */
  silentMs: number
  /** It has said that it ends. */
  isStopped: boolean
}

/** A process that has not been heard of for so long is taken for dead; it is heard of every five seconds. */
export const SILENT_MS = 20_000
/** What the engines of a worker can do is still offered for so long after its last word: a worker is back by then. */
const RETURN_MS = 60_000

/**
 * Whether an engine is drawn with. `here`: by this process. `elsewhere`: by another. `nowhere`: workers live, and none of them
 * draws with it. `asleep`: no worker lives; what is sent in waits for one.
 */
export type Reach = 'here' | 'elsewhere' | 'nowhere' | 'asleep'

/** What workers go by: they name an engine's id, or its kind. */
export interface EngineName {
  id: string
  kind: string
}

/** The engine within our own processes, whatever stands in for it. */
export const PAINTER: EngineName = { id: 'painter', kind: 'painter' }

/** This process among all that serve one database. */
export interface Fleet {
  /** Whether this process draws with that engine. */
  drawsWith(engine: EngineName): boolean
  reachOf(engine: EngineName): Reach
  /** Drawings that the engines within other living workers have room for. */
  slotsElsewhere(): number
  /** Whether any worker lives, this process included. */
  hasWorker(): boolean
  /** This one, and those that were seen within the hour. */
  list(): readonly FleetProcess[]
}

export interface Membership {
  role: Role
  engines: readonly string[] | null
}

/** @param others all processes but this one */
export function viewFleet({ role, engines }: Membership, others: () => readonly FleetProcess[]): Omit<Fleet, 'list'> {
  const [works, workers] = [role !== 'web', () => others().filter((one) => one.role !== 'web')]
  const drawsWith = (engine: EngineName) => works && isNamed(engines, engine)
  const hasWorker = () => works || workers().some(isLiving)
  return {
    drawsWith,
    hasWorker,
    reachOf(engine) {
      if (drawsWith(engine)) return 'here'
      if (!hasWorker()) return 'asleep'
      const isServed = workers().some((one) => one.silentMs < RETURN_MS && isNamed(one.engines, engine))
      return isServed ? 'elsewhere' : 'nowhere'
    },
    slotsElsewhere: () =>
      workers()
        .filter(isLiving)
        .reduce((sum, one) => sum + one.localSlots, 0),
  }
}

export function isLiving({ isStopped, silentMs }: Pick<FleetProcess, 'isStopped' | 'silentMs'>): boolean {
  return !isStopped && silentMs < SILENT_MS
}

function isNamed(names: readonly string[] | null, { id, kind }: EngineName): boolean {
  return names === null || names.includes(id) || names.includes(kind)
}

/** A process that knows of no other. */
export function openLoneFleet(member: Membership = { role: 'all', engines: null }): Fleet {
  return { ...viewFleet(member, () => []), list: () => [] }
}

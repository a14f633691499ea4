import type { BotType } from '@easel/contract/drawing'
import type { TaskRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import type { ConnectedEngine } from '../../../platform/engines/pool.ts'
import { claimStarted } from './attempt/queries.ts'
import { hasItsOwn, isWell, listClipNeeds } from '../routing/can-draw.ts'
import { RUN_MS } from '../rules.ts'
import { releaseTasksOfDead } from './deaths-queries.ts'
import { claimNext, type QueueEngine, lockClaims } from './queries.ts'
import { LEASE_MS } from './rules.ts'

/** What one process draws with an engine. */
export interface OwnWork {
  all: number
  clips: number
}

export const NO_WORK: OwnWork = { all: 0, clips: 0 }

/** What of it takes the engine's slots; clips may have others. */
function countInSlots({ clipSlots }: ConnectedEngine['engine'], { all, clips }: OwnWork): number {
  return clipSlots === undefined ? all : all - clips
}

/** Whether this process may draw more with an engine; shared slots are counted when something is claimed. */
export function hasRoomHere({ engine, areSlotsShared, slotsHere }: ConnectedEngine, own: OwnWork): boolean {
  if (areSlotsShared || countInSlots(engine, own) < slotsHere) return true
  return slotsHere > 0 && own.clips < (engine.clipSlots ?? 0)
}

/**
 * Claim the next queued task for `owner`, with an engine. Its status changes only when the engine has taken it. Null: nothing can
 * run now.
 *
 * @param own what this process draws, by engine
 */
export async function claimTask(
  { db, clock, engines }: Pick<Deps, 'db' | 'clock' | 'engines'>,
  owner: string,
  own: ReadonlyMap<string, OwnWork> = new Map(),
): Promise<TaskRow | null> {
  return db.transaction().execute(async (tx) => {
    await lockClaims(tx)
    await releaseTasksOfDead(tx, { now: clock.now(), of: { silentBeside: owner }, waitUntil: null })
    const all = engines.list()
    const drawers = all.map((engine) => viewDrawer(engine, { all, own: own.get(engine.id) ?? NO_WORK }))
    return (await claimNext(tx, { owner, engines: drawers, ...timesOf(clock) })) ?? null
  })
}

/** Claim tasks that run at remote engines without a follower, one for each owner. */
export async function adoptStarted(
  { db, clock, engines }: Pick<Deps, 'db' | 'clock' | 'engines'>,
  owners: readonly string[],
): Promise<TaskRow[]> {
  return db.transaction().execute(async (tx) => {
    await lockClaims(tx)
    await releaseTasksOfDead(tx, { now: clock.now(), of: { silentBeside: owners[0] ?? '' }, waitUntil: null })
    const elsewhere = engines.list().filter(({ areSlotsShared, reach }) => areSlotsShared && reach === 'here')
    return claimStarted(tx, { owners, engines: elsewhere.map(({ id }) => id), ...timesOf(clock) })
  })
}

function timesOf(clock: Deps['clock']) {
  const now = clock.now()
  const after = (ms: number) => new Date(now.getTime() + ms)
  return { now, leaseUntil: after(LEASE_MS), deadlineAt: after(RUN_MS) }
}

function viewDrawer(
  connected: ConnectedEngine,
  { all, own }: { all: readonly ConnectedEngine[]; own: OwnWork },
): QueueEngine {
  const { id, engine, verbs, bots, weight, slots, slotsHere, areSlotsShared, reach } = connected
  return {
    ...{ id, verbs: [...verbs], bots, weight, slots: areSlotsShared ? slots : slotsHere },
    own: countInSlots(engine, own),
    own_clips: own.clips,
    clip_slots: engine.clipSlots ?? null,
    own_verbs: [...verbs].filter((verb) => hasItsOwn(connected, verb)),
    leaves_bots: weight > 0 ? [] : bots.filter((bot) => all.some((other) => drawsFirst(other, bot))),
    most_blended: engine.mostBlended,
    works_by_sight: engine.worksBySight === true,
    takes_links: engine.takesLinks === true,
    clips: listClipNeeds(engine.clips),
    longest_clip: engine.clips?.longest ?? 0,
    loras: [...(engine.loras ?? [])],
    is_well: isWell(connected),
    is_shared: areSlotsShared,
    is_here: reach === 'here',
  }
}

function drawsFirst(engine: ConnectedEngine, bot: BotType): boolean {
  return engine.weight > 0 && isWell(engine) && hasItsOwn(engine, 'imagine') && engine.bots.includes(bot)
}

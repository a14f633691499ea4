import type { ConnectedEngine, EnginePool } from '../../../platform/engines/pool.ts'
import type { Needs } from './read-needs.ts'

/** Whether an engine may and can do it, be it on or off. */
export function canDraw({ engine, bots, verbs }: ConnectedEngine, { verb, bot, blended, isBySight }: Needs): boolean {
  if (!verbs.has(verb) || !bots.includes(bot)) return false
  return blended <= engine.mostBlended && (!isBySight || engine.worksBySight === true)
}

/** Whether an engine that is on may be given something now. */
export function isWell({ isOn, setAsideUntil }: ConnectedEngine): boolean {
  return isOn && setAsideUntil === null
}

/** Slots of all engines that are well. */
export function countSlots(engines: EnginePool): number {
  return engines
    .list()
    .filter(isWell)
    .reduce((sum, { slots }) => sum + slots, 0)
}

import type { ClipAbilities } from '@easel/engines/clip/clip-wishes'
import type { UnsupportedParameters } from '@easel/prompt/parse-prompt'
import type { ConnectedEngine, EnginePool, VerbKind } from '../../../platform/engines/pool.ts'
import { CLIP_FIELDS, LINKED, unsupportedInPrompt, removeSupported } from '../rules.ts'
import type { ClipNeed } from '../../../db/drawing-tables.ts'
import type { Needs } from './read-needs.ts'

/** Whether an engine supports and is allowed the task, whether it is on or off. */
export function canDraw(
  { engine, bots, verbs }: ConnectedEngine,
  { verb, bot, blended, isBySight, isLinked, clip, clipSeconds, loras }: Needs,
): boolean {
  if (!verbs.has(verb) || !bots.includes(bot) || (isLinked && !engine.takesLinks)) return false
  const made = listClipNeeds(engine.clips)
  if (clip.some((need) => !made.includes(need)) || clipSeconds > (engine.clips?.longest ?? 0)) return false
  if (loras.some((name) => !engine.loras?.has(name))) return false
  return blended <= engine.mostBlended && (!isBySight || engine.worksBySight === true)
}

/** What an engine can make clips from. */
export function listClipNeeds(clips: ClipAbilities | undefined): ClipNeed[] {
  return [
    ...(clips?.fromWords ? ['words' as const] : []),
    ...(clips?.fromPicture ? ['picture' as const] : []),
    ...(clips?.toPicture ? ['end' as const] : []),
  ]
}

/** Parameters and LoRAs that at least one of these engines accepts. */
export interface PromptCapabilities {
  /** Parameters that none of them uses. */
  notTaken: UnsupportedParameters
  /** Names of the additions to their models. */
  loras: ReadonlySet<string>
}

export function promptCapabilitiesOf(
  engines: readonly ConnectedEngine[],
  base: UnsupportedParameters = unsupportedInPrompt,
): PromptCapabilities {
  const able = engines.flatMap(({ isOn, engine }) => (isOn ? [engine] : []))
  const loras = new Set(able.flatMap((engine) => [...(engine.loras ?? [])]))
  const supportedFields = [
    ...(able.some(({ takesLinks }) => takesLinks) ? LINKED : []),
    ...(loras.size > 0 ? ['lora' as const] : []),
    ...(able.some(({ clips }) => clips) ? CLIP_FIELDS : []),
  ]
  return { notTaken: removeSupported(base, supportedFields), loras }
}

/** Whether an engine is on, healthy and drawn with by some process, so that it may get tasks. */
export function isWell({ isOn, setAsideUntil, reach }: ConnectedEngine): boolean {
  return isOn && setAsideUntil === null && reach !== 'nowhere'
}

/** Verbs that every process can answer with the painter's recogniser. */
const BY_PAINTER: ReadonlySet<VerbKind> = new Set(['describe', 'shorten'])

/** Whether an engine implements this verb natively. */
export function hasItsOwn({ engine, verbs }: ConnectedEngine, verb: VerbKind): boolean {
  return verbs.has(verb) && (!BY_PAINTER.has(verb) || engine.abilities?.().verbs[verb] === 'native')
}

/** Without standby engines if an active one can do it, busy or not. */
export function dropStandBys<One extends ConnectedEngine>(able: readonly One[], verb: VerbKind): readonly One[] {
  const others = able.filter(({ weight }) => weight > 0)
  return others.some((engine) => hasItsOwn(engine, verb)) ? others : able
}

/** Slots of all engines that are well, of those that draw. */
export function countSlots(engines: EnginePool): number {
  const drawing = dropStandBys(engines.list().filter(isWell), 'imagine')
  return drawing.reduce((sum, { slots }) => sum + slots, 0)
}

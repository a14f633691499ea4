import type { ClipAbilities } from '../clip/clip-wishes.ts'
import { EngineRefused } from '../remote/faults.ts'
import { takesLoras } from './add-loras.ts'
import type { PlanContext } from './plan.ts'
import type { ComfyUiSettings } from './settings.ts'
import type { Role, Template } from './template.ts'

type Graphs = Pick<ComfyUiSettings, 'graphs' | 'checkpoint'>

/** Roles that the built-in graphs can fill with a checkpoint. */
const FILLED: readonly Role[] = ['image', 'inpaint', 'outpaint', 'upscale']

/** Whether built-in graphs may be used: not if the operator's own graph loads the model and no checkpoint is set. */
export function mayFill({ graphs, checkpoint }: Graphs): boolean {
  return graphs.imagine === undefined || checkpoint !== null
}

/** What draws in a role. @throws EngineRefused when nothing of the operator's does */
export function templateOf(settings: Graphs, role: Role, ours: Template): Template {
  const own = settings.graphs[role]
  if (own === undefined && !mayFill(settings)) throw new EngineRefused('engine_lacks_verb')
  return own ?? ours
}

export function hasRole(settings: Graphs, role: Role): boolean {
  return settings.graphs[role] !== undefined || mayFill(settings)
}

/** What the operator's graph of clips can do; undefined: there is none. */
export function clipsOf({ graphs: { video } }: Pick<ComfyUiSettings, 'graphs'>): ClipAbilities | undefined {
  if (video?.clip === undefined) return undefined
  const beginsWithPicture = video.slots.image !== undefined
  return {
    fromWords: !beginsWithPicture,
    fromPicture: beginsWithPicture,
    toPicture: video.slots.last !== undefined,
    longest: video.clip.longest,
  }
}

/** Whether there is a model to draw pictures with. An operator's graph loads its own, so no checkpoint is needed. */
export function hasModel({ settings: { checkpoint, graphs }, known }: PlanContext): boolean {
  if (graphs.imagine !== undefined)
    return checkpoint === null || !graphs.imagine.slots.checkpoint || isListed(known, checkpoint)
  return checkpoint === null ? known.checkpoints.length > 0 : isListed(known, checkpoint)
}

const isListed = ({ checkpoints }: PlanContext['known'], name: string) => checkpoints.includes(name)

/** Roles that are neither the operator's nor ours. */
export function listMissing(settings: Graphs): Role[] {
  return FILLED.filter((role) => !hasRole(settings, role))
}

/** Roles that take no prompt, or another model. */
const WORDLESS: ReadonlySet<string> = new Set<Role>(['upscale', 'describe', 'video'])

/** The operator's prompt graphs without a model loader for LoRAs, if LoRAs are configured. */
export function listUnable({ graphs, loras }: Pick<ComfyUiSettings, 'graphs' | 'loras'>): string[] {
  const drawing = Object.entries(graphs).filter(([role]) => loras.size > 0 && !WORDLESS.has(role))
  return drawing.flatMap(([role, template]) => (takesLoras(template) ? [] : [role]))
}

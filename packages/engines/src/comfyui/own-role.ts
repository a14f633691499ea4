import { EngineRefused } from '../remote/faults.ts'
import { takesLoras } from './add-loras.ts'
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

/** Roles that are neither the operator's nor ours. */
export function listMissing(settings: Graphs): Role[] {
  return FILLED.filter((role) => !hasRole(settings, role))
}

/** Roles that take no prompt. */
const WORDLESS: ReadonlySet<string> = new Set<Role>(['upscale', 'describe'])

/** The operator's prompt graphs without a model loader for LoRAs, if LoRAs are configured. */
export function listUnable({ graphs, loras }: Pick<ComfyUiSettings, 'graphs' | 'loras'>): string[] {
  const drawing = Object.entries(graphs).filter(([role]) => loras.size > 0 && !WORDLESS.has(role))
  return drawing.flatMap(([role, template]) => (takesLoras(template) ? [] : [role]))
}

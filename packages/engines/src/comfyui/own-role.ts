import { EngineRefused } from '../remote/faults.ts'
import type { ComfyUiSettings } from './settings.ts'
import type { Role, Template } from './template.ts'

type Graphs = Pick<ComfyUiSettings, 'graphs' | 'checkpoint'>

/** Roles that Easel's graphs can fill where a checkpoint is there for them. */
const FILLED: readonly Role[] = ['image', 'inpaint', 'outpaint', 'upscale']

/** Whether Easel's graph may stand in: an operator whose own graph loads the model has named none for it. */
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

import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import type { ProgramAnswer, ProgramCall } from '../open-door.ts'
import { listVideoModels } from './list-video-models.ts'
import { type Drawer, findModel, listModelNames, type Model } from './model-rules.ts'

type ModelDeps = Pick<Deps, 'engines'>

/** A model has always been there; clients sort by this at most. */
const CREATED = Math.floor(Date.UTC(2026, 0, 1) / 1000)

/** Every model that draws, and those that make clips. */
export async function listModels(deps: Pick<Deps, 'db' | 'engines'>): Promise<ProgramAnswer> {
  const names = [...listModelNames(drawersOf(deps.engines)), ...(await listVideoModels(deps))]
  return { json: { object: 'list', data: [...new Set(names)].map(viewModel) } }
}

/** @throws Refusal not_found */
export async function readModel(
  deps: Pick<Deps, 'db' | 'engines'>,
  { params: { id = '' } }: ProgramCall,
): Promise<ProgramAnswer> {
  const isOfClips = (await listVideoModels(deps)).includes(id)
  return { json: viewModel(isOfClips ? id : getModel(deps, id).name) }
}

/** @throws Refusal not_found naming `model`; invalid_input when it is no name */
export function getModel({ engines }: ModelDeps, name: unknown = 'easel'): Model {
  if (typeof name !== 'string') throw new Refusal('invalid_input', { fields: { model: 'wrong_type' } })
  const model = findModel(name.trim() || 'easel', drawersOf(engines))
  if (!model) throw new Refusal('not_found', { fields: { model: 'not_supported' } })
  return model
}

function drawersOf(engines: Deps['engines']): Drawer[] {
  return engines.list().filter(({ isOn, verbs }) => isOn && verbs.has('imagine'))
}

const viewModel = (id: string) => ({ id, object: 'model', created: CREATED, owned_by: 'easel' })

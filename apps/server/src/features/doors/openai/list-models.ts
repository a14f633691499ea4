import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import type { ProgramAnswer, ProgramCall } from '../open-door.ts'
import { type Drawer, findModel, listModelNames, type Model } from './model-rules.ts'

type ModelDeps = Pick<Deps, 'engines'>

/** A model has always been there; clients sort by this at most. */
const CREATED = Math.floor(Date.UTC(2026, 0, 1) / 1000)

/** Every model that draws. */
export async function listModels({ engines }: ModelDeps): Promise<ProgramAnswer> {
  return { json: { object: 'list', data: listModelNames(drawersOf(engines)).map(viewModel) } }
}

/** @throws Refusal not_found */
export async function readModel({ engines }: ModelDeps, { params }: ProgramCall): Promise<ProgramAnswer> {
  return { json: viewModel(getModel({ engines }, params['id']).name) }
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

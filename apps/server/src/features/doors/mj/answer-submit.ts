import type { Task } from '@easel/contract/drawing'
import { HOOK_MAX_CHARS } from '@easel/contract/limits'
import type { Actor } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { findNumber } from '../../drawing/gate.ts'
import { findAddressFault } from '../../webhook/gate.ts'
import { type Fields, readText } from '../read-fields.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { noteSubmitted } from './hold-back.ts'
import { modeOf } from './rules.ts'
import { viewSubmitted } from './view.ts'

const STATE_MAX_CHARS = 2000

/**
 * Who asks, with what the program wants kept with the task, and the speed that its address fixes.
 *
 * @throws Refusal invalid_input for a `notifyHook` that is no address, or one that may not be told of anything
 */
export function actorOf(
  { config }: Pick<DoorDeps, 'config'>,
  { actor, prefix, siteUrl }: ProgramCall,
  fields: Fields,
): Actor {
  const state = readText(fields, 'state', STATE_MAX_CHARS)
  const notifyHook = readText(fields, 'notifyHook', HOOK_MAX_CHARS)
  const fault = notifyHook === undefined ? null : findAddressFault(notifyHook, config)
  if (fault) throw new Refusal('invalid_input', { fields: { notifyHook: fault } })
  const said = {
    ...(state !== undefined && { state }),
    ...(notifyHook !== undefined && { notifyHook, origin: siteUrl }),
  }
  const client = Object.keys(said).length > 0 ? said : null
  return { ...actor, program: { ...actor.program, mode: modeOf(prefix), client } }
}

/** What a submit is answered: the first of its tasks, for clients know of one. */
export async function answerSubmit(deps: DoorDeps, { tasks }: { tasks: Task[] }): Promise<ProgramAnswer> {
  const [task] = tasks
  if (!task) throw new Refusal('conflict')
  const number = await findNumber(deps.db, task.id)
  if (number === undefined) throw new Refusal('not_found')
  noteSubmitted(number)
  return { json: viewSubmitted({ task, number }) }
}

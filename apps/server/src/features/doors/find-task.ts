import { Refusal } from '../../errors.ts'
import { listProgramTasks, type ProgramTask } from '../drawing/gate.ts'
import type { DoorDeps, ProgramCall } from './open-door.ts'
import { readTaskId } from './rules.ts'

/** A task by its number or id, of this account or in this key's channel; undefined: there is none like that. */
export async function findTask(
  deps: DoorDeps,
  { actor: { userId }, channelId }: Pick<ProgramCall, 'actor' | 'channelId'>,
  taskId: unknown,
): Promise<ProgramTask | undefined> {
  const named = readTaskId(taskId)
  if (!named) return undefined
  const which = 'id' in named ? { ids: [named.id] } : { numbers: [named.number] }
  const [found] = await listProgramTasks(deps, { userId, channelId }, which)
  return found
}

/**
 * The same of one that a key may act on: a key draws in its channel, and nowhere else.
 *
 * @throws Refusal not_found
 */
export async function requireActable(deps: DoorDeps, call: ProgramCall, taskId: unknown): Promise<ProgramTask> {
  const found = await findTask(deps, call, taskId)
  if (found?.task.channelId !== call.channelId) throw new Refusal('not_found')
  return found
}

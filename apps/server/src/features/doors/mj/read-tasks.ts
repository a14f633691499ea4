import { listProgramTasks } from '../../drawing/gate.ts'
import { cancelTask as cancel } from '../../drawing/acts.ts'
import { readImageSeed } from '../../drawing/acts.ts'
import { Refusal } from '../../../errors.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { readFields } from '../read-fields.ts'
import { findTask, requireActable } from '../find-task.ts'
import { holdBack } from './hold-back.ts'
import { readTaskId } from '../rules.ts'
import { CODES } from './rules.ts'
import { viewMjTask } from './view.ts'

const LISTED_MAX = 100
/** Ids of one question. */
const ASKED_MAX = 1000

/** `task/{id}/fetch`. An unknown task is answered so that every client takes it for one that failed. */
export async function readTasks(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const taskId = call.params['taskId']
  const found = await findTask(deps, call, taskId)
  if (!found) {
    const failReason = 'task_no_found'
    const unknown = {
      code: CODES.refused,
      description: failReason,
      id: taskId,
      status: 'FAILURE',
      failReason,
      progress: '',
    }
    return { json: { ...unknown, buttons: [], properties: { finalPrompt: '', finalZhPrompt: '' } } }
  }
  const submitTime = Date.parse(found.task.submitTime)
  const wasHeld = await holdBack({ number: found.number, submitTime }, deps.clock.now().getTime(), call.signal)
  const now = wasHeld ? ((await findTask(deps, call, taskId)) ?? found) : found
  return { json: viewMjTask(now, call.siteUrl) }
}

/** `task/list-by-ids`, `task/list-by-condition`: those that there are. */
export async function listTasksByIds(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const ids = readFields(call.body ?? {})['ids'] ?? []
  if (!Array.isArray(ids)) throw new Refusal('invalid_input', { fields: { ids: 'wrong_type' } })
  if (ids.length > ASKED_MAX)
    throw new Refusal('invalid_input', { fields: { ids: { problem: 'too_many', limit: ASKED_MAX } } })
  const named = ids.flatMap((one) => readTaskId(one) ?? [])
  const whose = { userId: call.actor.userId, channelId: call.channelId }
  const numbers = named.flatMap((one) => ('number' in one ? [one.number] : []))
  const uuids = named.flatMap((one) => ('id' in one ? [one.id] : []))
  const found = [
    ...(await listProgramTasks(deps, whose, { numbers })),
    ...(await listProgramTasks(deps, whose, { ids: uuids })),
  ]
  return { json: found.map((one) => viewMjTask(one, call.siteUrl)) }
}

/** `task/list`: the newest of the key's account; `task/queue`: those of them that have not ended. */
export async function listNewest(deps: DoorDeps, call: ProgramCall, wanted: 'all' | 'open'): Promise<ProgramAnswer> {
  const whose = { userId: call.actor.userId, channelId: call.channelId }
  const newest = await listProgramTasks(deps, whose, { newest: LISTED_MAX })
  const shown = wanted === 'all' ? newest : newest.filter(({ task }) => task.finishTime === null)
  return { json: shown.map((one) => viewMjTask(one, call.siteUrl)) }
}

/** `task/{id}/image-seed`. */
export async function readSeed(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const { task } = await requireActable(deps, call, call.params['taskId'])
  const { seed } = await readImageSeed(deps, call.actor, task.id)
  if (seed === null || task.status !== 'SUCCESS') throw new Refusal('conflict')
  return { json: { code: CODES.success, description: '成功', result: String(seed), properties: {} } }
}

/** `task/{id}/cancel`: one's own; what has ended stays as it is. */
export async function cancelTask(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const { task, number } = await requireActable(deps, call, call.params['taskId'])
  await cancel(deps, call.actor, task.id)
  return { json: { code: CODES.success, description: '成功', result: String(number), properties: {} } }
}

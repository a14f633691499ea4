import { Refusal } from '../../../errors.ts'
import { submitAction } from '../../drawing/acts.ts'
import { submitModal } from '../../drawing/acts.ts'
import { decodeBase64 } from '../decode-base64.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { type Fields, readFields, readText, readTexts, requireText } from '../read-fields.ts'
import { receiveMask } from '../receive-mask.ts'
import { actorOf, answerSubmit } from './answer-submit.ts'
import { requireActable } from '../find-task.ts'
import { customIdOf, readSimpleChange } from './rules.ts'

/** `submit/action`: one of a task's buttons. */
export async function pressButton(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call.body)
  const { task } = await requireActable(deps, call, fields['taskId'])
  return press(deps, call, fields, { taskId: task.id, customId: requireText(fields, 'customId', 200) })
}

/** `submit/change`: the same by the names of old clients. An index with a reroll is none. */
export async function changeTask(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call.body)
  const index = typeof fields['index'] === 'number' ? fields['index'] : null
  return change(deps, call, fields, { taskId: fields['taskId'], action: requireText(fields, 'action'), index })
}

/** `submit/simple-change`: the same in one line, `<task> U2`. */
export async function changeSimply(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call.body)
  const read = readSimpleChange(requireText(fields, 'content', 200))
  if (!read) throw new Refusal('invalid_input', { fields: { content: 'wrong_format' } })
  return change(deps, call, fields, read)
}

async function change(
  deps: DoorDeps,
  call: ProgramCall,
  fields: Fields,
  { taskId, action, index }: { taskId: unknown; action: string; index: number | null },
): Promise<ProgramAnswer> {
  const { task } = await requireActable(deps, call, taskId)
  const customId = customIdOf(task, { action, index })
  if (customId === undefined) throw new Refusal('invalid_input', { fields: { action: 'no_such_button' } })
  return press(deps, call, fields, { taskId: task.id, customId })
}

async function press(
  deps: DoorDeps,
  call: ProgramCall,
  fields: Fields,
  { taskId, customId }: { taskId: string; customId: string },
): Promise<ProgramAnswer> {
  const { idempotencyKey } = call
  const made = await submitAction(deps, actorOf(deps, call, fields), taskId, { body: { customId }, idempotencyKey })
  return answerSubmit(deps, made)
}

/** `submit/modal`: what a task asked for; without words it goes on with those that it suggests. */
export async function answerModal(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call.body)
  const { task } = await requireActable(deps, call, fields['taskId'])
  const actor = actorOf(deps, call, fields)
  const prompt = readText(fields, 'prompt', 6000)
  const [sentMask] = readTexts(fields, 'maskBase64', 1)
  const picture = task.modal?.image
  const mask =
    sentMask !== undefined && picture
      ? await receiveMask(deps, actor, {
          bytes: decodeBase64(sentMask, 'maskBase64'),
          ...{ sense: 'white', picture, field: 'maskBase64' },
        })
      : undefined
  if (mask === null) throw new Refusal('invalid_input', { fields: { maskBase64: 'empty_mask' } })
  const body = { ...(prompt !== undefined && { prompt }), ...(mask !== undefined && { mask }) }
  const { idempotencyKey } = call
  return answerSubmit(deps, await submitModal(deps, actor, task.id, { body, idempotencyKey }))
}

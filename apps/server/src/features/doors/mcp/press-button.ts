import type { Button, Task } from '@easel/contract/drawing'
import { PROMPT_MAX_CHARS, ZOOM_MAX, ZOOM_MIN } from '@easel/contract/limits'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod/mini'
import { Refusal } from '../../../errors.ts'
import { cancelTask, submitAction, submitModal } from '../../drawing/acts.ts'
import { decodeBase64 } from '../decode-base64.ts'
import { requireActable } from '../find-task.ts'
import { receiveMask } from '../receive-mask.ts'
import { agreePrice } from './agree-price.ts'
import { confirmed, waitSeconds } from './imagine-pictures.ts'
import { findButton, nameOf } from './rules.ts'
import type { ToolCall } from './run-tool.ts'
import { showTasks } from './show-tasks.ts'

export const taskName = z.string().check(z.minLength(1), z.describe('A task, as a tool named it.'))
export const buttonName = z
  .string()
  .check(
    z.minLength(1),
    z.describe('One of its buttons, as a tool named them: U1 enlarges the first picture, V2 varies the second.'),
  )

export const actShape = {
  task: taskName,
  button: buttonName,
  prompt: z
    .optional(z.string().check(z.maxLength(PROMPT_MAX_CHARS)))
    .check(z.describe('For buttons that ask for words, such as "Vary (Region)", "Custom Zoom" and "Line 1".')),
  zoom: z
    .optional(z.number().check(z.minimum(ZOOM_MIN), z.maximum(ZOOM_MAX)))
    .check(z.describe('For "Custom Zoom": how much more is seen.')),
  mask: z
    .optional(z.string())
    .check(
      z.describe(
        'For "Vary (Region)": a data URL or base64 of a PNG in the shape of the picture, white where it changes.',
      ),
    ),
  ...{ confirmed, wait_seconds: waitSeconds },
}

interface Said {
  task: string
  button: string
  prompt?: string | undefined
  zoom?: number | undefined
  mask?: string | undefined
  confirmed?: boolean | undefined
  wait_seconds?: number | undefined
}

/** `act`: press one of a task's buttons, and answer what it asks for. */
export async function pressButton(tool: ToolCall, said: Said): Promise<CallToolResult> {
  const { deps, call } = tool
  const { task } = await requireActable(deps, call, said.task)
  const { customId, kind, opensModal } = requireButton(task, said.button)
  if (opensModal && kind === 'INPAINT' && said.mask === undefined)
    throw new Refusal('invalid_input', { fields: { mask: 'required' } })
  const price = await agreePrice(tool, { taskId: task.id, customId }, said.confirmed === true)
  const body = { customId, ...price }
  const made = await submitAction(deps, call.actor, task.id, { body, idempotencyKey: call.idempotencyKey })
  const [asking] = made.tasks.filter(({ status }) => status === 'MODAL')
  const tasks = asking ? await answerAsked(tool, asking, said) : made.tasks
  return showTasks(tool, tasks.length > 0 ? tasks : [task], said.wait_seconds)
}

/** @throws Refusal invalid_input, naming the buttons that there are */
export function requireButton(task: Task, said: string): Button {
  const button = findButton(task, said)
  if (button) return button
  const options = task.buttons.map(nameOf)
  if (options.length === 0) throw new Refusal('invalid_input', { fields: { button: 'no_such_button' } })
  throw new Refusal('invalid_input', { fields: { button: { problem: 'wrong_choice', options } } })
}

/** What cannot be answered so does not stay open. */
async function answerAsked({ deps, call }: ToolCall, task: Task, said: Said): Promise<Task[]> {
  const { actor } = call
  try {
    const mask = await readMask({ deps, call }, task, said.mask)
    const { prompt, zoom } = said
    const body = { ...(prompt && { prompt }), ...(zoom !== undefined && { zoom }), ...(mask !== undefined && { mask }) }
    // The press has used the key itself.
    const idempotencyKey = call.idempotencyKey && `${call.idempotencyKey}:asked`
    return (await submitModal(deps, actor, task.id, { body, idempotencyKey })).tasks
  } catch (error) {
    if (error instanceof Refusal) await cancelTask(deps, actor, task.id)
    throw error
  }
}

async function readMask(
  { deps, call }: Pick<ToolCall, 'deps' | 'call'>,
  { modal }: Task,
  sent: string | undefined,
): Promise<string | undefined> {
  if (sent === undefined || !modal?.image) return undefined
  const bytes = decodeBase64(sent, 'mask')
  const mask = await receiveMask(deps, call.actor, { bytes, sense: 'white', picture: modal.image, field: 'mask' })
  if (mask === null) throw new Refusal('invalid_input', { fields: { mask: 'empty_mask' } })
  return mask
}

import type { BotType, Mode, Task } from '@easel/contract/drawing'
import type { Tx } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { findOwnUpload, shareLockImages } from '../media/gate.ts'
import type { PlannedTask, SubmitDeps } from './enqueue-tasks.ts'
import { nearestRatio } from './nearest-ratio.ts'
import { findPictures } from './find-pictures.ts'
import { planTask } from './plan-task.ts'
import { printAgain, readOneDrawing } from './read-prompt.ts'
import { requireModes } from './require-modes.ts'
import { bindToPicture } from './routing/bind-to-picture.ts'
import { promptCapabilitiesOf } from './routing/can-draw.ts'
import { readPromptSettings } from './settings/read-prompt-settings.ts'
import { submitTasks } from './submit-tasks.ts'
import { requireAllowed } from './words/require-allowed.ts'

export interface Edit {
  botType: BotType
  prompt: string
  /** An upload of one's own, or a picture that one may see. */
  image: string
  /** An upload of one's own of the picture's size, white where it changes. */
  mask: string
  mode?: Mode
}

/**
 * Draw a region of any picture anew, also of one that no task shows. A picture that was drawn here goes to the engine that has its
 * recipe; any other to one that works from what it sees.
 *
 * @throws Refusal not_found, invalid_input, engine_limit when no engine can, plan_required, insufficient_credits, key_limit,
 * idempotency_mismatch
 */
export async function submitEdit(
  deps: SubmitDeps,
  actor: Actor,
  channelId: string,
  { body, idempotencyKey }: { body: Edit; idempotencyKey: string | null },
): Promise<{ tasks: Task[] }> {
  const request = { edit: channelId, ...body }
  const plan = (tx: Tx) => planEdit(deps, tx, actor, body)
  return submitTasks(deps, actor, { channelId, idempotencyKey, request, imageIds: [body.image], plan, told: undefined })
}

async function planEdit(
  deps: SubmitDeps,
  tx: Tx,
  actor: Actor,
  { botType, prompt, image, mask: maskId, mode }: Edit,
): Promise<PlannedTask[]> {
  const { settings, options } = await readPromptSettings(tx, actor, botType)
  const asked = { botType, mode, settings, options, ...promptCapabilitiesOf(deps.engines.list()) }
  const drawing = readOneDrawing(prompt, asked)
  await requireAllowed(tx, [drawing])
  await requireModes(deps, tx, actor, [drawing])
  await shareLockImages(tx, [image])
  const [picture] = await findPictures(tx, actor, { ids: [image], field: 'image' })
  if (!picture) throw new Refusal('not_found', { fields: { image: 'unknown_picture' } })
  const mask = await findOwnUpload(tx, { imageId: maskId, ownerId: actor.userId, purpose: 'mask' })
  if (!mask) throw new Refusal('invalid_input', { fields: { mask: 'unknown_upload' } })
  if (mask.width !== picture.width || mask.height !== picture.height) {
    const options = [`${picture.width} × ${picture.height}`]
    throw new Refusal('invalid_input', { fields: { mask: { problem: 'wrong_size', options } } })
  }
  const work = { change: { kind: 'vary-region' as const }, imageId: image, recipe: picture.memory?.recipe ?? {} }
  const { width, height } = nearestRatio(picture)
  const aspectRatio = `${width}:${height}`
  const finalPrompt = printAgain(drawing.finalPrompt, { mode: drawing.mode, aspectRatio })
  const planned = { ...planTask('INPAINT', { ...drawing, aspectRatio, finalPrompt }, [picture]), mask_id: mask.id }
  const drawable = { action: planned.action, bot_type: botType, parameters: { ...drawing.parameters, work } }
  return [{ ...planned, ...bind(deps, drawable, picture.memory?.engine ?? '') }]
}

/** @throws Refusal engine_limit instead of a conflict: there was no engine before that could */
function bind(deps: SubmitDeps, ...[drawable, drewIt]: [Parameters<typeof bindToPicture>[1], string]) {
  try {
    return bindToPicture(deps.engines, drawable, drewIt)
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'conflict') throw new Refusal('engine_limit')
    throw error
  }
}

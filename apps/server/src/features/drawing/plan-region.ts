import type { BotType } from '@easel/contract/drawing'
import type { Tx } from '../../db/open.ts'
import type { Actor } from '../../deps.ts'
import { Refusal } from '../../errors.ts'
import { findOwnUpload } from '../media/gate.ts'
import type { PlannedTask, SubmitDeps } from './enqueue-tasks.ts'
import { findPictures } from './find-pictures.ts'
import { nearestRatio } from './nearest-ratio.ts'
import { planTask } from './plan-task.ts'
import { printAgain, type ReadDrawing } from './read-prompt.ts'
import { bindToPicture } from './routing/bind-to-picture.ts'

/**
 * Plan a region of a picture drawn anew. It goes to the engine that has its recipe; a picture that nobody here drew, to one that works
 * from what it sees.
 *
 * @throws Refusal not_found, invalid_input, engine_limit when no engine can
 */
export async function planRegion(
  deps: Pick<SubmitDeps, 'engines'>,
  tx: Tx,
  actor: Actor,
  { drawing, botType, image, mask: maskId }: { drawing: ReadDrawing; botType: BotType; image: string; mask: string },
): Promise<PlannedTask> {
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
  return { ...planned, ...bind(deps, drawable, picture.memory?.engine ?? '') }
}

/** @throws Refusal engine_limit instead of a conflict: there was no engine before that could */
function bind(deps: Pick<SubmitDeps, 'engines'>, ...[drawable, drewIt]: [Parameters<typeof bindToPicture>[1], string]) {
  try {
    return bindToPicture(deps.engines, drawable, drewIt)
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'conflict') throw new Refusal('engine_limit')
    throw error
  }
}

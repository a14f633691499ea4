import type { Task } from '@easel/contract/drawing'
import { Refusal } from '../../../errors.ts'
import { submitEdit, submitImagine } from '../../drawing/acts.ts'
import { nearestRatio } from '../../drawing/gate.ts'
import { readFile } from '../../media/gate.ts'
import { decodeBase64 } from '../decode-base64.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { type Fields, readFields, readTexts } from '../read-fields.ts'
import { receiveMask } from '../receive-mask.ts'
import { type ReceivedPicture, receivePicture } from '../receive-picture.ts'
import { waitForEnd } from '../wait-for-end.ts'
import { type Order, readImageWeight, readOrder } from './read-order.ts'
import { PICTURES_OF_GRID, writePrompt } from './rules.ts'
import { listPictures, viewFailure, viewParameters, writeInfo } from './view.ts'

const botType = 'MID_JOURNEY'

/** As programs say that white is what changes. */
const INVERTS_NOTHING: ReadonlySet<unknown> = new Set([0, false, '', '0', 'false'])

/** `txt2img`: as many pictures as are wanted, once they are drawn. */
export async function drawFromText(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const order = readOrder(deps, readFields(call.body))
  const { tasks } = await submitGrids(deps, call, { order, images: [] })
  return answerDrawn(deps, call, { order, tasks })
}

/** `img2img`: from a picture, or a region of it where there is a mask, white where it changes. */
export async function drawFromPicture(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call.body)
  const order = readOrder(deps, fields)
  const imageWeight = readImageWeight(fields)
  const [sent] = readTexts(fields, 'init_images', 1)
  if (sent === undefined) throw new Refusal('invalid_input', { fields: { init_images: 'required' } })
  const [sentMask] = readTexts(fields, 'mask', 1)
  if (sentMask !== undefined) requireRegion(fields, order)
  const picture = await receivePicture(deps, call.actor, { sent, field: 'init_images' })
  if (sentMask !== undefined) {
    const { tasks } = await submitRegion(deps, call, { order, picture, sentMask })
    return answerDrawn(deps, call, { order, tasks })
  }
  const told = { ...order, ratio: order.ratio ?? nearestRatio(picture), imageWeight }
  const { tasks } = await submitGrids(deps, call, { order: told, images: [picture.id] })
  return answerDrawn(deps, call, { order, tasks })
}

/** @throws Refusal invalid_input for what would change the wrong part, or is more than a region is drawn at once */
function requireRegion(fields: Fields, { count }: Order): void {
  if (!INVERTS_NOTHING.has(fields['inpainting_mask_invert'] ?? 0))
    throw new Refusal('invalid_input', { fields: { inpainting_mask_invert: 'not_supported' } })
  if (count > PICTURES_OF_GRID)
    throw new Refusal('invalid_input', { fields: { batch_size: { problem: 'too_big', limit: PICTURES_OF_GRID } } })
}

async function submitGrids(
  deps: DoorDeps,
  { actor, channelId, idempotencyKey }: ProgramCall,
  { order, images }: { order: Order; images: string[] },
): Promise<{ tasks: Task[] }> {
  // So many pictures were asked for: nobody has to be asked again.
  const body = { botType, prompt: writePrompt(order), confirmed: true, ...(images.length > 0 && { images }) } as const
  return submitImagine(deps, actor, channelId, { body, idempotencyKey })
}

async function submitRegion(
  deps: DoorDeps,
  { actor, channelId, idempotencyKey }: ProgramCall,
  { order, picture, sentMask }: { order: Order; picture: ReceivedPicture; sentMask: string },
): Promise<{ tasks: Task[] }> {
  const bytes = decodeBase64(sentMask, 'mask')
  const mask = await receiveMask(deps, actor, { bytes, sense: 'white', picture, field: 'mask' })
  if (mask === null) throw new Refusal('invalid_input', { fields: { mask: 'empty_mask' } })
  const prompt = writePrompt({ ...order, ratio: null, grids: 1 })
  const body = { botType, prompt, image: picture.id, mask } as const
  return submitEdit(deps, actor, channelId, { body, idempotencyKey })
}

async function answerDrawn(
  deps: DoorDeps,
  call: ProgramCall,
  { order, tasks }: { order: Order; tasks: readonly Task[] },
): Promise<ProgramAnswer> {
  call.waitLong()
  const ended = await waitForEnd(deps, call, tasks)
  const pictures = listPictures(ended).slice(0, order.count)
  if (pictures.length === 0) return { status: 500, json: viewFailure(ended) }
  const images: string[] = []
  for (const { id } of pictures) images.push((await readFile(deps, id, {})).bytes.toString('base64'))
  return { json: { images, parameters: viewParameters(order), info: writeInfo(order, pictures) } }
}

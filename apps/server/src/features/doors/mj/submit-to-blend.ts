import { blendDimensions } from '@easel/contract/submits'
import { BLEND_IMAGES_MAX, BLEND_IMAGES_MIN } from '@easel/contract/limits'
import { Refusal } from '../../../errors.ts'
import { submitBlend } from '../../drawing/acts.ts'
import { submitDescribe } from '../../drawing/acts.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { readFields, readText, readTexts } from '../read-fields.ts'
import { receivePicture } from '../receive-picture.ts'
import { actorOf, answerSubmit } from './answer-submit.ts'
import { botOf, CODES } from './rules.ts'

/** Pictures that clients send to name them in a prompt later. */
const NAMED_MAX = 10

/** `submit/blend`: two to six pictures become one. */
export async function submitToBlend(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call.body)
  const actor = actorOf(deps, call, fields)
  const sent = readTexts(fields, 'base64Array', BLEND_IMAGES_MAX)
  if (sent.length < BLEND_IMAGES_MIN) {
    throw new Refusal('invalid_input', { fields: { base64Array: { problem: 'too_few', limit: BLEND_IMAGES_MIN } } })
  }
  const dimensions = blendDimensions.safeParse(fields['dimensions'] || 'SQUARE')
  if (!dimensions.success) {
    const options = blendDimensions.options
    throw new Refusal('invalid_input', { fields: { dimensions: { problem: 'wrong_choice', options } } })
  }
  const images: string[] = []
  for (const one of sent) images.push((await receivePicture(deps, actor, { sent: one, field: 'base64Array' })).id)
  const body = { botType: botOf(fields['botType']), images, dimensions: dimensions.data }
  const { idempotencyKey } = call
  return answerSubmit(deps, await submitBlend(deps, actor, call.channelId, { body, idempotencyKey }))
}

/** `submit/describe`: a picture, or the address of one of ours. */
export async function submitToDescribe(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call.body)
  const actor = actorOf(deps, call, fields)
  const [sent] = readTexts(fields, 'base64', 1)
  const picture = sent ?? readText(fields, 'link')
  if (picture === undefined) throw new Refusal('invalid_input', { fields: { base64: 'required' } })
  const { id: image } = await receivePicture(deps, actor, { sent: picture, field: 'base64' })
  const body = { botType: botOf(fields['botType']), image }
  const { idempotencyKey } = call
  return answerSubmit(deps, await submitDescribe(deps, actor, call.channelId, { body, idempotencyKey }))
}

/** `submit/upload-discord-images`: addresses that may stand behind `--sref`, or in front of a prompt. */
export async function uploadPictures(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const sent = readTexts(readFields(call.body), 'base64Array', NAMED_MAX)
  if (sent.length === 0) throw new Refusal('invalid_input', { fields: { base64Array: 'required' } })
  const result: string[] = []
  for (const one of sent) {
    const { id } = await receivePicture(deps, call.actor, { sent: one, field: 'base64Array' })
    result.push(`${call.siteUrl}/api/files/${id}`)
  }
  return { json: { code: CODES.success, description: '提交成功', result, properties: {} } }
}

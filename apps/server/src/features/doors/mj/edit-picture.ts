import type { Actor } from '../../../deps.ts'
import { measureSent } from '../../media/gate.ts'
import { submitEdit } from '../../drawing/acts.ts'
import { submitImagine } from '../../drawing/acts.ts'
import { decodeBase64 } from '../decode-base64.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { readFields, readTexts, requireText } from '../read-fields.ts'
import { receiveMask } from '../receive-mask.ts'
import { type ReceivedPicture, receivePicture } from '../receive-picture.ts'
import { Refusal } from '../../../errors.ts'
import { actorOf, answerSubmit } from './answer-submit.ts'
import { botOf } from './rules.ts'

/**
 * `submit/edits`: a region of any picture by a mask, else by what is transparent in it, else the whole of it. `image` or the first of
 * `base64Array`, as a data URL, base64 alone, or the address of one of ours.
 */
export async function editPicture(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call.body)
  const actor = actorOf(deps, call, fields)
  const prompt = requireText(fields, 'prompt', 6000)
  const [sent] = [...readTexts(fields, 'image', 1), ...readTexts(fields, 'base64Array', 1)]
  if (sent === undefined) throw new Refusal('invalid_input', { fields: { image: 'required' } })
  const picture = await receivePicture(deps, actor, { sent, field: 'image' })
  const [sentMask] = readTexts(fields, 'maskBase64', 1)
  const mask = await chooseMask(deps, actor, picture, sentMask)
  const botType = botOf(fields['botType'])
  const { channelId, idempotencyKey } = call
  if (mask === undefined) {
    const body = { botType, prompt, images: [picture.id] }
    return answerSubmit(deps, await submitImagine(deps, actor, channelId, { body, idempotencyKey }))
  }
  const mode = actor.program?.mode
  const body = { botType, prompt, image: picture.id, mask, ...(mode && { mode }) }
  return answerSubmit(deps, await submitEdit(deps, actor, channelId, { body, idempotencyKey }))
}

/** Undefined: the whole picture changes. */
async function chooseMask(
  deps: DoorDeps,
  actor: Actor,
  picture: ReceivedPicture,
  sentMask: string | undefined,
): Promise<string | undefined> {
  if (sentMask !== undefined) {
    const bytes = decodeBase64(sentMask, 'maskBase64')
    const mask = await receiveMask(deps, actor, { bytes, sense: 'white', picture, field: 'maskBase64' })
    if (mask === null) throw new Refusal('invalid_input', { fields: { maskBase64: 'empty_mask' } })
    return mask
  }
  const { bytes } = picture
  if (bytes === null || measureSent(bytes).kind === 'jpeg') return undefined
  return (await receiveMask(deps, actor, { bytes, sense: 'transparent', picture, field: 'image' })) ?? undefined
}

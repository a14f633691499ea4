import { BASE_IMAGES_MAX } from '@easel/contract/limits'
import { Refusal } from '../../../errors.ts'
import { submitImagine } from '../../drawing/acts.ts'
import { submitShorten } from '../../drawing/acts.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { type Fields, readFields, readTexts, requireText } from '../read-fields.ts'
import { receivePicture } from '../receive-picture.ts'
import { actorOf, answerSubmit } from './answer-submit.ts'
import { botOf, dropSpeeds, modeOf } from './rules.ts'

/** `submit/imagine`: a prompt, and pictures that it starts from. */
export async function submitPrompt(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call.body)
  const actor = actorOf(deps, call, fields)
  const prompt = promptOf(call, fields)
  const sent = readTexts(fields, 'base64Array', BASE_IMAGES_MAX)
  const old = readTexts(fields, 'base64', 1)
  const images: string[] = []
  for (const one of [...sent, ...old])
    images.push((await receivePicture(deps, actor, { sent: one, field: 'base64Array' })).id)
  const body = { botType: botOf(fields['botType']), prompt, ...(images.length > 0 && { images }) }
  const { idempotencyKey } = call
  try {
    return await answerSubmit(deps, await submitImagine(deps, actor, call.channelId, { body, idempotencyKey }))
  } catch (error) {
    // Clients know of one task a submit, and would never show the others.
    if (!(error instanceof Refusal) || error.reason !== 'needs_confirmation') throw error
    throw new Refusal('invalid_input', { fields: { prompt: { problem: 'one_drawing_only', at: '{ } --repeat' } } })
  }
}

/** `submit/shorten`. */
export async function submitToShorten(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call.body)
  const body = { botType: botOf(fields['botType']), prompt: promptOf(call, fields) }
  const { idempotencyKey } = call
  return answerSubmit(
    deps,
    await submitShorten(deps, actorOf(deps, call, fields), call.channelId, { body, idempotencyKey }),
  )
}

function promptOf({ prefix }: ProgramCall, fields: Fields): string {
  const prompt = requireText(fields, 'prompt', 6000)
  return modeOf(prefix) === undefined ? prompt : dropSpeeds(prompt)
}

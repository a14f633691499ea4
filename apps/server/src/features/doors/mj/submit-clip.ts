import { type Mode, mode } from '@easel/contract/drawing'
import { type Motion, motion } from '@easel/contract/submits'
import type { Actor } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { submitAction, submitVideo } from '../../drawing/acts.ts'
import { measureSent } from '../../media/gate.ts'
import { decodeBase64 } from '../decode-base64.ts'
import { findTask } from '../find-task.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { type Fields, readFields, readText, readTexts } from '../read-fields.ts'
import { receivePicture } from '../receive-picture.ts'
import { requireVideo } from '../require-video.ts'
import { actorOf, answerSubmit } from './answer-submit.ts'
import { refuseUnknownTask } from './refuse-mj.ts'
import { botOf, dropSpeeds, modeOf } from './rules.ts'

const BATCHES = [1, 2, 4]

/** `submit/video`: a clip of words, of a picture or of both; with `action: 'extend'` an earlier one and a few seconds more. */
export async function submitClip(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const fields = readFields(call.body)
  const action = readText(fields, 'action') ?? ''
  const asked = { motion: readMotion(fields), actor: actorOf(deps, call, fields) }
  if (action.toLowerCase() === 'extend') return extendClip(deps, call, { fields, ...asked })
  if (action !== '' || !isNone(fields['taskId']))
    throw new Refusal('invalid_input', { fields: { action: { problem: 'wrong_choice', options: ['extend'] } } })
  await requireVideo(deps)
  return startClip(deps, call, { fields, ...asked })
}

interface Asked {
  fields: Fields
  motion: Motion
  actor: Actor
}

/** Its words are those of the clip that it goes on from. */
async function extendClip(deps: DoorDeps, call: ProgramCall, { fields, motion, actor }: Asked): Promise<ProgramAnswer> {
  const found = await findTask(deps, call, fields['taskId'])
  if (found?.task.channelId !== call.channelId) return refuseUnknownTask(deps, call)
  const { index } = fields
  // A task has one clip here, whatever its client counts.
  if (typeof index === 'number' && index !== 0)
    throw new Refusal('invalid_input', { fields: { index: { problem: 'too_big', limit: 0 } } })
  const { id, buttons } = found.task
  const button = buttons.find(({ customId }) => customId.includes(`::animate_${motion}_extend::`))
  if (!button) throw new Refusal('invalid_input', { fields: { action: 'no_such_button' } })
  const body = { customId: button.customId }
  return answerSubmit(deps, await submitAction(deps, actor, id, { body, idempotencyKey: call.idempotencyKey }))
}

async function startClip(deps: DoorDeps, call: ProgramCall, { fields, motion, actor }: Asked): Promise<ProgramAnswer> {
  const { prompt, ...sent } = readStart(call, fields)
  const mode = modeOf(call.prefix) ?? readMode(fields)
  const wished = { motion, ...(fields['loop'] === true && { loop: true }), ...(mode && { mode }) }
  const pictures = await keepEnds(deps, actor, sent)
  const body = { botType: botOf(fields['botType']), ...(prompt !== undefined && { prompt }), ...wished, ...pictures }
  const { channelId, idempotencyKey } = call
  return answerSubmit(deps, await submitVideo(deps, actor, channelId, { body, idempotencyKey }))
}

/** What a clip is made of, as it was sent. */
interface Start {
  prompt: string | undefined
  image: string | undefined
  endImage: string | undefined
}

/** @throws Refusal invalid_input when that is not enough */
function readStart(call: ProgramCall, fields: Fields): Start {
  const prompt = promptOf(call, fields)
  const image = readSent(fields, ['image', 'base64'])
  const endImage = readSent(fields, ['endImage', 'endBase64'])
  if (prompt === undefined && image === undefined)
    throw new Refusal('invalid_input', { fields: { prompt: 'required' } })
  if (endImage !== undefined && image === undefined)
    throw new Refusal('invalid_input', { fields: { endImage: 'end_without_first' } })
  return { prompt, image, endImage }
}

/** The ids of what it begins and ends with. What is no picture, or none of ours, is refused before any is kept. */
async function keepEnds(
  deps: DoorDeps,
  actor: Actor,
  ends: Pick<Start, 'image' | 'endImage'>,
): Promise<{ image?: string; endImage?: string }> {
  const named = (['image', 'endImage'] as const).flatMap((field) => {
    const sent = ends[field]
    return sent === undefined ? [] : [{ field, sent, isAddress: /^(https?:\/\/|\/)/i.test(sent) }]
  })
  for (const { field, sent, isAddress } of named) if (!isAddress) measureSent(decodeBase64(sent, field))
  const ids: { image?: string; endImage?: string } = {}
  for (const one of named.toSorted((a, b) => Number(b.isAddress) - Number(a.isAddress)))
    ids[one.field] = (await receivePicture(deps, actor, one)).id
  return ids
}

/** The first of these fields that says something. */
function readSent(fields: Fields, names: readonly string[]): string | undefined {
  return names.flatMap((name) => readTexts(fields, name, 1))[0]
}

/** With as many clips as `batchSize` says, unless the prompt itself does. */
function promptOf({ prefix }: ProgramCall, fields: Fields): string | undefined {
  const said = readText(fields, 'prompt', 6000)
  const prompt = said !== undefined && modeOf(prefix) !== undefined ? dropSpeeds(said) : said
  const { batchSize } = fields
  if (isNone(batchSize) || Number(batchSize) === 1) return prompt
  if (!BATCHES.includes(Number(batchSize))) {
    const options = BATCHES.map(String)
    throw new Refusal('invalid_input', { fields: { batchSize: { problem: 'wrong_choice', options } } })
  }
  return /(^|\s)--bs\s/.test(prompt ?? '') ? prompt : `${prompt ?? ''} --bs ${Number(batchSize)}`.trim()
}

function readMotion(fields: Fields): Motion {
  const said = motion.safeParse(readText(fields, 'motion')?.toLowerCase() ?? 'low')
  if (said.success) return said.data
  throw new Refusal('invalid_input', { fields: { motion: { problem: 'wrong_choice', options: motion.options } } })
}

function readMode(fields: Fields): Mode | undefined {
  const said = readText(fields, 'mode')
  if (said === undefined) return undefined
  const read = mode.safeParse(said.toUpperCase())
  if (read.success) return read.data
  throw new Refusal('invalid_input', { fields: { mode: { problem: 'wrong_choice', options: mode.options } } })
}

const isNone = (value: unknown) => value === undefined || value === null || value === ''

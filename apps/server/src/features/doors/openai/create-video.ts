import { RATIO_MAX_SIDE } from '@easel/prompt/parameters'
import type { VideoOfClient } from '../../../db/key-tables.ts'
import type { Actor } from '../../../deps.ts'
import { Refusal } from '../../../errors.ts'
import { submitVideo } from '../../drawing/acts.ts'
import { nearestRatio, type ProgramTask } from '../../drawing/gate.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { getActableVideo, refuseUnfinished } from './get-video.ts'
import { keepEnds } from './keep-ends.ts'
import { type Fields, readFields } from './read-fields.ts'
import { readVideoRequest, readWords, type VideoRequest } from './read-video-request.ts'
import { getVideoModel } from './list-video-models.ts'
import { viewVideo } from './view-video.ts'

/** Put a clip in line. @throws Refusal as `submitVideo`; not_found for a model that makes none */
export async function createVideo(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  return { json: await orderVideo(deps, call, readFields(call)) }
}

/** The same, for `/video/generations`, whose clients read the id by another name. */
export async function generateVideo(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const video = await orderVideo(deps, call, readFields(call))
  return { json: { ...video, task_id: video.id } }
}

async function orderVideo(deps: DoorDeps, call: ProgramCall, fields: Fields) {
  const model = await getVideoModel(deps, fields['model'])
  const request = readVideoRequest(call, fields)
  const { prompt, seconds, size, wishes } = request
  const [image, endImage] = await keepEnds(deps, call.actor, request.ends)
  const said = { model, ...(size !== undefined && { size }) }
  const ends = { ...(image !== undefined && { image }), ...(endImage !== undefined && { endImage }) }
  // A first picture has a shape of its own, which clients repeat in `size`.
  const shape = image === undefined ? shapeOf(request) : {}
  return submit(deps, call, said, { prompt, seconds, ...wishes, ...ends, ...shape })
}

/**
 * A clip of the same first picture with other words. What was made of words alone begins as it did.
 *
 * @throws Refusal not_found; as `submitVideo`
 */
export async function remixVideo(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const prompt = readWords(readFields(call))
  const found = await getActableVideo(deps, call)
  if (found.task.status !== 'SUCCESS') return refuseUnfinished(found)
  const model = await getVideoModel(deps, found.client?.video?.model)
  const video = { model, remixedFrom: found.task.id }
  return { json: await submit(deps, call, video, { prompt, ...wishesOf(found), ...startOf(found) }) }
}

function wishesOf({ clip }: ProgramTask): Body {
  if (!clip) return {}
  const { seconds, motion, camera, loop } = clip
  return { seconds, motion, ...(camera !== null && { camera }), ...(loop && { loop }) }
}

/** What it began with, and ended with. Of one that went on from another it is the picture that is seen first. */
function startOf({ task: { baseImages, media, aspectRatio }, clip }: ProgramTask): Body {
  const [first, last] = clip ? baseImages : []
  const image = first ?? media[0]?.poster
  return image ? { image: image.id, ...(last && { endImage: last.id }) } : { aspectRatio }
}

type Body = Omit<Parameters<typeof submitVideo>[3]['body'], 'botType'>

async function submit(deps: DoorDeps, call: ProgramCall, video: VideoOfClient, wanted: Body) {
  const { channelId, idempotencyKey } = call
  const actor: Actor = { ...call.actor, program: { ...call.actor.program, client: { video } } }
  const body = { botType: 'MID_JOURNEY' as const, ...wanted }
  const [task] = (await submitVideo(deps, actor, channelId, { body, idempotencyKey })).tasks
  if (!task) throw new Refusal('conflict')
  const clip = wanted.seconds === undefined ? null : { seconds: wanted.seconds }
  return viewVideo(deps, call, { task, client: { video }, clip })
}

function shapeOf({ ratio }: Pick<VideoRequest, 'ratio'>): { aspectRatio?: string } {
  if (!ratio) return {}
  const { width, height } = Math.max(ratio.width, ratio.height) > RATIO_MAX_SIDE ? nearestRatio(ratio) : ratio
  return { aspectRatio: `${width}:${height}` }
}

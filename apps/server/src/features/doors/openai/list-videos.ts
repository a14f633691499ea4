import { deleteTask } from '../../drawing/acts.ts'
import { listProgramTasks } from '../../drawing/gate.ts'
import { readFile } from '../../media/gate.ts'
import { Refusal } from '../../../errors.ts'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { readTaskId } from '../rules.ts'
import { getActableVideo, getVideo, refuseUnfinished } from './get-video.ts'
import { type Fields, readChoice, readText, readWhole } from './read-fields.ts'
import { taskIdOf, videoIdOf } from './video-rules.ts'
import { viewVideo } from './view-video.ts'

const LIMIT = { least: 1, most: 100, usual: 20 } as const
const VARIANTS = ['video', 'thumbnail', 'spritesheet'] as const

/** @throws Refusal not_found */
export async function readVideo(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  return { json: viewVideo(deps, call, await getVideo(deps, call)) }
}

/** The clips of the key's account, a page at a time. @throws Refusal invalid_input */
export async function listVideos(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const limit = readWhole(call.query, 'limit', LIMIT)
  const order = readChoice(call.query, 'order', { among: ['desc', 'asc'], usual: 'desc' })
  const whose = { userId: call.actor.userId, channelId: call.channelId }
  // One more says whether there is another page.
  const found = await listProgramTasks(deps, whose, { clips: limit + 1, order, after: readAfter(call.query) })
  const data = found.slice(0, limit).map((one) => viewVideo(deps, call, one))
  const ends = { first_id: data[0]?.id ?? null, last_id: data.at(-1)?.id ?? null }
  return { json: { object: 'list', data, ...ends, has_more: found.length > limit } }
}

function readAfter(query: Fields): string | null {
  const said = readText(query, 'after') ?? ''
  if (said === '') return null
  const named = readTaskId(taskIdOf(said))
  if (!named || !('id' in named)) throw new Refusal('invalid_input', { fields: { after: 'unknown_cursor' } })
  return named.id
}

/** The clip itself, in ranges where they are asked for, or its first picture. @throws Refusal not_found, invalid_input */
export async function readVideoContent(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const variant = readChoice(call.query, 'variant', { among: VARIANTS, usual: 'video' })
  if (variant === 'spritesheet') throw new Refusal('invalid_input', { fields: { variant: 'not_supported' } })
  const found = await getVideo(deps, call)
  if (found.task.status !== 'SUCCESS') return refuseUnfinished(found)
  const [clip] = found.task.media
  const file = variant === 'video' ? clip : clip?.poster
  if (!file) throw new Refusal('not_found')
  return { file: await readFile(deps, file.id, {}) }
}

/** One's own that has ended. @throws Refusal not_found, not_author */
export async function deleteVideo(deps: DoorDeps, call: ProgramCall): Promise<ProgramAnswer> {
  const found = await getActableVideo(deps, call)
  if (found.task.finishTime === null) return refuseUnfinished(found)
  await deleteTask(deps, call.actor, found.task.id)
  return { json: { id: videoIdOf(found.task.id), object: 'video.deleted', deleted: true } }
}

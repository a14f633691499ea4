import type { Task } from '@easel/contract/drawing'
import { Refusal } from '../../../errors.ts'
import { submitPictures } from '../../drawing/acts.ts'
import { ENGINE_FAULTS } from '../../drawing/gate.ts'
import { followTask } from '../follow-task.ts'
import type { DoorDeps, ProgramCall } from '../open-door.ts'
import type { PictureRequest } from './read-request.ts'

export type DrawnPicture = Task['images'][number] & { task: Task }

/** Pictures that a drawing starts from, as ids. */
export interface TakenPictures {
  images: readonly string[]
  /** White where the first of them changes. */
  mask: string | null
  /** How much they count, 0 to 3. */
  imageWeight?: number
}

const NONE: TakenPictures = { images: [], mask: null }

/** Put what is wanted in line. @throws Refusal as `submitPictures` */
export async function orderPictures(
  deps: DoorDeps,
  call: ProgramCall,
  { model, words, count, ratio }: Pick<PictureRequest, 'model' | 'words' | 'count' | 'ratio'>,
  { images, mask, imageWeight }: TakenPictures = NONE,
): Promise<Task[]> {
  const { botType, engine } = model
  const body = { botType, engine, words, count, ratio, images, mask, ...(imageWeight !== undefined && { imageWeight }) }
  const { actor, channelId, idempotencyKey } = call
  return (await submitPictures(deps, actor, channelId, { body, idempotencyKey })).tasks
}

/**
 * Wait until all are done. What was drawn is given, also where some of it failed, which is not charged.
 *
 * @throws Refusal when nothing was drawn
 */
export async function drawPictures(
  deps: DoorDeps,
  call: ProgramCall,
  ordered: readonly Task[],
): Promise<DrawnPicture[]> {
  call.waitLong()
  return listDrawn(await Promise.all(ordered.map((task) => followToEnd(deps, call, task))))
}

async function followToEnd(deps: DoorDeps, call: ProgramCall, ordered: Task): Promise<Task> {
  let last = ordered
  for await (const { task } of followTask(deps, call, ordered.id)) last = task
  return last
}

/** @throws Refusal when there is nothing */
export function listDrawn(tasks: readonly Task[]): DrawnPicture[] {
  const done = tasks.filter(({ status }) => status === 'SUCCESS')
  const [failed] = tasks.filter(({ status }) => status !== 'SUCCESS')
  const drawn = done.flatMap((task) => task.images.map((image) => ({ ...image, task })))
  if (drawn.length === 0) throw failed ? explainFailure(failed) : new Refusal('not_found')
  return drawn
}

/** Why a task has no pictures, or no clip. */
export function explainFailure({ status, failReason }: Pick<Task, 'status' | 'failReason'>): Refusal {
  if (failReason === 'banned_word') return new Refusal('invalid_input', { fields: { prompt: 'blocked_word' } })
  if (status === 'CANCEL' || failReason === 'cancelled') return new Refusal('conflict')
  if (failReason === 'storage_unavailable') return new Refusal('storage_full')
  return new Refusal(failReason === null || ENGINE_FAULTS.has(failReason) ? 'upstream_unavailable' : 'engine_limit')
}

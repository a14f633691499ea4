import type { Task } from '@easel/contract/drawing'
import { Refusal } from '../../../errors.ts'
import { submitPictures } from '../../drawing/acts.ts'
import { followTask } from '../follow-task.ts'
import type { DoorDeps, ProgramCall } from '../open-door.ts'
import { fingerprintCall } from './fingerprint-call.ts'
import type { PictureRequest } from './read-request.ts'
import { explainFailure } from './explain-failure.ts'

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
  const wanted = { body, said: fingerprintCall(call), idempotencyKey: call.idempotencyKey }
  return (await submitPictures(deps, call.actor, call.channelId, wanted)).tasks
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

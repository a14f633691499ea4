import { mediumOf } from '@easel/contract/drawing'
import type { Clip, DrawOrder, Picture, Report } from '@easel/engines/engine'
import type { TaskRow } from '../../../db/tables.ts'
import type { Deps } from '../../../deps.ts'
import { isDiskFull } from '../../../platform/disk-full.ts'
import type { ConnectedEngine } from '../../../platform/engines/pool.ts'
import { type NewImage, storeClip, storePicture, whileStored } from '../../media/gate.ts'
import { type AdvanceDeps, advanceTask, type Lease, type Move } from '../advance-task.ts'
import { gridOfFour } from './grid-of-four.ts'
import { type HoldDeps, noteEngineFailure } from './note-engine-failure.ts'
import { judgePictures } from './judge-pictures.ts'
import { meetsRatio, ratioOf } from './rules.ts'
import { retryAfterPauses } from './retry-after-pauses.ts'

export type FinishDeps = AdvanceDeps & Pick<Deps, 'blobs' | 'log'>

export interface Finishing {
  task: TaskRow
  lease: Lease
  signal: AbortSignal
  pausesMs: readonly number[]
  order: DrawOrder
  connected: Pick<ConnectedEngine, 'engine'>
}

/** Actions whose ratio is requested; others follow their picture. */
const SHAPED: ReadonlySet<TaskRow['action']> = new Set(['IMAGINE', 'REROLL', 'BLEND'])

type Done = Extract<Report, { state: 'done' }>

/**
 * Store the pictures, then set SUCCESS and capture the price. Pictures that cannot be stored are not charged.
 *
 * @throws Refusal storage_full while there is no room for them
 */
export async function finishTask(deps: FinishDeps, finishing: Finishing, done: Done): Promise<void> {
  const { clips = [] } = done
  if (!isWhole(finishing, done)) return failTask(deps, finishing, 'engine_bad_reply')
  const { parameters } = finishing.task
  const { pictures, paysBack } = await judgePictures(finishing.task, finishing.order, done.pictures)
  const grid = pictures.length > 1 ? await composeGrid(deps, finishing, pictures) : []
  if (!grid) return failTask(deps, finishing, 'engine_bad_reply')
  const posters = clips.flatMap(({ poster }) => poster ?? [])
  const stored = await storeAll(deps, finishing, {
    pngs: [...grid, ...pictures.map(({ png }) => png), ...posters],
    clips,
  })
  if ('failReason' in stored) return failTask(deps, finishing, stored.failReason)
  const [first = null] = stored.images
  const images = stored.images.slice(grid.length)
  const storedPictures = { grid: grid.length > 0 ? first : null, images, clips: stored.clips }
  const success: Move = {
    taskId: finishing.task.id,
    to: 'SUCCESS',
    change: {
      progress: 100,
      ...collectNotDrawn(finishing.task, { ...done, pictures, clips }),
      ...sayAnswer({ ...done, pictures, clips }),
      ...(paysBack && { parameters: JSON.stringify({ ...parameters, shortfall: paysBack.reason }) }),
    },
    pictures: storedPictures,
    ...(paysBack && { paysBack }),
  }
  const door = { name: 'worker', lease: finishing.lease } as const
  const finished = await whileStored(deps, [...stored.images, ...stored.clips], () => advanceTask(deps, door, success))
  if (finished) await deps.engines.note(finished.engine, 'drew')
}

function sayAnswer({ pictures, clips = [], prompts = [], weights = [] }: Done) {
  const recipes = JSON.stringify([...pictures, ...clips].map(({ recipe }) => recipe))
  return { recipes, prompts, weights: JSON.stringify(weights) }
}

/** Words missing from the pictures, per picture and in total; a ratio that was not met is listed like a word. */
function collectNotDrawn({ action, parameters, aspect_ratio }: TaskRow, { pictures, clips = [], notDrawn }: Done) {
  const asksForShape = SHAPED.has(action) && !parameters.work && !parameters.variation
  const lists = pictures.map(({ notDrawn: own = [], ...picture }) => {
    const isOff = asksForShape && !meetsRatio(picture, ratioOf(aspect_ratio))
    return [...new Set([...notDrawn, ...own, ...(isOff ? [`--ar ${aspect_ratio}`] : [])])]
  })
  const ofClips = clips.flatMap(({ notDrawn: own = [] }) => own)
  const all = [...new Set([...notDrawn, ...lists.flat(), ...ofClips])]
  return { not_drawn: all, pictures_not_drawn: JSON.stringify(lists) }
}

/** Whether there are as many pictures or clips as the action promises; one is enough if the predicted or actual engine draws only one. */
function isWhole(
  { task: { action, parameters }, order: { verb }, connected }: Finishing,
  { pictures, clips = [], prompts = [] }: Done,
): boolean {
  if (action === 'DESCRIBE' || action === 'SHORTEN') return prompts.length > 0
  if (mediumOf(action) === 'video') return clips.length === 1
  if (action === 'UPSCALE') return pictures.length === 1
  const mayBeOne = parameters.isSingle || connected.engine.drawsOne?.has(verb.kind)
  return pictures.length === 4 || (pictures.length === 1 && mayBeOne === true)
}

/**
 * Set FAILURE and release the credits; engine faults are recorded. `detail` is the engine's message for the person, `said` for
 * its operator only.
 */
export async function failTask(
  deps: AdvanceDeps & HoldDeps,
  { task, lease }: Pick<Finishing, 'task' | 'lease'>,
  failReason: string,
  { detail = null, said = null }: { detail?: string | null; said?: string | null } = {},
): Promise<void> {
  const change = { fail_reason: failReason, fail_detail: detail }
  const failed = await advanceTask(deps, { name: 'worker', lease }, { taskId: task.id, to: 'FAILURE', change })
  if (failed) await noteEngineFailure(deps, { engine: failed.engine, failReason, said })
}

async function composeGrid(
  { log }: FinishDeps,
  { task }: Finishing,
  pictures: Picture[],
): Promise<Uint8Array[] | null> {
  try {
    return [await gridOfFour(pictures)]
  } catch (error) {
    // Unreadable or mismatched pictures would be the same on a retry.
    log.warn({ err: error, taskId: task.id }, 'pictures of an engine not readable')
    return null
  }
}

/** The pictures are in memory, so storage is retried before the drawing is given up. */
async function storeAll(
  deps: FinishDeps,
  { task, signal, pausesMs }: Finishing,
  { pngs, clips }: { pngs: readonly Uint8Array[]; clips: readonly Clip[] },
): Promise<{ images: NewImage[]; clips: NewImage[] } | { failReason: string }> {
  const stored: { images: NewImage[]; clips: NewImage[] } = { images: [], clips: [] }
  const patiently = (store: () => Promise<NewImage>) =>
    retryAfterPauses({ pausesMs, signal, mayPass: () => true }, store)
  try {
    for (const png of pngs) stored.images.push(await patiently(() => storePicture(deps, task.user_id, png)))
    for (const clip of clips) stored.clips.push(await patiently(() => storeClip(deps, task.user_id, clip)))
    return stored
  } catch (error) {
    // The task stays open, and is drawn again when there is space.
    if (signal.aborted || isDiskFull(error)) throw error
    // The person gets a refund and a reason instead of an endless wait.
    deps.log.error({ err: error, taskId: task.id }, 'pictures not stored')
    return { failReason: 'storage_unavailable' }
  }
}

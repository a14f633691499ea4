import type { ClipWish, Reference } from '../engine.ts'
import type { Size } from '../geometry/extend-canvas.ts'
import { readSize } from '../png.ts'
import { chooseSize } from '../remote/choose-size.ts'
import type { ClipOrder } from '../remote/clip-wish.ts'
import { EngineRefused } from '../remote/faults.ts'
import { cropTo } from '../remote/show-picture.ts'
import type { Plan, PlanContext, SlotInputs } from './plan.ts'

const MULTIPLE = 16
/** Models of clips make one picture, and then so many at once. */
const FRAMES_AT_ONCE = 8

/** @throws EngineRefused when no graph of the operator's makes such a clip */
export async function planClip(order: ClipOrder, { settings }: PlanContext): Promise<Plan> {
  const template = settings.graphs.video
  if (order.verb.kind !== 'video' || template?.clip === undefined) throw new EngineRefused('engine_lacks_verb')
  const { first, last, seconds } = order.verb.clip
  const { slots, clip } = template
  const lacksFirst = (first === null) !== (slots.image === undefined)
  if (lacksFirst || (last !== null && slots.last === undefined)) throw new EngineRefused('engine_lacks_verb')
  const limits = { maxPixels: clip.maxPixels, multiple: MULTIPLE }
  const size = chooseSize(first ? await readSize(first.png) : order.aspectRatio, limits)
  const numbers = { ...size, seed: order.seed, seconds, frames: countFrames(seconds * clip.framesPerSecond) }
  // A graph that ends with a picture wants one: then it ends as it began.
  const pictures = { image: first, last: slots.last === undefined ? null : (last ?? first) }
  return { template, copies: [{ ...numbers, ...(await cropAll(pictures, size)) }] }
}

/** Those that there are. */
async function cropAll(pictures: Readonly<Record<string, Reference | null>>, size: Size): Promise<SlotInputs> {
  const cropped = Object.entries(pictures).map(async ([slot, picture]) =>
    picture === null ? [] : [[slot, await cropTo(picture.png, size)] as const],
  )
  return Object.fromEntries((await Promise.all(cropped)).flat())
}

function countFrames(frames: number): number {
  return Math.max(1, Math.round(frames / FRAMES_AT_ONCE)) * FRAMES_AT_ONCE + 1
}

/** Whether its end leads into its beginning, asked for or not. */
export function isLoop({ first, last }: ClipWish, { graphs: { video } }: PlanContext['settings']): boolean {
  return video?.slots.last !== undefined && first !== null && last === null
}

import type { ClipBefore } from '@easel/painter/clip/make-clip'
import type { Over } from '@easel/painter/clip/weather-over'
import { findSameWay } from '@easel/painter/motion/find-same-way'
import type { MotionPlan } from '@easel/painter/motion/motion'
import type { ClipWish, DrawOrder, Report, Verb } from '../../engine.ts'
import type { Size } from '../../geometry/extend-canvas.ts'
import { planPictures } from '../plan-pictures.ts'
import { type PicturePlan, planWhole } from '../plan-whole.ts'
import { findClipRecipe } from './clip-recipe.ts'
import { findOver } from './find-over.ts'
import { mayEnd, sizeOfPicture, sizeOfRatio } from './clip-size.ts'
import { type ClipSource, fitSource, readSource } from './clip-source.ts'
import { type KeptPictures, takePictures } from './kept-pictures.ts'
import { takeCameraWords } from './take-camera-words.ts'

const FPS = 24
/** Seconds of the longest clip that came of others. */
const LONGEST_WHOLE = 24

type Refused = Extract<Report, { state: 'refused' }>

export interface ClipPlan {
  state: 'planned'
  size: Size
  /** What is set in motion: a picture at hand, or one that is painted first. */
  first: ClipSource | PicturePlan
  last: ClipSource | null
  motion: MotionPlan
  /** The clip that this goes on from, with its pictures. */
  before: (ClipBefore & KeptPictures) | null
  /** What falls over its pictures, beside what falls in them. */
  over: Over | null
  /** What is painted, without what was said of the camera. */
  words: string
  notDrawn: string[]
}

interface Bounds {
  /** Longer side of a clip in pixels. */
  sidePx: number
  /** Seconds that are made for each second that is asked for. */
  pace: number
}

/** What a new clip is made of, or why there is none. */
export async function planVideo(order: DrawOrder, clip: ClipWish, bounds: Bounds): Promise<ClipPlan | Refused> {
  const pictures = await readPictures(clip)
  if (pictures === null) return refuse('A picture of this clip cannot be read.')
  const { given, end } = pictures
  const size = given ? sizeOfPicture(given.pixels, bounds.sidePx) : sizeOfRatio(order.aspectRatio, bounds.sidePx)
  if (end && !mayEnd(end.pixels, size)) return refuse('The end picture has another shape than the first.')
  const { camera: said, rest: words } = takeCameraWords(order.prompt)
  return {
    state: 'planned',
    ...{ size, words, before: null },
    first: given ? await fitSource(given, size) : await planFirst({ ...order, prompt: words }, size),
    last: end && (await fitSource(end, size)),
    over: given && findOver(words, given.recipe),
    motion: {
      seconds: clip.seconds * bounds.pace,
      fps: FPS,
      motion: clip.motion,
      camera: clip.camera ?? said,
      loop: clip.loop && !end,
      seed: order.seed,
      fromSeconds: 0,
    },
    notDrawn: listLacking(clip, given),
  }
}

/** Null: one of them is no whole picture. */
async function readPictures({ first, last }: ClipWish) {
  const given = first && (await readSource(first))
  const end = last && (await readSource(last))
  const isUnread = (first && !given) || (last && !end)
  return isUnread ? null : { given, end }
}

/** Of a picture whose parts are not known: only the camera moves, and weather over it. */
const CAMERA_ONLY = 'motion:camera_only'

function listLacking({ loop, last }: ClipWish, given: ClipSource | null): string[] {
  return [...(loop && last ? ['--loop'] : []), ...(given?.recipe === null ? [CAMERA_ONLY] : [])]
}

/** The first of the four that these words would give. */
async function planFirst(order: DrawOrder, size: Size): Promise<PicturePlan> {
  const [plan] = await planPictures({ ...order, verb: { kind: 'imagine' }, references: [] }, undefined)
  if (plan === undefined) throw new Error('A grid has four.')
  return planWhole(plan.recipe, size)
}

/** What a longer clip is made of, or why there is none. */
export async function planLonger(
  { seed }: Pick<DrawOrder, 'seed'>,
  { parent, seconds, motion }: Extract<Verb, { kind: 'extend' }>,
  { pace }: Bounds,
): Promise<ClipPlan | Refused> {
  const recipe = findClipRecipe(parent.recipe)
  const kept = parent.mime === 'video/mp4' ? takePictures(parent.bytes) : null
  const first = kept && (await readSource({ png: kept.last ?? kept.first, recipe: null }))
  if (!recipe || !kept || !first) return refuse('This clip was not made by this painter, so it cannot go on from it.')
  if (parent.durationMs / 1000 + seconds * pace > LONGEST_WHOLE) return refuse('A clip is 24 seconds long at most.')
  const { untilSeconds } = recipe
  const onward: MotionPlan = {
    ...{ seconds: seconds * pace, fps: FPS, loop: false, camera: recipe.camera, motion: recipe.motion },
    // What begins anew with a picture may begin in another way.
    seed: untilSeconds === 0 ? seed : recipe.seed,
    fromSeconds: untilSeconds,
  }
  const isOther = motion !== recipe.motion && untilSeconds > 0
  const fromSeconds = isOther ? findSameWay({ motion: recipe.motion, seconds: untilSeconds }, motion) : untilSeconds
  return {
    state: 'planned',
    size: { width: first.pixels.width, height: first.pixels.height },
    ...{ last: null, words: '', over: recipe.over, before: { ...kept, plan: onward } },
    first: { ...first, recipe: recipe.painted },
    notDrawn: recipe.painted === null ? [CAMERA_ONLY] : [],
    motion: { ...onward, motion, fromSeconds },
  }
}

/** In its own words, which people read as they stand. */
const refuse = (detail: string) => ({ state: 'refused', reason: 'engine_refused', detail }) as const

import type { Clip, ClipVerb, DrawOrder, Report } from '../../engine.ts'
import { readOpaquePng } from '../../png.ts'
import { followWork, type Hearing } from '../follow-work.ts'
import { findRecipe } from '../from-pixels/find-recipe.ts'
import { listNotDrawn } from '../list-not-drawn.ts'
import { TILE_SIDE_PX } from '../mosaic.ts'
import { paintPlan, toPicture } from '../paint-plan.ts'
import type { PicturePlan } from '../plan-whole.ts'
import type { AnimateJob, Pool } from '../pool.ts'
import { CLIP_VERSION, type ClipRecipe } from './clip-recipe.ts'
import type { ClipSource } from './clip-source.ts'
import { keepPictures } from './kept-pictures.ts'
import { type ClipPlan, planLonger, planVideo } from './plan-clip.ts'

/** Share of the work that goes into the first picture, where it is painted first. */
const PAINTING_SHARE = 0.2

interface Commission {
  pool: Pool
  order: DrawOrder
  /** Longer side of a clip in pixels. */
  sidePx: number
  /** Seconds that are made for each second that is asked for. */
  pace: number
  limitMs: number
}

/** Makes one clip, and tells of it as its frames come. */
export async function* followClip(commission: Commission, verb: ClipVerb, signal: AbortSignal): AsyncGenerator<Report> {
  const { pool, order, limitMs } = commission
  signal.throwIfAborted()
  const plan =
    verb.kind === 'video' ? await planVideo(order, verb.clip, commission) : await planLonger(order, verb, commission)
  if (plan.state === 'refused') return yield plan
  const clip = yield* followWork({ parts: 1, limitMs, signal }, async ([hear = () => {}], stop) => {
    if ('pixels' in plan.first) return animate({ pool, plan, hear }, plan.first, stop)
    const hearPainting: Hearing = (share, preview) => hear(share * PAINTING_SHARE, preview)
    const { source, notDrawn } = await paintFirst({ pool, plan, hear: hearPainting }, plan.first, stop)
    const hearMotion: Hearing = (share, preview) => hear(PAINTING_SHARE + share * (1 - PAINTING_SHARE), preview)
    const made = await animate({ pool, plan, hear: hearMotion }, source, stop)
    return { ...made, notDrawn: [...notDrawn, ...(made.notDrawn ?? [])] }
  })
  yield { state: 'done', pictures: [], clips: [clip], notDrawn: [...(clip.notDrawn ?? [])] }
}

interface Making {
  pool: Pool
  plan: ClipPlan
  hear: Hearing
}

async function paintFirst(
  { pool, plan, hear }: Making,
  picture: PicturePlan,
  signal: AbortSignal,
): Promise<{ source: ClipSource; notDrawn: string[] }> {
  const painted = await paintPlan(pool, picture, hear, signal)
  const { png, recipe } = toPicture(picture, painted)
  const source = { png, pixels: await readOpaquePng(png), recipe: findRecipe(recipe) }
  return {
    source,
    notDrawn: listNotDrawn({ verb: { kind: 'imagine' }, prompt: plan.words }, picture, painted.unplaced),
  }
}

async function animate({ pool, plan, hear }: Making, first: ClipSource, signal: AbortSignal): Promise<Clip> {
  const { size, last, motion, before } = plan
  const job: AnimateJob = {
    ...size,
    first: { rgba: first.pixels.rgba, recipe: first.recipe },
    last: last && { rgba: last.pixels.rgba, recipe: last.recipe },
    plan: motion,
    over: plan.over,
    before: before && { mp4: before.mp4, plan: before.plan },
    previewSide: TILE_SIDE_PX,
  }
  const { mp4, durationMs } = await pool.animate(job, hear, signal)
  const kept = { first: before?.first ?? first.png, last: last?.png ?? before?.last ?? null }
  return {
    bytes: keepPictures(mp4, kept),
    mime: 'video/mp4',
    ...{ width: size.width, height: size.height, durationMs },
    poster: kept.first,
    recipe: { ...recipeOf(plan, first) },
    notDrawn: plan.notDrawn,
  }
}

/** What comes next begins where this ends: at the end picture, in a loop at the first, else so many seconds after the first. */
function recipeOf({ motion, last, over }: ClipPlan, first: ClipSource): ClipRecipe {
  const { camera, seed, loop, fromSeconds, seconds } = motion
  return {
    clipVersion: CLIP_VERSION,
    painted: last ? last.recipe : first.recipe,
    ...{ motion: motion.motion, camera, seed, over },
    untilSeconds: last || loop ? 0 : fromSeconds + seconds,
  }
}

import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { freeCanvas } from './base/frame.ts'
import { chooseMedium } from './media/choose-medium.ts'
import { letterScene } from './graphics/letter-scene.ts'
import { listUnwritten } from './graphics/list-unwritten.ts'
import { paintGraphic } from './graphics/paint-graphic.ts'
import type { Exposure, Recipe } from './recipe/recipe.ts'
import { exposePicture, exposeScene } from './scene/exposure/expose.ts'
import { gradeLast } from './scene/grade.ts'
import { type CastListener, paintScene } from './scene/paint-scene.ts'
import { listMissing } from './scene/sight/list-missing.ts'
import type { Actor } from './scene/actor.ts'
import type { Stage } from './scene/stage.ts'

export interface PaintStep {
  /** 0 to just under 1. */
  progress: number
  /** The picture as it stands, or a smaller one of its shape; valid until the generator is asked for more. */
  canvas: Canvas
}

/** Who wants to know more of a picture than its pixels. */
export interface Hearing {
  cast?: CastListener
  /** Words of subjects of which fewer are seen in it than were asked for. */
  missing?: (words: readonly string[]) => void
  /** How the picture was lit, which belongs to its recipe from then on. */
  exposure?: (exposure: Exposure) => void
  /** What was to be written or shown on a sheet and is not, as it was said. */
  unwritten?: (words: readonly string[]) => void
}

/** Share of the work that goes into building the scene before the medium is laid on. */
const SCENE_SHARE = 0.35
const SCENE_PARTS = 5

/** Paints one picture, back to front and coarse to fine. The same recipe and size give the same pixels. */
export function* paintPicture(
  recipe: Recipe,
  widthPx: number,
  heightPx: number,
  hear: Hearing = {},
): Generator<PaintStep, Canvas> {
  hear.unwritten?.(listUnwritten(recipe))
  const graphic = yield* paintGraphic(recipe, widthPx, heightPx, (scene, width, height) =>
    paintWhole(scene, width, height, hear),
  )
  if (graphic !== null) return graphic
  let actors: readonly Actor[] = []
  const cast: CastListener = (stage, placed) => {
    actors = placed
    hear.cast?.(stage, placed)
  }
  const canvas = yield* paintPlace(recipe, widthPx, heightPx, { ...hear, cast })
  letterScene(recipe, canvas, actors)
  return canvas
}

function paintWhole(recipe: Recipe, widthPx: number, heightPx: number, hear: Hearing): Canvas {
  const painting = paintPlace(recipe, widthPx, heightPx, hear)
  let step = painting.next()
  while (!step.done) step = painting.next()
  return step.value
}

function* paintPlace(recipe: Recipe, widthPx: number, heightPx: number, hear: Hearing): Generator<PaintStep, Canvas> {
  const building = paintScene(recipe, widthPx, heightPx, hear.cast)
  let part = building.next()
  for (let done = 1; !part.done; done++) {
    const wash = underpaint(part.value)
    yield { progress: (SCENE_SHARE * Math.min(done, SCENE_PARTS)) / (SCENE_PARTS + 1), canvas: wash }
    freeCanvas(wash)
    part = building.next()
  }
  const stage = part.value
  const scene = exposeScene(stage)
  const laying = chooseMedium(recipe)(stage)
  let step = laying.next()
  while (!step.done) {
    yield { progress: SCENE_SHARE + (1 - SCENE_SHARE) * step.value.share * 0.99, canvas: step.value.layer.canvas }
    step = laying.next()
  }
  freeCanvas(stage.cover.canvas)
  if (stage.picture.canvas !== step.value.canvas) freeCanvas(stage.picture.canvas)
  gradeLast(recipe, step.value.canvas)
  const picture = exposePicture(recipe, step.value.canvas)
  if (scene !== null && picture !== null) hear.exposure?.({ scene, picture })
  hear.missing?.(listMissing(stage, step.value.canvas))
  return step.value.canvas
}

/** A wash has no detail: so many pixels on its longer side are enough. */
const WASH_PX = 256

/** The first broad wash over the paper, in the picture's shape: what is known of the scene, without its detail. */
function underpaint({ frame, picture }: Stage): Canvas {
  const small = Math.min(1, WASH_PX / Math.max(frame.widthPx, frame.heightPx))
  const width = Math.max(1, Math.round(frame.widthPx * small))
  const height = Math.max(1, Math.round(frame.heightPx * small))
  const wash = createCanvas(width, height)
  const ctx = wash.getContext('2d')
  ctx.fillStyle = '#d8cdbb'
  ctx.fillRect(0, 0, width, height)
  ctx.filter = `blur(${(14 * frame.scale * small).toFixed(1)}px)`
  ctx.globalAlpha = 0.85
  ctx.drawImage(picture.canvas, 0, 0, width, height)
  return wash
}

import type { Canvas } from '@napi-rs/canvas'
import { createLayer, freeCanvas } from '../base/frame.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { chooseBodies } from '../scene/choose-bodies.ts'
import { paintDrift } from '../scene/drift.ts'
import { paintScene } from '../scene/paint-scene.ts'
import { kindOf } from '../scene/settings/kinds.ts'
import type { Stage } from '../scene/stage.ts'
import { createSurvey, type Survey } from '../scene/survey.ts'
import { paintWeather } from '../scene/weather.ts'
import type { PaintStep } from '../paint-picture.ts'
import { readWords } from './plate.ts'

/** What is known of a picture from its recipe; masks have a byte for each pixel. */
export interface SeenScene {
  stage: Stage
  survey: Survey
  /** The finished picture. */
  words: Uint32Array
  /** 1 where the sky shows; null where there is none. */
  sky: Uint8Array | null
  /** What falls or floats in the air before all, as it was drawn; null for nothing. */
  falling: { cover: Uint8Array; colours: Uint32Array } | null
}

/** Whether a picture is a scene of things one behind the other; others are sheets, or bodies that are painted at once. */
export function isBuiltInLayers(recipe: Recipe): boolean {
  const { reading } = recipe
  return reading.graphic === undefined && reading.setting !== 'abstract' && chooseBodies(recipe) === null
}

/** Builds a picture's scene again, without its medium, and looks at how it grows. */
export function* seeScene(recipe: Recipe, picture: Canvas): Generator<PaintStep, SeenScene> {
  const [widthPx, heightPx] = [picture.width, picture.height]
  const survey = createSurvey('all')
  let stage: Stage | null = null
  const building = paintScene(recipe, widthPx, heightPx, (own) => {
    own.survey = survey
    stage = own
  })
  const seeing = findSky(survey)
  let part = building.next()
  while (!part.done) {
    seeing.look(stage, 0)
    yield { progress: 0.1, canvas: picture }
    part = building.next()
  }
  const seen = part.value
  freeCanvas(seen.picture.canvas)
  freeCanvas(seen.cover.canvas)
  const outdoors = !kindOf(recipe.reading.setting).indoors
  return {
    stage: seen,
    survey,
    words: readWords(picture),
    sky: outdoors ? seeing.sky() : null,
    falling: findFalling(seen),
  }
}

/** Finds the sky of a scene that is being built: what nothing is painted over once it is there. */
export function findSky(survey: Survey): {
  look: (stage: Stage | null, progress: number) => void
  sky: () => Uint8Array | null
} {
  let far: Uint32Array | null = null
  let last: Uint32Array | null = null
  return {
    look: (stage, progress) => {
      if (stage === null || progress >= BUILT) return
      const seen = readWords(stage.picture.canvas)
      if (far === null) far = seen
      else last = seen
    },
    sky: () => {
      if (last !== null) dryLand(survey, last)
      return far === null || last === null ? null : markSky(far, last, survey)
    },
  }
}

/** Water is seen where nothing was painted over it. */
function dryLand({ water, wet }: Survey, last: Uint32Array): void {
  if (water === null || wet === null) return
  const before = new Uint32Array(wet.buffer)
  for (let at = 0; at < water.length; at++) if (before[at] !== last[at]) water[at] = 0
}

/** Share of a picture's work from which on its scene is finished and a medium is laid on. */
const BUILT = 0.3

function markSky(before: Uint32Array, after: Uint32Array, { nearness }: Survey): Uint8Array | null {
  const sky = new Uint8Array(before.length)
  let count = 0
  for (let at = 0; at < sky.length; at++) {
    if (before[at] !== after[at] || (nearness?.[at] ?? 0) > 0) continue
    sky[at] = 1
    count++
  }
  return count > sky.length * LEAST_SKY ? sky : null
}

/** Share of the picture. */
const LEAST_SKY = 0.01

/** Draws once more, on nothing, what falls. */
function findFalling(stage: Stage): SeenScene['falling'] {
  if (kindOf(stage.recipe.reading.setting).bare) return null
  const falling = createLayer(stage.frame)
  const waste = createLayer(stage.frame)
  paintWeather({ ...stage, picture: waste }, falling)
  paintDrift({ ...stage, picture: falling })
  const colours = readWords(falling.canvas)
  for (const { canvas } of [falling, waste]) freeCanvas(canvas)
  const cover = Uint8Array.from(colours, (colour) => colour >>> 24)
  return cover.some((value) => value > 0) ? { cover, colours } : null
}

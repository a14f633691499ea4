import type { Canvas } from '@napi-rs/canvas'
import { deriveSeed } from '../base/chance.ts'
import { smoothStep } from '../base/noise.ts'
import type { PaintStep } from '../paint-picture.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { isStillLife } from '../scene/still-life/paint-still-life.ts'
import type { Beat } from './beat.ts'
import { aimCamera } from './camera-path.ts'
import { chooseCamera, focusOf } from './choose-camera.ts'
import { layLayers, type MovingLayer } from './layers.ts'
import { layerPixels } from './layer-pixels.ts'
import { layerScene } from './layer-scene.ts'
import type { CameraMove, MotionPlan, MotionSource } from './motion.ts'
import { takeApart } from './plates-of-scene.ts'
import { readWords } from './plate.ts'
import { isBuiltInLayers, type SeenScene, seeScene } from './see-scene.ts'
import { layVapour, riseWisps } from './vapours.ts'

/** A picture that was taken apart. */
export interface SceneSet {
  width: number
  height: number
  /** The picture as it was given. */
  words: Uint32Array
  layers: MovingLayer[]
  /** Its layers at rest, once they were wanted. */
  rest?: Uint32Array
  camera: CameraMove
  focus: { x: number; y: number }
  /** Null: only its pixels are known. */
  seen: SeenScene | null
}

export function* openSet(source: MotionSource, plan: MotionPlan): Generator<PaintStep, SceneSet> {
  const { picture, recipe } = source
  const { width, height } = picture
  if (recipe === null || !isBuiltInLayers(recipe)) {
    const words = readWords(picture)
    const lie = recipe !== null && isSheet(recipe) ? 'sheet' : 'view'
    const camera = plan.camera ?? chooseCamera(lie, plan.seed)
    const focus = { x: width / 2, y: height * 0.45 }
    const layers = layerPixels({ width, height }, words, lie, plan)
    if (recipe !== null && isStillLife(recipe)) layers.push(...(yield* layerSteam(recipe, picture, plan)))
    return { width, height, words, layers, camera, focus, seen: null }
  }
  const seen = yield* seeScene(recipe, picture)
  const plates = yield* takeApart(picture, recipe, seen)
  yield { progress: 0.95, canvas: picture }
  const camera = plan.camera ?? chooseCamera(seen, plan.seed)
  const layers = layerScene(seen, plates, plan)
  return { width, height, words: seen.words, layers, camera, focus: focusOf(seen), seen }
}

/** Whether a picture stands for nothing that has depth. */
function isSheet({ reading }: Recipe): boolean {
  return reading.graphic !== undefined || reading.setting === 'abstract'
}

/** What steams on a table. */
function* layerSteam(recipe: Recipe, picture: Canvas, plan: MotionPlan): Generator<PaintStep, MovingLayer[]> {
  const { stage, survey } = yield* seeScene(recipe, picture)
  if (survey.steams.length === 0) return []
  const wisps = riseWisps(stage.frame, survey.steams, { lively: plan.motion === 'high' ? 1.6 : 1 })
  return [layVapour(stage.frame, wisps, plan, deriveSeed(plan.seed, 'steam'))]
}

/** Seconds in which a picture gives way to its own layers, which are not quite as it was painted. */
const PARTING_SECONDS = 0.6

/** Paints a moment of it. `onto` has a word for each pixel. */
export function paintMoment(set: SceneSet, plan: MotionPlan, beat: Beat, onto: Uint32Array): void {
  layAll(set, plan, beat, onto)
  const away = plan.loop ? Math.min(beat.seconds, plan.seconds - beat.seconds) : Math.abs(beat.seconds)
  if (away >= PARTING_SECONDS) return
  set.rest ??= layRest(set, plan)
  addRest(onto, set.words, set.rest, 1 - smoothStep(0, PARTING_SECONDS, away))
}

function layAll(set: SceneSet, plan: MotionPlan, beat: Beat, onto: Uint32Array): void {
  onto.set(set.words)
  const view = aimCamera({ motion: plan.motion, camera: set.camera }, beat, set, set.focus)
  layLayers(onto, set.layers, beat, view)
}

function layRest(set: SceneSet, plan: MotionPlan): Uint32Array {
  const rest = new Uint32Array(set.words.length)
  layAll(set, plan, { seconds: 0, turns: () => 0, travel: 0 }, rest)
  return rest
}

/** Adds so much of what the layers at rest lack of the picture. */
function addRest(onto: Uint32Array, words: Uint32Array, rest: Uint32Array, share: number): void {
  for (let at = 0; at < onto.length; at++) {
    const wanted = words[at] as number
    const had = rest[at] as number
    if (wanted === had) continue
    const own = onto[at] as number
    let colour = 0xff000000
    for (let shift = 0; shift < 24; shift += 8) {
      const value = ((own >>> shift) & 255) + (((wanted >>> shift) & 255) - ((had >>> shift) & 255)) * share
      colour |= (value < 0 ? 0 : value > 255 ? 255 : value) << shift
    }
    onto[at] = colour >>> 0
  }
}

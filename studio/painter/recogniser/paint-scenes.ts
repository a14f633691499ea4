import { createCanvas } from '@napi-rs/canvas'
import { createRandom, pickOne, type Random } from '@easel/painter/base/chance'
import { freeCanvas } from '@easel/painter/base/frame'
import { paintPicture } from '@easel/painter/paint-picture'
import { planGrid } from '@easel/painter/recipe/plan-grid'
import type { Reading, Recipe } from '@easel/painter/recipe/recipe'
import { MEDIA, SETTINGS, TIMES, WEATHERS } from '@easel/painter/recipe/vocabulary'
import { PLACE_CLASSES, THING_CLASSES } from './classes.ts'
import { platesOf } from './draw-plates.ts'
import { type Sample, SCENE_PX, takeSample } from './sample.ts'

const DRAWN = THING_CLASSES.flatMap((thing) => platesOf(thing).map((plate) => ({ thing: thing.name, plate })))
const PLACES: readonly string[] = PLACE_CLASSES
const KNOWN = SETTINGS.filter((setting) => setting === 'open' || PLACES.includes(setting))
/** Shares of scenes without any figure, and of those that have snow. */
const EMPTY = 0.28
const SNOWY = 0.14
const COLOURS = ['#c8281e', '#2f6fc4', '#3f9142', '#26242a', '#f3f0ea']

/** Whole scenes in every place, light and medium, with one figure, a few of a kind or none. */
export function* paintScenes(first: number, last: number): Generator<Sample> {
  for (let seed = first; seed <= last; seed++) yield paintScene(seed)
}

function paintScene(seed: number): Sample {
  const random = createRandom(seed * 7919)
  const shown = random() < EMPTY ? null : pickOne(DRAWN, random)
  const reading = inventReading(shown?.plate ?? null, random)
  const wish = { reading, seed: seed * 31, niji: random() < 0.15, stylize: 100, chaos: random() * 60, weird: 0 }
  const canvas = paintSmall(pickOne(planGrid(wish), random))
  const places = PLACES.filter((place) => place === reading.setting || reading.features.includes(place))
  const sample = takeSample(canvas, shown === null ? [] : [shown.thing], places)
  freeCanvas(canvas)
  return sample
}

function inventReading(plate: string | null, random: Random): Reading {
  const count = random() < 0.75 ? 1 : 2 + Math.floor(random() * 2)
  const colour = random() < 0.2 ? pickOne(COLOURS, random) : null
  const subject = { word: '', count, colour, size: random() < 0.3 ? 'giant' : 'natural', relation: null } as const
  return {
    subjects: plate === null ? [] : [{ name: plate, ...subject }],
    time: random() < 0.4 ? 'day' : pickOne(TIMES, random),
    weather: random() < 0.6 ? 'clear' : pickOne(WEATHERS, random),
    setting: pickOne(KNOWN, random),
    features: random() < SNOWY ? ['snow'] : [],
    medium: pickOne(MEDIA, random),
    moods: [],
    notDrawn: [],
  }
}

function paintSmall(recipe: Recipe) {
  const painting = paintPicture(recipe, SCENE_PX, SCENE_PX)
  let step = painting.next()
  while (!step.done) step = painting.next()
  const canvas = createCanvas(SCENE_PX, SCENE_PX)
  canvas.getContext('2d').drawImage(step.value, 0, 0)
  freeCanvas(step.value)
  return canvas
}

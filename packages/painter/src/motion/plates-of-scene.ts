import { type Canvas } from '@napi-rs/canvas'
import { freeCanvas } from '../base/frame.ts'
import type { Medium, Recipe } from '../recipe/recipe.ts'
import { paintPicture, type PaintStep } from '../paint-picture.ts'
import type { Stage } from '../scene/stage.ts'
import { createSurvey } from '../scene/survey.ts'
import { type FigureGroup, groupFigures } from './figure-groups.ts'
import { fillHoles, spreadKnown } from './fill-holes.ts'
import { widenMask } from './masks.ts'
import { createPlate, type Plate, readWords } from './plate.ts'
import { findStamps } from './find-stamps.ts'
import { findSky, type SeenScene } from './see-scene.ts'

/** A picture taken apart: laid over each other again, sky first, the plates are the picture. */
export interface ScenePlates {
  /** The picture without anybody in it, and without what falls. */
  back: Uint32Array
  /** 1 where the sky lies behind figures and all; null where there is none. */
  sky: Uint8Array | null
  skyPlate: Plate | null
  /** 1 where water lies behind figures; null where there is none. */
  water: Uint8Array | null
  ground: Plate
  /** Far ones first. */
  figures: { group: FigureGroup; plate: Plate }[]
  /** What is written or stamped on the sheet itself, which stays where it is. */
  stamps: Plate | null
}

/** How many units beyond its drawn edge a medium's strokes reach. */
const REACH: Partial<Record<Medium, number>> = { cinematic: 1, film: 1, anime: 1.2, neon: 2, manga: 1.5 }
const BROAD = 2.4
/** Units about a figure in which the picture is painted anew behind it. */
const ABOUT = 4

export function* takeApart(picture: Canvas, recipe: Recipe, seen: SeenScene): Generator<PaintStep, ScenePlates> {
  const size = { width: picture.width, height: picture.height }
  const { words } = seen
  const reach = Math.max(1, Math.round((REACH[recipe.reading.medium] ?? BROAD) * seen.stage.frame.scale))
  const groups = groupFigures(seen.survey)
  const [falling, stamps] = findBefore(seen, reach)
  yield { progress: 0.2, canvas: picture }
  const [stamp] = stamps
  const stampless = fillUnder(size, words, stamp)
  // Shade and bloom about a figure belong to it and stay with nobody.
  const about = Math.round(reach + ABOUT * seen.stage.frame.scale)
  const over = groups.map(({ cover, main }) => widenMask(cutHalo(cover, main), size.width, about))
  const behind = over.length + falling.length === 0 ? null : yield* paintWithout('behind', recipe, picture, seen)
  const still = over.length * falling.length === 0 ? behind : yield* paintWithout('still', recipe, picture, seen)
  const clean = join(size, stampless, still, falling)
  const back = join(size, clean, behind, over)
  yield { progress: 0.85, canvas: picture }
  const { sky, water } = behind ?? { sky: seen.sky, water: seen.survey.water }
  const skyParts = sky === null ? null : partSky(size, back, sky, reach)
  yield { progress: 0.9, canvas: picture }
  return {
    back,
    sky,
    water,
    skyPlate: skyParts?.plate ?? null,
    ground: createPlate(size, back, skyParts?.ground ?? null),
    figures: cutFigures(size, clean, groups, { reach, stamps }),
    stamps: stamp === undefined ? null : createPlate(size, words, stamp),
  }
}

function fillUnder(
  size: { width: number; height: number },
  words: Uint32Array,
  cover: Uint8Array | undefined,
): Uint32Array {
  return cover === undefined ? words : fillHoles(size, words, (at) => cover[at] === 0)
}

function cutFigures(
  size: { width: number; height: number },
  clean: Uint32Array,
  groups: readonly FigureGroup[],
  { reach, stamps }: { reach: number; stamps: readonly Uint8Array[] },
): ScenePlates['figures'] {
  const covers = groups.map(({ cover, main }) => widenMask(cutHalo(cover, main), size.width, reach))
  return groups.map((group, index) => {
    const [own = new Uint8Array(clean.length), ...nearer] = covers.slice(index)
    return { group, plate: cutFigure(size, clean, own, [...nearer, ...stamps]) }
  })
}

/** Halos of light stay with what they fall on. */
function cutHalo(cover: Uint8Array, { name }: { name: string }): Uint8Array {
  const least = GLOWS.test(name) ? 235 : 70
  return cover.map((value) => (value > least ? value : 0))
}

const GLOWS = /fire|flame|torch|candle|lantern|lamp|light|sun|moon|star/u

/** What lies before the scene, if anything: what falls, and what is stamped on the sheet. */
function findBefore({ falling, stage, words }: SeenScene, reach: number): [Uint8Array[], Uint8Array[]] {
  const widen = (mask: Uint8Array | undefined | null) =>
    mask === undefined || mask === null ? [] : [widenMask(mask, stage.frame.widthPx, reach)]
  return [widen(falling?.cover), widen(findStamps(stage, words))]
}

function mostOf(covers: readonly Uint8Array[]): Uint8Array {
  const most = new Uint8Array(covers[0]?.length ?? 0)
  for (const cover of covers)
    for (let at = 0; at < most.length; at++) most[at] = Math.max(most[at] ?? 0, cover[at] ?? 0)
  return most
}

/** The picture as it would be without what falls, or without anybody in it either. */
function* paintWithout(
  shows: 'still' | 'behind',
  recipe: Recipe,
  picture: Canvas,
  { sky }: SeenScene,
): Generator<PaintStep, { words: Uint32Array; sky: Uint8Array | null; water: Uint8Array | null }> {
  const survey = createSurvey(shows)
  let stage: Stage | null = null
  const painting = paintPicture(recipe, picture.width, picture.height, {
    cast: (own) => {
      own.survey = survey
      stage = own
    },
  })
  const seeing = findSky(survey)
  let step = painting.next()
  while (!step.done) {
    seeing.look(stage, step.value.progress)
    yield { progress: 0.25 + 0.6 * step.value.progress, canvas: picture }
    step = painting.next()
  }
  const words = readWords(step.value)
  freeCanvas(step.value)
  const clear = seeing.sky()
  return { words, sky: sky === null ? null : clear, water: survey.water }
}

/** A picture that shows another one under the covers. */
function join(
  size: { width: number; height: number },
  words: Uint32Array,
  behind: { words: Uint32Array } | null,
  covers: readonly Uint8Array[],
): Uint32Array {
  return behind === null || covers.length === 0 ? words : joinBack(size, words, behind.words, mostOf(covers))
}

/** What lies behind figures, tinted so that it goes on from what lies about them. */
function joinBack(
  size: { width: number; height: number },
  clean: Uint32Array,
  behind: Uint32Array,
  all: Uint8Array,
): Uint32Array {
  const part = (words: Uint32Array, at: number, channel: number) => ((words[at] ?? 0) >>> (channel * 8)) & 255
  const tint = spreadKnown(
    size,
    (at) => all[at] === 0,
    (at, channel) => part(clean, at, channel) - part(behind, at, channel),
  )
  return clean.map((own, at) => {
    if (all[at] === 0) return own
    let colour = 0xff000000
    for (let channel = 0; channel < 3; channel++) {
      const value = part(behind, at, channel) + tint(at, channel)
      colour |= Math.min(255, Math.max(0, Math.round(value))) << (channel * 8)
    }
    return colour >>> 0
  })
}

function partSky(
  size: { width: number; height: number },
  back: Uint32Array,
  sky: Uint8Array,
  reach: number,
): { plate: Plate; ground: Uint8Array } {
  const land = sky.map((value) => 1 - value)
  const ground = widenMask(land, size.width, reach)
  return {
    plate: createPlate(
      size,
      fillHoles(size, back, (at) => ground[at] === 0),
      null,
    ),
    ground,
  }
}

/** A figure alone, with what others hide of it filled from its own colours. */
function cutFigure(
  size: { width: number; height: number },
  words: Uint32Array,
  own: Uint8Array,
  before: readonly Uint8Array[],
): Plate {
  const isHidden = (at: number) => before.some((cover) => (cover[at] ?? 0) > 0)
  if (!own.some((value, at) => value > 0 && isHidden(at))) return createPlate(size, words, own)
  const filled = fillHoles(size, words, (at) => (own[at] ?? 0) > 128 && !isHidden(at))
  return createPlate(
    size,
    words.map((colour, at) => (isHidden(at) ? (filled[at] ?? colour) : colour)),
    own,
  )
}

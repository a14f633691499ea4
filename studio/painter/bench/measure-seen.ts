import { readPixels } from '@easel/painter/base/canvas-pixels'
import { freeCanvas } from '@easel/painter/base/frame'
import { labDistance, type Lab, toLab } from '@easel/painter/look/oklab'
import { paintPicture, type Hearing } from '@easel/painter/paint-picture'
import type { Exposure, Recipe } from '@easel/painter/recipe/recipe'

const SIDE_PX = 192
/** Difference of colour in OKLab from which on a pixel shows something. */
const DIFFERS = 0.045
/** Share of the picture that a thing must change to be seen: a square of a twentieth of its side; of many each may be smaller. */
const SEEN = 0.0025
const SEEN_OF_MANY = 0.001
const MANY = 4

/** One thing that the words of a prompt name, and whether one picture shows it. */
export interface NamedThing {
  word: string
  /** Share of the picture's pixels that are others without it. */
  share: number
  isSeen: boolean
  isConfessed: boolean
}

interface Painted {
  labs: Lab[]
  exposure: Exposure | undefined
  missing: readonly string[]
  /** Sheets and patterns have no cast, and nobody can be left out of them. */
  isCast: boolean
}

/** Paints a picture again without each thing that its words name, and counts the pixels that change. */
export function measureSeen(recipe: Recipe): NamedThing[] {
  const whole = paintLabs(recipe)
  if (!whole.isCast) return []
  const lit = whole.exposure === undefined ? recipe : { ...recipe, exposure: whole.exposure }
  const named = recipe.reading.subjects.filter(({ weight = 1 }) => weight >= 0)
  const confessed = [...recipe.reading.notDrawn, ...whole.missing]
  const things = named.map(({ name, word, count }): NamedThing => {
    const turns = count >= MANY ? [null] : Array.from({ length: count }, (_, turn) => turn)
    const shares = turns.map((turn) => shareOf(whole, paintLabs(lit, { name, turn })))
    const least = Math.min(...shares)
    const isSeen = least >= (count >= MANY ? SEEN_OF_MANY * count : SEEN)
    return { word, share: least, isSeen, isConfessed: confessed.includes(word) }
  })
  const sky = recipe.reading.features.filter((feature) => HEAVENS.includes(feature))
  const features = sky.map((feature): NamedThing => {
    const reading = { ...lit.reading, features: lit.reading.features.filter((other) => other !== feature) }
    const share = shareOf(whole, paintLabs({ ...lit, reading }))
    return { word: feature, share, isSeen: share >= SEEN_OF_MANY, isConfessed: confessed.includes(feature) }
  })
  return [...things, ...features]
}

/** What can be named and is no subject, and no setting shows by itself. */
const HEAVENS: readonly string[] = ['moon', 'sun', 'stars', 'clouds', 'earth', 'lightning']

/** Whom to leave out: all of a name, or the one of them. */
interface Left {
  name: string
  turn: number | null
}

function shareOf(whole: Painted, without: Painted): number {
  const changed = whole.labs.filter((lab, at) => labDistance(lab, without.labs[at] ?? lab) > DIFFERS)
  return changed.length / whole.labs.length
}

function paintLabs(recipe: Recipe, left?: Left): Painted {
  let exposure: Exposure | undefined
  let missing: readonly string[] = []
  let isCast = false
  const hear: Hearing = {
    // Whoever leaves the cast is not painted, and all others stay where they are.
    cast: (_stage, actors) => {
      isCast = true
      const all = actors.filter(({ name }) => name === left?.name)
      const leaving = left?.turn == null ? all : all.slice(left.turn, left.turn + 1)
      for (const actor of leaving) actors.splice(actors.indexOf(actor), 1)
    },
    exposure: (found) => (exposure = found),
    missing: (words) => (missing = words),
  }
  const painting = paintPicture(recipe, SIDE_PX, SIDE_PX, hear)
  let step = painting.next()
  while (!step.done) step = painting.next()
  const pixels = readPixels(step.value)
  freeCanvas(step.value)
  const labs: Lab[] = []
  for (let at = 0; at < pixels.length; at += 4)
    labs.push(toLab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0))
  return { labs, exposure, missing, isCast }
}

import { type GridRequest, planGrid } from '../recipe/plan-grid.ts'
import type { Lean, Reading, Recipe } from '../recipe/recipe.ts'
import type { StatedParts } from '../words/read-stated-parts.ts'
import { settleHome } from '../words/settle-home.ts'
import { joinTints } from './join-tints.ts'
import { mergeReadings } from './merge-readings.ts'
import { listCuttings, readSource } from './read-source.ts'
import type { Source } from './source.ts'

/** Base images of this weight also bring their figures beside those of the words. */
const JOINING_WEIGHT = 1.5
/** How many of the four take template and places of the base image, by its weight. */
const COMPOSED_A_WEIGHT = 1.4

/**
 * Four recipes of words and base images: colours, light and places come from the images, and whatever of the scene the words
 * leave open. What the words say stays. `weight` 0 to 3.
 */
export function planBeside(
  sources: readonly Source[],
  wish: GridRequest,
  { said, weight }: { said: StatedParts; weight: number },
): Recipe[] {
  const [lead] = sources
  if (lead === undefined || weight <= 0) return planGrid({ ...wish, reading: settleHome(wish.reading) })
  const readings = sources.map(readSource)
  const [first, ...others] = readings
  const imageReading = first === undefined ? wish.reading : mergeReadings([first, ...others], 0)
  const reading = fillReading(wish.reading, imageReading, { said, weight })
  // Words that name another hour than the images show keep most of its light.
  const disputed = said.time && imageReading.time !== wish.reading.time
  const share = (1 - Math.exp(-0.8 * weight)) * (disputed ? 0.45 : 1)
  const composed = Math.min(4, Math.ceil(weight * COMPOSED_A_WEIGHT))
  return planGrid({ ...wish, reading: settleHome(reading) }).map((recipe, index) => {
    const beside = { ...recipe, tint: joinTints(turn(sources, index), share), ...listCuttings(sources) }
    return index < composed ? composeLike(beside, sources[index % sources.length] ?? lead, share) : beside
  })
}

function turn(sources: readonly Source[], by: number): Source[] {
  return sources.flatMap((_, index) => sources[(index + by) % sources.length] ?? [])
}

/** What the words leave open is as in the images. */
function fillReading(words: Reading, seen: Reading, { said, weight }: { said: StatedParts; weight: number }): Reading {
  const unwanted = words.without ?? []
  const joins = words.subjects.length === 0 || weight >= JOINING_WEIGHT
  const named = words.subjects.map(({ name }) => name)
  const brought = seen.subjects.filter(({ name }) => !named.includes(name) && !unwanted.includes(name))
  const features = said.setting ? [] : seen.features.filter((feature) => !unwanted.includes(feature))
  return {
    ...words,
    subjects: joins ? [...words.subjects, ...brought].slice(0, 12) : words.subjects,
    time: said.time ? words.time : seen.time,
    weather: said.weather || unwanted.includes(seen.weather) ? words.weather : seen.weather,
    medium: said.medium ? words.medium : seen.medium,
    setting: said.setting || unwanted.includes(seen.setting) ? words.setting : seen.setting,
    features: [...new Set([...words.features, ...features])],
    moods: [...new Set([...words.moods, ...seen.moods])],
    ...fillLight(words, seen),
  }
}

/** Words that name no light or season leave those of the images. */
function fillLight(words: Reading, seen: Reading): Pick<Reading, 'season' | 'lights'> {
  const season = words.season ?? seen.season
  const lights = words.lights ?? seen.lights
  return { ...(season ? { season } : {}), ...(lights ? { lights } : {}) }
}

/** Template and places of a picture of ours; of any other its horizon and where its middle stands. */
function composeLike(recipe: Recipe, { recipe: drawn, look, cutting }: Source, weight: number): Recipe {
  if (drawn !== null) {
    const { template, layoutSeed, turn } = drawn
    const { turn: _, ...own } = recipe
    return { ...own, template, layoutSeed, sceneSeed: recipe.seed, ...(turn === undefined ? {} : { turn }) }
  }
  const lean: Lean = { horizon: look.horizon, focus: cutting?.middle ?? null, weight }
  return lean.horizon === null && lean.focus === null ? recipe : { ...recipe, lean }
}

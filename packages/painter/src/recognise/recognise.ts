import type { RgbaImage } from '../look/measure-look.ts'
import { runNet } from './run-net.ts'
import { listWindows, seeWindow } from './see-window.ts'
import { getWeights, type Weights } from './weights.ts'

/** A name and how likely it is shown, 0 to 1. */
export interface Guess {
  name: string
  likely: number
}

/** What a picture may show, each list from the likeliest on. */
export interface Guesses {
  /** English nouns. */
  things: Guess[]
  /** Settings of the vocabulary, and `snow`. */
  places: Guess[]
}

/** Looks at the whole picture and closer at parts of it; a thing that fills a part counts nearly as one that fills all. */
export function recognise(sight: RgbaImage): Guesses {
  const weights = getWeights()
  const { wide, close } = listWindows(sight)
  const answer = (window: (typeof wide)[number]) => runNet(weights, seeWindow(sight, window, weights.side))
  const far = wide.map(answer)
  const things = mixLooks(
    far.map((said) => likelyThings(said, weights)),
    close.map((window) => likelyThings(answer(window), weights)),
  )
  const places = meanOf(far.map((said) => likelyPlaces(said, weights)))
  return { things: orderGuesses(weights.things, things), places: orderGuesses(weights.places, places) }
}

/** Shares of what all of a picture says, of what its clearest part says, and of all its parts. */
const FAR_SHARE = 0.5
const CLEAREST_SHARE = 0.3
const PARTS_SHARE = 0.2

function mixLooks(far: readonly number[][], near: readonly number[][]): number[] {
  const [wide, parts] = [meanOf(far), meanOf(near)]
  return wide.map((likely, thing) => {
    const clearest = Math.max(...near.map((said) => said[thing] ?? 0))
    return likely * FAR_SHARE + clearest * CLEAREST_SHARE + (parts[thing] ?? 0) * PARTS_SHARE
  })
}

function meanOf(rows: readonly number[][]): number[] {
  return (rows[0] ?? []).map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) / rows.length)
}

/** Of all things and nothing one is shown: their likelihoods add up to one. */
function likelyThings(said: Float32Array, { things }: Weights): number[] {
  const part = [...said.subarray(0, things.length + 1)]
  const highest = Math.max(...part)
  const powers = part.map((value) => Math.exp(value - highest))
  const sum = powers.reduce((all, power) => all + power, 0)
  return powers.slice(0, things.length).map((power) => power / sum)
}

function likelyPlaces(said: Float32Array, { things }: Weights): number[] {
  return [...said.subarray(things.length + 1)].map((value) => 1 / (1 + Math.exp(-value)))
}

function orderGuesses(names: readonly string[], likely: readonly number[]): Guess[] {
  return names.map((name, index) => ({ name, likely: likely[index] ?? 0 })).sort((a, b) => b.likely - a.likely)
}

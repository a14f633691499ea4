import { between, createRandom, deriveSeed, pickOne, type Random } from '../base/chance.ts'
import { parseHex, type Rgb } from '../base/colour.ts'
import { hasFeature, type Stage } from './stage.ts'

/** A house at one side of the street; lengths in world units. */
export interface House {
  side: 1 | -1
  near: number
  far: number
  height: number
  wall: Rgb
  /** Share of lit windows. */
  lit: number
  glow: Rgb
  signs: Sign[]
  shop: Rgb | null
  seed: number
}

/** A blade that stands out into the street, seen from the front. */
export interface Sign {
  z: number
  low: number
  high: number
  /** How far it stands out. */
  out: number
  colour: Rgb
  seed: number
}

export interface StreetPlan {
  /** Half the distance between the walls. */
  half: number
  houses: House[]
  neon: boolean
  night: boolean
}

const NEON = ['#ff3f9e', '#33e6ff', '#ffd23f', '#9a5bff', '#ff6a3a', '#3fffa8', '#ff2f5a'].map(parseHex)
const LAMPS = ['#ffd89a', '#ffc070', '#ffe6bc', '#bfe0ff'].map(parseHex)
const WALLS = ['#8c6a58', '#a08a74', '#6f7480', '#93806a', '#7a5a52', '#b09c86', '#64707c'].map(parseHex)
const DARK_WALLS = ['#2c2a4a', '#30244a', '#22304e', '#3a2748', '#263650'].map(parseHex)

/** Two rows of houses that close towards the vanishing point. */
export function planStreet(stage: Stage): StreetPlan {
  const random = createRandom(deriveSeed(stage.sceneSeed, 'street'))
  const { medium, time } = stage.recipe.reading
  const neon = medium === 'neon' || hasFeature(stage, 'neon', 'cyberpunk')
  const night = neon || time === 'night'
  const half = between(random, 2.5, 3.3)
  const houses: House[] = []
  for (const side of [-1, 1] as const) {
    let z = between(random, 0.5, 1.1)
    while (z < 70) {
      const deep = between(random, 2.4, 5.2) * (1 + z * 0.02)
      houses.push(planHouse({ side, near: z, far: z + deep, neon, night }, random))
      z += deep + (random() < 0.2 ? between(random, 0.3, 0.9) : 0)
    }
  }
  houses.sort((a, b) => b.near - a.near)
  return { half, houses, neon, night }
}

function planHouse(
  place: { side: 1 | -1; near: number; far: number; neon: boolean; night: boolean },
  random: Random,
): House {
  const height = between(random, 5, 13) + (random() < 0.3 ? between(random, 4, 12) : 0)
  return {
    side: place.side,
    near: place.near,
    far: place.far,
    height,
    wall: pickOne(place.neon ? DARK_WALLS : WALLS, random),
    lit: place.night ? between(random, 0.22, 0.6) : 0.04,
    glow: pickOne(place.neon && random() < 0.45 ? NEON : LAMPS, random),
    signs: planSigns(place, height, random),
    shop: random() < 0.75 ? pickOne(place.neon ? NEON : LAMPS, random) : null,
    seed: Math.floor(random() * 4294967295),
  }
}

function planSigns(place: { near: number; far: number; neon: boolean }, height: number, random: Random): Sign[] {
  const wanted = place.neon ? 1 + Math.floor(random() * 3.2) : random() < 0.35 ? 1 : 0
  return Array.from({ length: wanted }, () => {
    const low = between(random, 1.9, Math.max(2.4, height * 0.45))
    const tall = random() < 0.65
    return {
      z: between(random, place.near, place.far),
      low,
      high: low + (tall ? between(random, 1.4, 3.2) : between(random, 0.5, 0.8)),
      out: tall ? between(random, 0.42, 0.66) : between(random, 0.9, 1.4),
      colour: pickOne(place.neon ? NEON : LAMPS, random),
      seed: Math.floor(random() * 4294967295),
    }
  })
}

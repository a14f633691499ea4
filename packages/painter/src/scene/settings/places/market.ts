import { between, createRandom, deriveSeed, pickOne, type Random } from '../../../base/chance.ts'
import { dimColour, parseHex, type Rgb, toCss } from '../../../base/colour.ts'
import type { Land } from '../../land.ts'
import type { Stage } from '../../stage.ts'
import { buildFront, FRONTS } from '../built/fronts.ts'
import {
  bloom,
  fillOutline,
  type Mason,
  masonOutdoors,
  placeOf,
  type Site,
  type Spot,
  strokeLine,
  toWorld,
  unitAt,
} from '../kit/mason.ts'
import { raiseBox } from '../kit/solids.ts'
import { feetDistance, measurePerson } from '../measure.ts'
import type { Thing } from '../thing.ts'

const AWNINGS = ['#d8402f', '#2f7f6a', '#e8a02c', '#3a6ab0', '#b0408a'].map(parseHex)
const FRUITS = ['#d8352c', '#f0a02c', '#8fb83a', '#f4d03c', '#7a3f8a', '#e86a3a', '#4f8f3a'].map(parseHex)
const WOOD = parseHex('#a97c50')
const CREAM = parseHex('#f6eedc')

/** Two rows of stalls with striped awnings and heaped fruit between old houses, lanterns on strings above. */
export function furnishMarket(stage: Stage, land: Land): Thing[] {
  const mason = masonOutdoors(stage)
  const random = createRandom(deriveSeed(stage.sceneSeed, 'market'))
  const person = measurePerson(stage)
  const first = Math.max(feetDistance(stage) * 1.15, person * 2.2)
  const things: Thing[] = []
  for (const side of [-1, 1]) {
    for (let house = 0; house < 12; house++) {
      const z = first * 0.7 + person * (1 + house * 2.35)
      const x = side * person * 5.6
      const site = { x, y: land.groundAt(x, z), z, turn: (-side * Math.PI) / 2 + Math.PI, scale: person }
      const look = {
        width: 2.35,
        high: between(random, 3, 4.6),
        wall: pickOne(FRONTS, random),
        seed: Math.floor(random() * 1e9),
      }
      things.push({ x, z, radius: person * 2, cover: person, draw: () => buildFront(mason, site, look) })
    }
    for (let stall = 0; stall < 9; stall++) {
      const z = first + person * stall * 2.2
      const x = side * person * (2.5 + (stall === 0 ? 0.5 : 0))
      const site = { x, y: land.groundAt(x, z), z, turn: (-side * Math.PI) / 2 + Math.PI + side * 0.4, scale: person }
      const tone = pickOne(AWNINGS, random)
      const seed = Math.floor(random() * 1e9)
      things.push({ x, z: z - person * 0.2, radius: person * 1.4, draw: () => buildStall(mason, site, tone, seed) })
    }
  }
  for (let line = 0; line < 6; line++) {
    const z = first + person * (0.6 + line * 2.6)
    things.push({ x: 0, z, radius: 0, draw: () => hangLanterns(mason, { z, person, seed: line }) })
  }
  const end = { x: 0, y: 0.05, z: first + person * 27, scale: person }
  for (const at of [-2, -1, 0, 1, 2]) {
    const look = { width: 2.4, high: between(random, 3.2, 5), wall: pickOne(FRONTS, random), seed: at + 20 }
    things.push({
      x: at,
      z: end.z,
      radius: person,
      draw: () => buildFront(mason, { ...end, x: at * 2.4 * person }, look),
    })
  }
  return things
}

/** A table of crates under a striped cloth on four posts; looks along -z of its site. */
function buildStall(mason: Mason, site: Site, tone: Rgb, seed: number): void {
  const random = createRandom(seed)
  const post = (x: number, z: number, high: number) =>
    raiseBox(mason, site, { at: [x, 0, z], size: [0.07, high, 0.07], albedo: WOOD })
  post(-0.95, 0.5, 2.4)
  post(0.95, 0.5, 2.4)
  raiseBox(mason, site, { at: [0, 0, 0.1], size: [1.9, 0.5, 0.8], albedo: dimColour(WOOD, 0.8) })
  for (const row of [1, 0]) {
    for (let crate = 0; crate < 3; crate++) {
      const at: Spot = [-0.62 + crate * 0.62, 0.5 + row * 0.14, 0.26 - (1 - row) * 0.36]
      raiseBox(mason, site, { at, size: [0.56, 0.14, 0.34], albedo: dimColour(WOOD, 1.1) })
      heapFruit(mason, site, { at: [at[0], at[1] + 0.13, at[2]], tone: pickOne(FRUITS, random), random })
    }
  }
  post(-0.95, -0.5, 1.8)
  post(0.95, -0.5, 1.8)
  spanAwning(mason, site, tone)
  if (mason.night)
    bloom(mason, toWorld(site, [0, 1.3, -0.1]), 1.3 * site.scale, { colour: [255, 200, 120], strength: 0.6 })
}

function heapFruit(mason: Mason, site: Site, heap: { at: Spot; tone: Rgb; random: Random }): void {
  const { ctx } = mason.stage.picture
  const unit = unitAt(mason, site.z) * site.scale
  if (unit < 6) return
  for (let fruit = 0; fruit < 17; fruit++) {
    const row = fruit < 11 ? 0 : 1
    const [x, y, z] = heap.at
    const spot = toWorld(site, [
      x + between(heap.random, -0.22, 0.22) * (1 - row * 0.4),
      y + row * 0.07,
      z + between(heap.random, -0.12, 0.12),
    ])
    const at = placeOf(mason, spot)
    ctx.fillStyle = toCss(
      mason.air(mason.light(dimColour(heap.tone, between(heap.random, 0.75, 1.15)), [0, 0.7, -0.5]), at.x, site.z),
    )
    ctx.beginPath()
    ctx.arc(at.x, at.y, unit * 0.055, 0, 7)
    ctx.fill()
  }
}

function spanAwning(mason: Mason, site: Site, tone: Rgb): void {
  const stripes = 10
  for (let stripe = 0; stripe < stripes; stripe++) {
    const [from, to] = [-1.1 + (2.2 * stripe) / stripes, -1.1 + (2.2 * (stripe + 1)) / stripes]
    const albedo = stripe % 2 === 0 ? tone : CREAM
    const at = (x: number, y: number, z: number) => toWorld(site, [x, y, z])
    fillOutline(mason, mason.light(albedo, [0, 0.8, -0.5]), [
      at(from, 1.46, -0.72),
      at(to, 1.46, -0.72),
      at(to, 1.86, 0.6),
      at(from, 1.86, 0.6),
    ])
    const scallop = Array.from({ length: 7 }, (_, step) =>
      at(from + ((to - from) * step) / 6, 1.34 - 0.06 * Math.sin((step / 6) * Math.PI), -0.74),
    )
    fillOutline(mason, mason.light(dimColour(albedo, 0.9), [0, 0, -1]), [
      at(from, 1.47, -0.72),
      ...scallop,
      at(to, 1.47, -0.72),
    ])
  }
}

/** Paper lanterns over the way. */
function hangLanterns(mason: Mason, { z, person, seed }: { z: number; person: number; seed: number }): void {
  const random = createRandom(seed + 5)
  const line = Array.from({ length: 17 }, (_, step): Spot => {
    const t = step / 16
    return [(t * 2 - 1) * person * 4.6, (3.1 - Math.sin(t * Math.PI) * 0.7) * person, z]
  })
  strokeLine(mason, mason.light([60, 50, 46], [0, 0, -1]), line, 0.02 * person)
  const { ctx } = mason.stage.picture
  const unit = unitAt(mason, z) * person
  line.forEach((spot, step) => {
    if (step % 2 === 0) return
    const { x, y } = placeOf(mason, spot)
    const tone = pickOne(AWNINGS, random)
    const colour = mason.night ? dimColour(tone, 1.5) : mason.light(tone, [0, 0.3, -0.9])
    ctx.fillStyle = toCss(mason.air(colour, x, mason.night ? z * 0.4 : z))
    ctx.beginPath()
    ctx.ellipse(x, y + unit * 0.16, unit * 0.13, unit * 0.15, 0, 0, 7)
    ctx.fill()
    if (mason.night) bloom(mason, [spot[0], spot[1] - 0.16 * person, z], 0.6 * person, { colour: tone, strength: 0.7 })
  })
}

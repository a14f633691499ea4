import { between, createRandom, deriveSeed, pickOne, type Random } from '../../../base/chance.ts'
import { dimColour, parseHex, type Rgb } from '../../../base/colour.ts'
import type { Land } from '../../land.ts'
import type { Stage } from '../../stage.ts'
import { fillOutline, type Mason, masonOutdoors, type Site, type Spot, strokeLine, toWorld } from '../kit/mason.ts'
import { raiseBox, raiseRound } from '../kit/solids.ts'
import { buildFront, FRONTS } from '../built/fronts.ts'
import { harbourFront, quayEnd } from '../land/shores.ts'
import { feetDistance, measurePerson } from '../measure.ts'
import type { Thing } from '../thing.ts'

const HULLS = ['#f4f1e8', '#2f5f8a', '#a83c34', '#2e6e5c', '#e8c860', '#34404e'].map(parseHex)
const SAIL = parseHex('#f6f0e2')
const WOOD = parseHex('#8a6848')

/** A coloured waterfront, moored boats with their masts, bollards and a pier at the quay. */
export function furnishHarbour(stage: Stage, land: Land): Thing[] {
  const mason = masonOutdoors(stage)
  const random = createRandom(deriveSeed(stage.sceneSeed, 'harbour'))
  const person = measurePerson(stage)
  const front = harbourFront(stage)
  const wide = ((stage.frame.view.width * 0.6) / stage.layout.focal) * front
  const middle =
    ((stage.frame.view.left + stage.frame.view.width / 2 - stage.frame.width / 2) / stage.layout.focal) * front
  const things: Thing[] = []
  for (let x = middle - wide; x < middle + wide; ) {
    const width = person * between(random, 1.7, 2.5)
    const site = { x: x + width / 2, y: 0.22, z: front + person * 1.4, scale: person }
    const look = {
      width: width / person,
      high: between(random, 2.4, 4.2),
      wall: pickOne(FRONTS, random),
      seed: Math.floor(random() * 1e9),
    }
    things.push({ x: site.x, z: site.z, radius: person * 1.6, draw: () => buildFront(mason, site, look) })
    x += width
  }
  for (let boat = 0; boat < 9; boat++) {
    const z = between(random, feetDistance(stage) * 2.1, front * 0.86)
    const x = middle + between(random, -0.9, 0.9) * wide * (z / front)
    const site = { x, y: 0, z, turn: between(random, -0.5, 0.5) + (random() < 0.5 ? Math.PI : 0), scale: person * 1.5 }
    if (land.groundAt(x, z) > -0.1 || hidesFocus(stage, x, z)) continue
    const look = { hull: pickOne(HULLS, random), high: between(random, 2.6, 3.6), furled: random() < 0.7 }
    things.push({ x, z, radius: person, water: 'afloat', draw: () => moorBoat(mason, site, look) })
  }
  return [...things, ...furnishQuay(mason, land, random)]
}

/** Boats leave the water behind the subject open. */
function hidesFocus({ layout, frame, recipe }: Stage, x: number, z: number): boolean {
  if (recipe.reading.subjects.length === 0) return false
  return Math.abs(frame.width / 2 + (x * layout.focal) / z - layout.focus) < frame.width * 0.13 && z < 9
}

/** A small boat with a mast; some carry their sail. */
function moorBoat(mason: Mason, site: Site, look: { hull: Rgb; high: number; furled: boolean }): void {
  const at = (x: number, y: number, z: number) => toWorld(site, [x, y, z])
  const side = (out: number): Spot[] => [
    at(-1.1, 0.5, out),
    at(0.9, 0.46, out),
    at(1.5, 0.62, 0),
    at(1.15, -0.06, out * 0.4),
    at(-1, -0.06, out * 0.7),
  ]
  const near = site.z > 0 && Math.cos(site.turn ?? 0) > 0 ? -0.42 : 0.42
  fillOutline(mason, mason.light(dimColour(look.hull, 0.7), [0, 0, 1]), side(-near))
  fillOutline(mason, mason.light(WOOD, [0, 1, 0]), [
    at(-1.1, 0.44, -0.4),
    at(0.9, 0.42, -0.4),
    at(1.4, 0.5, 0),
    at(0.9, 0.42, 0.4),
    at(-1.1, 0.44, 0.4),
  ])
  raiseBox(mason, site, { at: [-0.35, 0.4, 0], size: [0.8, 0.34, 0.5], albedo: parseHex('#ece6d6') })
  fillOutline(mason, mason.light(look.hull, [0, 0.2, -1]), side(near))
  strokeLine(
    mason,
    mason.light([246, 244, 238], [0, 0, -1]),
    [at(-1.1, 0.5, near), at(0.9, 0.46, near), at(1.5, 0.62, 0)],
    0.06 * site.scale,
  )
  const mast = mason.light(parseHex('#c8b08a'), [0, 0, -1])
  strokeLine(mason, mast, [at(0.2, 0.4, 0), at(0.2, look.high, 0)], 0.07 * site.scale)
  strokeLine(
    mason,
    mason.light([60, 60, 62], [0, 0, -1]),
    [at(1.45, 0.6, 0), at(0.2, look.high, 0), at(-1.05, 0.5, 0)],
    0.018 * site.scale,
  )
  if (look.furled)
    strokeLine(mason, mason.light(SAIL, [0, 0.6, -0.6]), [at(0.2, 0.95, 0), at(-0.95, 0.98, 0)], 0.14 * site.scale)
  else
    fillOutline(mason, mason.light(SAIL, [0.4, 0.3, -0.8]), [
      at(0.14, 0.85, 0),
      at(-1.05, 0.9, -0.1),
      at(0.14, look.high * 0.95, 0),
    ])
}

/** Bollards with rope, a coil, barrels and crates at the edges of the quay. */
function furnishQuay(mason: Mason, land: Land, random: Random): Thing[] {
  const { stage } = mason
  const person = measurePerson(stage)
  const z = quayEnd(stage) * 0.95
  const reach = ((stage.frame.width * 0.5) / stage.layout.focal) * z
  const site = (x: number, away: number): Site => ({ x, y: land.groundAt(x, away), z: away, scale: person })
  const iron = parseHex('#3c4046')
  const bollards = [-0.82, -0.1, 0.66].map((share): Thing => {
    const at = site(share * reach, z * 0.985)
    return {
      x: at.x,
      z: at.z,
      radius: 0.2,
      water: 'shore',
      draw: () => {
        raiseRound(mason, at, { at: [0, 0, 0], height: 0.34, below: 0.12, above: 0.1, albedo: iron })
        raiseRound(mason, at, { at: [0, 0.32, 0], height: 0.1, below: 0.17, above: 0.15, albedo: iron })
      },
    }
  })
  const side = stage.layout.focus > stage.frame.width / 2 ? -1 : 1
  const stack = [0, 1, 2].map((box): Thing => {
    const at = { ...site(side * reach * (0.74 + box * 0.12), z * (0.93 - box * 0.02)), turn: random() }
    const size: Spot = [0.55, between(random, 0.4, 0.8), 0.5]
    return {
      x: at.x,
      z: at.z,
      radius: 0.4,
      water: 'shore',
      draw: () => raiseBox(mason, at, { at: [0, 0, 0], size, albedo: dimColour(WOOD, between(random, 0.9, 1.2)) }),
    }
  })
  // Where the quay makes room for what floats nothing can stand.
  return [...bollards, ...stack].filter((thing) => land.groundAt(thing.x, thing.z) > 0)
}

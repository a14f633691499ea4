import { createRandom, deriveSeed } from '../../../base/chance.ts'
import type { Land } from '../../land.ts'
import type { Stage } from '../../stage.ts'
import { buildChurch, buildHouse } from '../built/houses.ts'
import { layFence } from '../built/fences.ts'
import { type Mason, masonOutdoors } from '../kit/mason.ts'
import { laneOf } from '../land/ways.ts'
import { feetDistance, measurePerson } from '../measure.ts'
import type { Thing } from '../thing.ts'

/** Houses of several kinds on both sides of the lane, fences between them, a church at its end. */
export function furnishVillage(stage: Stage, land: Land): Thing[] {
  const mason = masonOutdoors(stage)
  const random = createRandom(deriveSeed(stage.sceneSeed, 'village'))
  const person = measurePerson(stage)
  const lane = laneOf(stage)
  const things: Thing[] = []
  const first = Math.max(feetDistance(stage) * 1.9, person * 4.6)
  for (const side of [-1, 1]) {
    let z = first * (0.9 + random() * 0.4) + (side > 0 ? person * 1.6 : 0)
    for (let house = 0; house < 6; house++) {
      const out = lane.half + person * (1.9 + random() * 0.7)
      const x = lane.middleAt(z) + side * out
      const turn = side * (-Math.PI / 2 + (random() - 0.5) * 0.3 + 0.34)
      things.push(placeHouse(mason, land, { x, z, turn, scale: person, seed: Math.floor(random() * 4294967295) }))
      if (house < 3) things.push(...layFence(mason, land, { x: lane.middleAt(z) + side * lane.half * 1.16, z, person }))
      z += person * (4.2 + random() * 1.4) * (1 + house * 0.12)
    }
  }
  const z = first + person * 26
  const x = lane.middleAt(z) + person * 2.4 * (random() < 0.5 ? -1 : 1)
  const church = { x, y: land.groundAt(x, z), z, turn: 0.5, scale: person * 1.25 }
  things.push({ x, z, radius: person * 5, draw: () => buildChurch(mason, church) })
  return things
}

function placeHouse(
  mason: Mason,
  land: Land,
  { x, z, turn, scale, seed }: { x: number; z: number; turn: number; scale: number; seed: number },
): Thing {
  const site = { x, y: land.groundAt(x, z) - 0.06 * scale, z, turn, scale }
  return { x, z, radius: scale * 3.2, cover: scale * 1.7, draw: () => buildHouse(mason, site, seed) }
}

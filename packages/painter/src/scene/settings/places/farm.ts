import { createRandom, deriveSeed } from '../../../base/chance.ts'
import { dimColour, parseHex } from '../../../base/colour.ts'
import type { Land } from '../../land.ts'
import type { Stage } from '../../stage.ts'
import { layFence } from '../built/fences.ts'
import { buildBarn, buildHouse } from '../built/houses.ts'
import { fillOutline, type Mason, masonOutdoors, type Site, toWorld } from '../kit/mason.ts'
import { laneOf } from '../land/ways.ts'
import { feetDistance, measurePerson } from '../measure.ts'
import type { Thing } from '../thing.ts'

/** A red barn with its silo at one side of the way, the house at the other, fences and bales of hay. */
export function furnishFarm(stage: Stage, land: Land): Thing[] {
  const mason = masonOutdoors(stage)
  const random = createRandom(deriveSeed(stage.sceneSeed, 'farm'))
  const person = measurePerson(stage)
  const lane = laneOf(stage)
  const side = stage.layout.focus > stage.frame.width / 2 ? -1 : 1
  const first = Math.max(feetDistance(stage) * 2, person * 5)
  const stand = (out: number, away: number, turn: number): Site => {
    const z = first + away * person
    const x = lane.middleAt(z) + side * (lane.half + out * person)
    return { x, y: land.groundAt(x, z) - 0.05 * person, z, turn: side * turn, scale: person }
  }
  const barn = stand(3.3, 4.5, -0.45)
  const house = stand(-7.4, 9, 0.5)
  const seed = Math.floor(random() * 4294967295)
  return [
    {
      x: barn.x,
      z: barn.z,
      radius: person * 6,
      cover: person * 3,
      draw: () => buildBarn(mason, { ...barn, scale: person * 1.05 }),
    },
    { x: house.x, z: house.z, radius: person * 4, cover: person * 2, draw: () => buildHouse(mason, house, seed) },
    ...[-1, 1].flatMap((way) =>
      layFence(mason, land, {
        x: lane.middleAt(first * 0.6) + way * lane.half * 1.25,
        z: first * 0.6,
        person,
        bays: 12,
        lean: (lane.middleAt(first * 0.6 + person) - lane.middleAt(first * 0.6)) / person,
      }),
    ),
    ...[0, 1, 2, 3].map((bale): Thing => {
      const at = stand(-2.6 - bale * 1.9 - random(), 0.6 + random() * 4, 0)
      return { x: at.x, z: at.z, radius: person, cover: person * 0.6, draw: () => rollBale(mason, at) }
    }),
  ]
}

const HAY = parseHex('#d9b45c')

/** A round bale that lies on its side. */
function rollBale(mason: Mason, site: Site): void {
  const radius = 0.42
  for (let part = 0; part < 9; part++) {
    const turn = Math.PI * (part / 9)
    const next = Math.PI * ((part + 1.1) / 9)
    const normal = [0, Math.sin(turn), -Math.cos(turn)] as const
    fillOutline(mason, mason.light(dimColour(HAY, 0.9 + (part % 2) * 0.1), normal), [
      toWorld(site, [-0.5, radius + Math.sin(turn) * radius, -Math.cos(turn) * radius]),
      toWorld(site, [0.5, radius + Math.sin(turn) * radius, -Math.cos(turn) * radius]),
      toWorld(site, [0.5, radius + Math.sin(next) * radius, -Math.cos(next) * radius]),
      toWorld(site, [-0.5, radius + Math.sin(next) * radius, -Math.cos(next) * radius]),
    ])
  }
  fillOutline(mason, mason.light(dimColour(HAY, 0.62), [0, 0, -1]), [
    toWorld(site, [-0.5, 0, -radius * 0.7]),
    toWorld(site, [0.5, 0, -radius * 0.7]),
    toWorld(site, [0.5, radius, -radius]),
    toWorld(site, [-0.5, radius, -radius]),
  ])
  const end = site.x > 0 ? -0.5 : 0.5
  const rim = Array.from({ length: 16 }, (_, corner) => {
    const turn = (corner / 16) * Math.PI * 2
    return toWorld(site, [end, radius + Math.sin(turn) * radius, Math.cos(turn) * radius])
  })
  fillOutline(mason, mason.light(HAY, [Math.sign(end), 0, -0.4]), rim)
}

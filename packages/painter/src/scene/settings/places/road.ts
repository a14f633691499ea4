import { parseHex } from '../../../base/colour.ts'
import type { Land } from '../../land.ts'
import type { Stage } from '../../stage.ts'
import { type Mason, masonOutdoors, type Site, type Spot, strokeLine, toWorld } from '../kit/mason.ts'
import { fillPart, raiseBox } from '../kit/solids.ts'
import { laneOf } from '../land/ways.ts'
import { feetDistance, measurePerson } from '../measure.ts'
import type { Thing } from '../thing.ts'

const POLE = parseHex('#7a6450')
const POST = parseHex('#f0eee8')

/** Poles with wires along one side of the road, white posts along both. */
export function furnishRoad(stage: Stage, land: Land): Thing[] {
  const mason = masonOutdoors(stage)
  const person = measurePerson(stage)
  const lane = laneOf(stage)
  const side = stage.layout.focus > stage.frame.width / 2 ? -1 : 1
  const site = (z: number, out: number): Site => {
    const x = lane.middleAt(z) + out
    return { x, y: land.groundAt(x, z), z, scale: person }
  }
  const poles = Array.from({ length: 14 }, (_, i) =>
    site(feetDistance(stage) + person * 6.5 * (i + 0.3), side * lane.half * 1.75),
  )
  return [
    ...poles.map((pole, i): Thing => {
      const next = poles[i + 1]
      return { x: pole.x, z: pole.z, radius: person, draw: () => raisePole(mason, pole, next) }
    }),
    ...Array.from({ length: 22 }, (_, i) => site(feetDistance(stage) * 0.8 + person * 1.9 * i, 0)).flatMap((at) =>
      [-1, 1].map((way): Thing => {
        const post = site(at.z, way * lane.half * 1.22)
        return { x: post.x, z: post.z, radius: person * 0.4, draw: () => raisePost(mason, post) }
      }),
    ),
  ]
}

/** A pole with a cross arm; its wires sag to the next one. */
function raisePole(mason: Mason, site: Site, next: Site | undefined): void {
  if (next) {
    const dark = mason.light(parseHex('#30302e'), [0, 0, -1])
    for (const out of [-0.7, 0.7]) {
      const [from, to] = [toWorld(site, [out, 4.35, 0]), toWorld(next, [out, 4.35, 0])]
      const wire = Array.from({ length: 9 }, (_, step): Spot => {
        const t = step / 8
        const sag = Math.sin(t * Math.PI) * 0.35 * site.scale
        return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t - sag, from[2] + (to[2] - from[2]) * t]
      })
      strokeLine(mason, dark, wire, 0.025 * site.scale)
    }
  }
  raiseBox(mason, site, { at: [0, 0, 0], size: [0.16, 4.7, 0.16], albedo: POLE })
  raiseBox(mason, site, { at: [0, 4.2, 0], size: [1.7, 0.12, 0.12], albedo: POLE })
}

function raisePost(mason: Mason, site: Site): void {
  raiseBox(mason, site, {
    at: [0, 0, 0],
    size: [0.09, 0.6, 0.06],
    albedo: POST,
    dress: (face) => fillPart(mason, face, [0, 0.7, 1, 0.86], parseHex('#3a3a3c')),
  })
}

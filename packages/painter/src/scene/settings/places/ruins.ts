import { between, createRandom, deriveSeed, type Random } from '../../../base/chance.ts'
import { dimColour, mixColours, parseHex, toCss } from '../../../base/colour.ts'
import type { Land } from '../../land.ts'
import type { Stage } from '../../stage.ts'
import {
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
import { raiseBox, raiseRound } from '../kit/solids.ts'
import { feetDistance, measurePerson } from '../measure.ts'
import type { Thing } from '../thing.ts'

const MARBLE = parseHex('#d3c8b0')

/** Rows of columns, whole and broken, fallen drums, an arch that still stands, ivy. */
export function furnishRuins(stage: Stage, land: Land): Thing[] {
  const mason = masonOutdoors(stage)
  const random = createRandom(deriveSeed(stage.sceneSeed, 'ruins'))
  const person = measurePerson(stage)
  const first = Math.max(feetDistance(stage) * 1.35, person * 2.6)
  const middle = ((stage.layout.focus - stage.frame.width / 2) * first) / stage.layout.focal
  const site = (x: number, z: number): Site => ({
    x,
    y: land.groundAt(x, z) - 0.04,
    z,
    turn: between(random, -0.2, 0.2),
    scale: person,
  })
  const things: Thing[] = []
  for (let row = 0; row < 6; row++) {
    for (const side of [-1, 1]) {
      const at = site(middle * 0.5 + side * person * (2.5 + random() * 0.3), first + row * person * 2.1)
      const high = random() < 0.42 ? between(random, 0.6, 2.2) : 4
      things.push(stand(at, () => raiseColumn(mason, at, { high, seed: row * 7 + side })))
    }
  }
  const arch = site(middle * 0.5, first + person * 12.6)
  things.push({ ...stand(arch, () => raiseArch(mason, arch)), radius: person * 5 })
  for (let block = 0; block < 12; block++) {
    const z = feetDistance(stage) * between(random, 1.1, 3.2)
    const x = middle + (random() < 0.5 ? -1 : 1) * person * between(random, 1.3, 4.5)
    const at = { ...site(x, z), turn: random() * 3 }
    const size: Spot = [between(random, 0.4, 0.9), between(random, 0.2, 0.45), between(random, 0.3, 0.6)]
    things.push(
      stand(at, () => raiseBox(mason, at, { at: [0, 0, 0], size, albedo: dimColour(MARBLE, between(random, 0.8, 1)) })),
    )
  }
  return things
}

function stand({ x, z, scale }: Site, draw: () => void): Thing {
  return { x, z, radius: scale * 0.9, cover: scale * 0.5, draw }
}

/** Base, fluted shaft and capital; a broken one ends in a jagged edge. */
function raiseColumn(mason: Mason, site: Site, { high, seed }: { high: number; seed: number }): void {
  const random = createRandom(seed)
  const whole = high >= 4
  raiseBox(mason, site, { at: [0, 0, 0], size: [1.1, 0.2, 1.1], albedo: MARBLE })
  raiseRound(mason, site, { at: [0, 0.2, 0], height: 0.18, below: 0.5, above: 0.44, albedo: dimColour(MARBLE, 0.95) })
  raiseRound(mason, site, { at: [0, 0.36, 0], height: high - 0.36, below: 0.4, above: 0.34, albedo: MARBLE, sides: 16 })
  const groove = mason.light(dimColour(MARBLE, 0.72), [0, 0, -1])
  for (let flute = -3; flute <= 3; flute++) {
    const turn = (flute / 7) * Math.PI * 0.9 - Math.PI / 2
    strokeLine(
      mason,
      groove,
      [
        toWorld(site, [Math.cos(turn) * 0.38, 0.5, Math.sin(turn) * 0.38]),
        toWorld(site, [Math.cos(turn) * 0.34, high - 0.12, Math.sin(turn) * 0.34]),
      ],
      0.03 * site.scale,
    )
  }
  if (whole) {
    raiseRound(mason, site, { at: [0, 4, 0], height: 0.26, below: 0.34, above: 0.56, albedo: dimColour(MARBLE, 1.04) })
    raiseBox(mason, site, { at: [0, 4.26, 0], size: [1.24, 0.2, 1.24], albedo: MARBLE })
  } else {
    for (const out of [-0.2, 0.06, 0.24]) {
      const up = high + between(random, 0.12, 0.4)
      fillOutline(mason, mason.light(dimColour(MARBLE, 0.86), [0, 0.3, -0.9]), [
        toWorld(site, [out - 0.16, high - 0.04, -0.1]),
        toWorld(site, [out + 0.16, high - 0.04, -0.1]),
        toWorld(site, [out + 0.02, up, -0.1]),
      ])
    }
  }
  if (random() < 0.6) trailIvy(mason, site, { high, random })
}

/** A round arch on two piers, with a broken entablature. */
function raiseArch(mason: Mason, site: Site): void {
  for (const x of [-1.7, 1.7]) raiseBox(mason, site, { at: [x, 0, 0], size: [1, 3, 1], albedo: MARBLE })
  const ring = (radius: number, z: number): Spot[] =>
    Array.from({ length: 15 }, (_, step) => {
      const turn = Math.PI * (step / 14)
      return toWorld(site, [-Math.cos(turn) * radius, 3 + Math.sin(turn) * radius, z])
    })
  const face = mason.light(MARBLE, [0, 0, -1])
  fillOutline(mason, mason.light(dimColour(MARBLE, 0.6), [0, -0.6, -0.2]), [
    ...ring(1.2, 0.5),
    ...ring(1.2, -0.5).reverse(),
  ])
  fillOutline(mason, face, [...ring(2.2, -0.5), ...ring(1.2, -0.5).reverse()])
  const joint = mason.light(dimColour(MARBLE, 0.72), [0, 0, -1])
  const [inner, outer] = [ring(1.2, -0.5), ring(2.2, -0.5)]
  inner.forEach((spot, step) => {
    const over = outer[step]
    if (over && step % 2 === 0) strokeLine(mason, joint, [spot, over], 0.03 * site.scale)
  })
  raiseBox(mason, site, { at: [-0.4, 5.2, 0], size: [4, 0.4, 1.2], albedo: mixColours(MARBLE, [255, 250, 236], 0.2) })
}

/** Leaves that climb a shaft. */
function trailIvy(mason: Mason, site: Site, { high, random }: { high: number; random: Random }): void {
  const { ctx } = mason.stage.picture
  const unit = unitAt(mason, site.z) * site.scale
  let across = between(random, -0.2, 0.2)
  for (let up = 0; up < Math.min(high, 2.8); up += 0.05) {
    across = Math.max(-0.36, Math.min(0.36, across + between(random, -0.06, 0.06)))
    const { x, y } = placeOf(mason, toWorld(site, [across + between(random, -0.1, 0.1), up, -0.42]))
    const tone = mixColours([52, 84, 40], [116, 146, 62], random())
    ctx.fillStyle = toCss(mason.air(mason.light(tone, [0, 0.4, -0.8]), x, site.z))
    ctx.beginPath()
    ctx.arc(x, y, unit * between(random, 0.025, 0.06), 0, 7)
    ctx.fill()
  }
}

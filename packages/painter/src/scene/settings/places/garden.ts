import { between, createRandom, deriveSeed, pickOne, type Random } from '../../../base/chance.ts'
import { mixColours, parseHex, type Rgb, toCss } from '../../../base/colour.ts'
import type { Land } from '../../land.ts'
import { isSnowy } from '../../land.ts'
import type { Stage } from '../../stage.ts'
import { type Mason, masonOutdoors, placeOf, type Site, type Spot, strokeLine, toWorld, unitAt } from '../kit/mason.ts'
import { raiseBox, raiseRound } from '../kit/solids.ts'
import { laneOf } from '../land/ways.ts'
import { feetDistance, measurePerson } from '../measure.ts'
import type { Thing } from '../thing.ts'

const STONE = parseHex('#d6cfc0')
const HEDGE = parseHex('#4f7a3c')
const PETALS = ['#e84a5f', '#f6c84a', '#ffffff', '#c46ad8', '#f48fb0', '#ff8a3c', '#7a8cf0'].map(parseHex)

/** Beds of flowers and clipped hedges along a path, an arch of roses over it, a fountain at its end. */
export function furnishGarden(stage: Stage, land: Land): Thing[] {
  const mason = masonOutdoors(stage)
  const random = createRandom(deriveSeed(stage.sceneSeed, 'garden'))
  const person = measurePerson(stage)
  const lane = laneOf(stage)
  const site = (z: number, out: number): Site => {
    const x = lane.middleAt(z) + out
    return { x, y: land.groundAt(x, z), z, scale: person }
  }
  const first = feetDistance(stage) * 0.75
  const things: Thing[] = []
  for (let row = 0; row < 26; row++) {
    const z = first * 1.055 ** row + row * person * 0.12
    for (const side of [-1, 1]) {
      const near = site(z, side * (lane.half + person * 0.32))
      const far = site(z, side * (lane.half + person * 2.6))
      things.push(plain(near, () => sowBed(mason, near, pickOne(PETALS, random), random)))
      things.push(plain(far, () => sowBed(mason, far, pickOne(PETALS, random), random)))
      if (row % 5 === 3) {
        const ball = site(z, side * (lane.half + person * 1.25))
        things.push(plain(ball, () => clipBall(mason, ball, random)))
      }
    }
  }
  const arch = site(feetDistance(stage) * 2 + person * 3, 0)
  const fountain = site(feetDistance(stage) * 2 + person * 9, 0)
  const width = lane.half / person
  things.push(plain(arch, () => bendArch(mason, arch, width, random)))
  things.push({ ...plain(fountain, () => buildFountain(mason, fountain)), radius: person * 3 })
  for (const side of [-1, 1]) {
    const hedge = site(fountain.z + person * 3, side * person * 5.2)
    things.push(plain(hedge, () => raiseBox(mason, hedge, { at: [0, 0, 0], size: [8, 0.9, 0.8], albedo: HEDGE })))
  }
  return isSnowy(stage) ? things.filter((thing) => thing.radius > person) : things
}

function plain({ x, z, scale }: Site, draw: () => void): Thing {
  return { x, z, radius: scale * 0.8, draw }
}

/** A cushion of leaves with flowers of one colour. */
function sowBed(mason: Mason, site: Site, petal: Rgb, random: Random): void {
  const { ctx } = mason.stage.picture
  const unit = unitAt(mason, site.z) * site.scale
  if (unit < 3) return
  const blades = unit > 40 ? 46 : 18
  for (let i = 0; i < blades; i++) {
    const spot = toWorld(site, [between(random, -0.34, 0.34), 0, between(random, -0.3, 0.3)])
    const { x, y } = placeOf(mason, spot)
    const up = unit * between(random, 0.05, 0.24)
    const leaf = i < blades * 0.55
    const size = unit * between(random, 0.022, leaf ? 0.06 : 0.045)
    const albedo = leaf
      ? mixColours(HEDGE, [126, 160, 70], random())
      : mixColours(petal, [255, 255, 255], random() * 0.3)
    ctx.fillStyle = toCss(mason.air(mason.light(albedo, [0, leaf ? 0.2 : 0.9, -0.4]), x, site.z))
    ctx.beginPath()
    ctx.ellipse(x, y - (leaf ? up * 0.6 : up), size, size * 0.85, 0, 0, 7)
    ctx.fill()
  }
}

/** A box tree clipped to a ball. */
function clipBall(mason: Mason, site: Site, random: Random): void {
  const { ctx } = mason.stage.picture
  const radius = 0.36 * site.scale * unitAt(mason, site.z)
  const { x, y } = placeOf(mason, toWorld(site, [0, 0.36, 0]))
  const side = mason.stage.layout.light.x >= 0 ? 1 : -1
  for (let i = 0; i < 90; i++) {
    const turn = random() * Math.PI * 2
    const out = Math.sqrt(random())
    const [dx, dy] = [Math.cos(turn) * out, Math.sin(turn) * out]
    const albedo = mixColours([44, 76, 40], [136, 170, 78], 0.5 + dx * side * 0.3 - dy * 0.4)
    ctx.fillStyle = toCss(mason.air(mason.light(albedo, [0, 0.7, -0.3]), x, site.z))
    ctx.beginPath()
    ctx.arc(x + dx * radius, y + dy * radius, radius * 0.16, 0, 7)
    ctx.fill()
  }
}

/** A white arch over the path, grown over with roses. */
function bendArch(mason: Mason, site: Site, half: number, random: Random): void {
  const rib = (z: number): Spot[] =>
    Array.from({ length: 17 }, (_, step) => {
      const turn = Math.PI * (step / 16)
      const up = step === 0 || step === 16 ? 0 : 1.5 + Math.sin(turn) * 0.75
      return toWorld(site, [-Math.cos(turn) * half * 1.25, up, z])
    })
  const white = mason.light(parseHex('#f4f0e6'), [0, 0.4, -0.9])
  for (const z of [0.5, 0]) strokeLine(mason, white, rib(z), 0.07 * site.scale)
  const { ctx } = mason.stage.picture
  const front = rib(0.2)
  for (let i = 0; i < 150; i++) {
    const spot = front[Math.floor(random() * front.length)]
    if (spot === undefined) continue
    const { x, y } = placeOf(mason, [
      spot[0],
      spot[1] < 1.2 * site.scale ? spot[1] + random() * 1.5 * site.scale : spot[1],
      spot[2],
    ])
    const unit = unitAt(mason, site.z) * site.scale
    const rose = i > 90
    const albedo = rose
      ? (pickOne([PETALS[0], PETALS[4]] as const, random) ?? STONE)
      : mixColours(HEDGE, [130, 164, 76], random())
    ctx.fillStyle = toCss(mason.air(mason.light(albedo, [0, 0.6, -0.6]), x, site.z))
    ctx.beginPath()
    ctx.arc(
      x + between(random, -0.1, 0.1) * unit,
      y + between(random, -0.12, 0.1) * unit,
      unit * (rose ? 0.05 : 0.06),
      0,
      7,
    )
    ctx.fill()
  }
}

/** Two basins and a jet. */
function buildFountain(mason: Mason, site: Site): void {
  const water = mixColours(parseHex('#7fc0d0'), mason.stage.palette.skyMid, 0.4)
  raiseRound(mason, site, { at: [0, 0, 0], height: 0.5, below: 1.9, above: 1.9, albedo: STONE, sides: 22 })
  raiseRound(mason, site, { at: [0, 0.44, 0], height: 0.03, below: 1.7, above: 1.7, albedo: water, sides: 22 })
  raiseRound(mason, site, { at: [0, 0.4, 0], height: 0.9, below: 0.2, above: 0.16, albedo: STONE })
  raiseRound(mason, site, { at: [0, 1.2, 0], height: 0.22, below: 0.3, above: 0.95, albedo: STONE, sides: 18 })
  const drop = mason.light([236, 246, 252], [0, 0.8, -0.6])
  for (let jet = 0; jet < 11; jet++) {
    const turn = (jet / 11) * Math.PI * 2
    const arc = Array.from({ length: 9 }, (_, step): Spot => {
      const t = step / 8
      return toWorld(site, [
        Math.cos(turn) * t * 1.3,
        1.5 + Math.sin(t * Math.PI * 0.72) * 1.1 - t * t * 1.4,
        Math.sin(turn) * t * 1.3,
      ])
    })
    strokeLine(mason, drop, arc, 0.035 * site.scale)
  }
}

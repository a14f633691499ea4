import { between, createRandom, deriveSeed } from '../../../base/chance.ts'
import { dimColour, parseHex, toCss } from '../../../base/colour.ts'
import { freeCanvas } from '../../../base/frame.ts'
import type { Land } from '../../land.ts'
import type { Stage } from '../../stage.ts'
import { drawTreePlate, TREE_ASPECT } from '../../tree-plate.ts'
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
import { feetDistance, measurePerson } from '../measure.ts'
import { beachEnd } from '../land/shores.ts'
import type { Thing } from '../thing.ts'

const STRIPES = [parseHex('#e8503a'), parseHex('#fbf4e6')] as const

/** Palms on the landward side, a parasol with its towel, shells and a starfish. */
export function furnishBeach(stage: Stage, land: Land): Thing[] {
  const mason = masonOutdoors(stage)
  const random = createRandom(deriveSeed(stage.sceneSeed, 'beach'))
  const person = measurePerson(stage)
  const side = stage.layout.focus > stage.frame.width / 2 ? 1 : -1
  const end = beachEnd(stage)
  const reach = (z: number) => ((stage.frame.width * 0.5) / stage.layout.focal) * z
  const things: Thing[] = []
  for (let palm = 0; palm < 7; palm++) {
    const z = end * between(random, 0.8, 1.5)
    const x = side * reach(z) * between(random, 0.56, 1)
    const seed = Math.floor(random() * 1e9)
    const site = { x, y: land.groundAt(x, z) - 0.03, z, scale: person * between(random, 2, 2.7) }
    if (site.y < 0.03) continue
    things.push({ x, z, radius: 0, water: 'shore', draw: () => plantPalm(mason, site, seed) })
  }
  const z = feetDistance(stage) * 1.2
  const x = -side * reach(z) * 0.52
  const site = { x, y: land.groundAt(x, z), z, scale: person }
  if (site.y > 0.02) things.push({ x, z, radius: 0, water: 'shore', draw: () => raiseParasol(mason, site) })
  const bits = Array.from({ length: 16 }, () => {
    const away = feetDistance(stage) * between(random, 0.66, 1.3)
    return { x: reach(away) * between(random, -1, 1), z: away, seed: Math.floor(random() * 1e9) }
  })
  return [
    ...things,
    ...bits.map(
      (bit): Thing => ({ x: bit.x, z: bit.z, radius: 0, water: 'shore', draw: () => dropShell(mason, land, bit) }),
    ),
  ]
}

function plantPalm(mason: Mason, site: Site, seed: number): void {
  const { stage } = mason
  const high = site.scale * unitAt(mason, site.z)
  const plate = drawTreePlate({
    kind: 'palm',
    snowy: false,
    foliage: 'full',
    palette: stage.palette,
    lightSide: stage.layout.light.x >= 0 ? 1 : -1,
    seed,
    detail: 1,
    heightPx: Math.max(24, Math.min(900, Math.ceil(high * stage.frame.scale))),
  })
  const { x, y } = placeOf(mason, [site.x, site.y, site.z])
  stage.picture.ctx.drawImage(plate, x - (high * TREE_ASPECT) / 2, y - high * 0.99, high * TREE_ASPECT, high)
  freeCanvas(plate)
}

/** A striped parasol that leans, with a towel in its shade. */
function raiseParasol(mason: Mason, site: Site): void {
  const towel = (x0: number, x1: number, share: number) =>
    fillOutline(mason, mason.light(parseHex(share > 0 ? '#3f8fb8' : '#f4efe2'), [0, 1, 0]), [
      toWorld(site, [x0, 0.01, -0.55]),
      toWorld(site, [x1, 0.01, -0.55]),
      toWorld(site, [x1, 0.01, 0.65]),
      toWorld(site, [x0, 0.01, 0.65]),
    ])
  fillOutline(
    mason,
    mason.stage.palette.shade,
    Array.from(
      { length: 14 },
      (_, i): Spot => toWorld(site, [Math.cos(i * 0.45) * 1 + 0.3, 0.005, Math.sin(i * 0.45) * 0.8]),
    ),
    0.22,
  )
  for (let band = 0; band < 6; band++) towel(0.2 + band * 0.13, 0.33 + band * 0.13, band % 2)
  const top: Spot = [0.24, 1.75, 0]
  strokeLine(
    mason,
    mason.light(parseHex('#d8c8a8'), [0, 0, -1]),
    [toWorld(site, [-0.1, 0, 0]), toWorld(site, top)],
    0.05 * site.scale,
  )
  const rim = (turn: number): Spot =>
    toWorld(site, [top[0] + Math.cos(turn) * 1.1, 1.28 - Math.cos(turn) * 0.16, Math.sin(turn) * 1.1])
  const wedges = Array.from({ length: 12 }, (_, i) => (i / 12) * Math.PI * 2).sort((a, b) => Math.sin(b) - Math.sin(a))
  for (const turn of wedges) {
    const tone = STRIPES[Math.round((turn / Math.PI / 2) * 12) % 2] ?? STRIPES[0]
    const away = Math.sin(turn + 0.26)
    const colour = mason.light(away > 0.3 ? dimColour(tone, 0.6) : tone, [Math.cos(turn) * 0.5, 0.8, away * 0.5])
    fillOutline(mason, colour, [toWorld(site, top), rim(turn), rim(turn + Math.PI / 6)])
  }
}

function dropShell(mason: Mason, land: Land, { x, z, seed }: { x: number; z: number; seed: number }): void {
  const y = land.groundAt(x, z)
  if (y < 0.05) return
  const { ctx } = mason.stage.picture
  const at = placeOf(mason, [x, y, z])
  const unit = unitAt(mason, z)
  const star = seed % 4 === 0
  const albedo = parseHex(star ? '#e8743c' : (['#f6e2cc', '#f0c4b4', '#fbf4ea'][seed % 3] ?? '#f6e2cc'))
  ctx.fillStyle = toCss(mason.light(albedo, [0, 0.9, -0.3]))
  ctx.beginPath()
  if (!star) ctx.ellipse(at.x, at.y, unit * 0.03, unit * 0.018, seed, 0, 7)
  else {
    for (let tip = 0; tip < 10; tip++) {
      const turn = (tip / 10) * Math.PI * 2 + seed
      const out = unit * (tip % 2 === 0 ? 0.06 : 0.022)
      ctx.lineTo(at.x + Math.cos(turn) * out, at.y + Math.sin(turn) * out * 0.5)
    }
  }
  ctx.fill()
}

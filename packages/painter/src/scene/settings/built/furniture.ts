import { createRandom, pickOne } from '../../../base/chance.ts'
import { dimColour, mixColours, parseHex, type Rgb, toCss } from '../../../base/colour.ts'
import {
  bloom,
  fillOutline,
  type Mason,
  placeOf,
  type Site,
  type Spot,
  strokeLine,
  toWorld,
  unitAt,
} from '../kit/mason.ts'
import { type Face, fillPart, raiseBox, raiseRound, ruleFace } from '../kit/solids.ts'

export const OAK = parseHex('#8f6440')
export const WALNUT = parseHex('#5d3f2a')

/** The soft dark under what stands on a floor. */
export function groundShade(mason: Mason, site: Site, [wide, deep]: readonly [number, number]): void {
  for (const grow of [1, 1.18, 1.36]) {
    const [w, d] = [(wide / 2) * grow, (deep / 2) * grow]
    const rim: Spot[] = [
      toWorld(site, [-w, 0.005, -d]),
      toWorld(site, [w, 0.005, -d]),
      toWorld(site, [w, 0.005, d]),
      toWorld(site, [-w, 0.005, d]),
    ]
    fillOutline(mason, mason.stage.palette.shade, rim, 0.13)
  }
}

/** Seat, arms, back and cushions; looks along -z of its site. */
export function buildSofa(mason: Mason, site: Site, { cloth, wide = 2.3 }: { cloth: Rgb; wide?: number }): void {
  groundShade(mason, site, [wide, 0.9])
  const box = (at: Spot, size: Spot, albedo = cloth) => raiseBox(mason, site, { at, size, albedo })
  box([0, 0, 0.34], [wide, 0.86, 0.26])
  box([0, 0.06, -0.05], [wide - 0.4, 0.3, 0.76], dimColour(cloth, 0.86))
  const seats = Math.max(1, Math.round((wide - 0.4) / 0.9))
  const each = (wide - 0.44) / seats
  for (let seat = 0; seat < seats; seat++) {
    const x = -(wide - 0.44) / 2 + each * (seat + 0.5)
    box([x, 0.34, 0.14], [each * 0.95, 0.46, 0.2], dimColour(cloth, 1.08))
    box([x, 0.34, -0.08], [each * 0.97, 0.13, 0.72], dimColour(cloth, 1.12))
  }
  for (const end of [-1, 1]) box([end * (wide / 2 - 0.11), 0, -0.04], [0.22, 0.58, 0.86], dimColour(cloth, 0.96))
}

/** Frame, mattress, blanket, pillows and head board against the back. */
export function buildBed(mason: Mason, site: Site, blanket: Rgb): void {
  groundShade(mason, site, [1.7, 2.2])
  const box = (at: Spot, size: Spot, albedo: Rgb) => raiseBox(mason, site, { at, size, albedo })
  box([0, 0, 1.05], [1.7, 0.95, 0.1], OAK)
  box([0, 0, 0], [1.64, 0.26, 2.1], dimColour(OAK, 0.9))
  box([0, 0.26, 0.02], [1.56, 0.2, 2.02], parseHex('#f4efe6'))
  for (const x of [-0.4, 0.4]) box([x, 0.46, 0.78], [0.64, 0.14, 0.36], parseHex('#fbf8f2'))
  box([0, 0.42, -0.3], [1.62, 0.09, 1.48], blanket)
  box([0, 0.45, 0.34], [1.62, 0.09, 0.26], dimColour(blanket, 1.3))
}

/** A table on four legs. */
export function buildTable(mason: Mason, site: Site, { size, wood = OAK }: { size: Spot; wood?: Rgb }): void {
  const [wide, high, deep] = size
  groundShade(mason, site, [wide, deep])
  for (const z of [1, -1]) {
    for (const x of [-1, 1]) {
      const at: Spot = [x * (wide / 2 - 0.08), 0, z * (deep / 2 - 0.08)]
      raiseBox(mason, site, { at, size: [0.08, high - 0.04, 0.08], albedo: dimColour(wood, 0.85) })
    }
  }
  raiseBox(mason, site, { at: [0, high - 0.07, 0], size: [wide, 0.07, deep], albedo: wood })
}

/** A small round table on one foot. */
export function buildRoundTable(mason: Mason, site: Site, wood: Rgb): void {
  groundShade(mason, site, [0.7, 0.7])
  raiseRound(mason, site, { at: [0, 0, 0], height: 0.04, below: 0.26, above: 0.24, albedo: parseHex('#33302e') })
  raiseRound(mason, site, { at: [0, 0, 0], height: 0.46, below: 0.04, above: 0.04, albedo: parseHex('#33302e') })
  raiseRound(mason, site, { at: [0, 0.44, 0], height: 0.05, below: 0.46, above: 0.46, albedo: wood, sides: 20 })
  raiseRound(mason, site, { at: [0.12, 0.49, 0], height: 0.09, below: 0.05, above: 0.06, albedo: parseHex('#f6f2ea') })
}

/** Four legs, a seat and a back; looks along -z of its site. */
export function buildChair(mason: Mason, site: Site, wood: Rgb = OAK): void {
  groundShade(mason, site, [0.42, 0.42])
  for (const z of [0.18, -0.18]) {
    for (const x of [-0.18, 0.18])
      raiseBox(mason, site, { at: [x, 0, z], size: [0.05, 0.3, 0.05], albedo: dimColour(wood, 0.85) })
  }
  raiseBox(mason, site, { at: [0, 0.28, 0], size: [0.44, 0.05, 0.44], albedo: wood })
  for (const x of [-0.18, 0.18]) raiseBox(mason, site, { at: [x, 0.3, 0.19], size: [0.05, 0.36, 0.04], albedo: wood })
  for (const up of [0.42, 0.56]) raiseBox(mason, site, { at: [0, up, 0.19], size: [0.4, 0.08, 0.03], albedo: wood })
}

/** A floor lamp with a lit shade. */
export function buildLamp(mason: Mason, site: Site): void {
  groundShade(mason, site, [0.34, 0.34])
  raiseRound(mason, site, { at: [0, 0, 0], height: 0.03, below: 0.17, above: 0.16, albedo: parseHex('#4a4038') })
  raiseRound(mason, site, { at: [0, 0, 0], height: 0.95, below: 0.02, above: 0.02, albedo: parseHex('#4a4038') })
  const shade = { ...mason, light: (albedo: Rgb) => mixColours(albedo, [255, 240, 206], mason.night ? 0.5 : 0.1) }
  raiseRound(shade, site, { at: [0, 0.9, 0], height: 0.3, below: 0.25, above: 0.15, albedo: parseHex('#f2d9a4') })
  bloom(mason, toWorld(site, [0, 1, 0]), 1.5 * site.scale, {
    colour: [255, 206, 130],
    strength: mason.night ? 0.6 : 0.24,
  })
}

/** A lamp that hangs from the ceiling by a cord. */
export function hangLamp(
  mason: Mason,
  site: Site,
  { high, low, shade }: { high: number; low: number; shade: Rgb },
): void {
  strokeLine(
    mason,
    mason.light([50, 46, 44], [0, 0, -1]),
    [toWorld(site, [0, low + 0.2, 0]), toWorld(site, [0, high, 0])],
    0.02 * site.scale,
  )
  raiseRound(mason, site, { at: [0, low, 0], height: 0.22, below: 0.24, above: 0.06, albedo: shade })
  const glow = mason.night ? 0.7 : 0.42
  bloom(mason, toWorld(site, [0, low + 0.02, 0]), 0.9 * site.scale, { colour: [255, 214, 144], strength: glow })
}

/** A pot with broad leaves. */
export function growPlant(mason: Mason, site: Site, seed: number): void {
  const random = createRandom(seed)
  groundShade(mason, site, [0.36, 0.36])
  raiseRound(mason, site, { at: [0, 0, 0], height: 0.32, below: 0.14, above: 0.2, albedo: parseHex('#b4653f') })
  const { ctx } = mason.stage.picture
  const unit = unitAt(mason, site.z) * site.scale
  for (let leaf = 0; leaf < 15; leaf++) {
    const turn = -Math.PI / 2 + ((leaf * 5) % 15) / 7.5 - 0.95 + random() * 0.2
    const long = 0.45 + random() * 0.4
    const foot = placeOf(mason, toWorld(site, [0, 0.3, 0]))
    const tip = { x: foot.x + Math.cos(turn) * long * unit * 0.8, y: foot.y + Math.sin(turn) * long * unit }
    const albedo = mixColours([44, 96, 52], [122, 168, 82], random())
    ctx.fillStyle = toCss(mason.light(albedo, [Math.cos(turn) * 0.6, 0.6, -0.4]))
    const [nx, ny] = [-Math.sin(turn) * unit * 0.07, Math.cos(turn) * unit * 0.07]
    const [mx, my] = [(foot.x + tip.x * 2) / 3, (foot.y + tip.y * 2) / 3 - unit * 0.05]
    ctx.beginPath()
    ctx.moveTo(foot.x, foot.y)
    ctx.quadraticCurveTo(mx + nx, my + ny, tip.x, tip.y)
    ctx.quadraticCurveTo(mx - nx, my - ny, foot.x, foot.y)
    ctx.fill()
  }
}

const SPINES = [
  '#8c3a32',
  '#2f4f6a',
  '#3f5e46',
  '#a07838',
  '#5a3f5e',
  '#c9b48c',
  '#6d4530',
  '#394048',
  '#a85a3c',
  '#7d8a6a',
].map(parseHex)

/** Boards of a shelf full of books, on any upright face. */
export function fillShelves(
  mason: Mason,
  face: Face,
  { rows, wood, seed, each = 0.075 }: { rows: number; wood: Rgb; seed: number; each?: number },
): void {
  const random = createRandom(seed)
  fillPart(mason, face, [0, 0, 1, 1], dimColour(wood, 0.42))
  const board = 0.09 / rows
  for (let row = 0; row < rows; row++) {
    const low = row / rows + board
    const room = 1 / rows - board * 1.6
    for (let u = 0.006; u < 0.985; ) {
      const thick = (each * (0.7 + random() * 0.7)) / face.width
      const leaning = random() < 0.04
      if (!leaning) {
        const spine = dimColour(pickOne(SPINES, random), 0.8 + random() * 0.4)
        const top = low + room * (0.66 + random() * 0.28)
        const right = Math.min(0.994, u + thick * 0.94)
        fillPart(mason, face, [u, low, right, top], spine)
        if (random() < 0.4) fillPart(mason, face, [u, low + room * 0.5, right, low + room * 0.56], [216, 178, 96])
      }
      u += thick
    }
  }
  ruleFace(mason, face, { count: rows, along: 'level', albedo: wood, thick: 0.09 * (face.height / rows) * 0.9 })
  const uprights = Math.max(1, Math.round(face.width / 1.3))
  ruleFace(mason, face, { count: uprights, along: 'upright', albedo: wood, thick: 0.09 })
}

/** A free-standing case of books. */
export function buildBookcase(
  mason: Mason,
  site: Site,
  { wide, high, seed }: { wide: number; high: number; seed: number },
): void {
  groundShade(mason, site, [wide, 0.36])
  raiseBox(mason, site, {
    at: [0, 0, 0],
    size: [wide, high, 0.34],
    albedo: WALNUT,
    dress: (face) => {
      if (face.side === 'front') fillShelves(mason, face, { rows: Math.round(high / 0.34), wood: WALNUT, seed })
    },
  })
}

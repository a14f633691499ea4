import { createRandom, deriveSeed } from '../../../base/chance.ts'
import { dimColour, parseHex, type Rgb } from '../../../base/colour.ts'
import type { Stage } from '../../stage.ts'
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
import { fillPart, onFace, type Part, partOf, raiseBox, raiseRound } from '../kit/solids.ts'
import { type Chamber, layTiles, raiseChamber, shadeCorners } from './chamber.ts'

interface Style {
  stone: Rgb
  trim: Rgb
  floor: readonly [Rgb, Rgb]
  carpet: Rgb
  lamps: boolean
}

const CATHEDRAL: Style = {
  stone: parseHex('#c9bda6'),
  trim: parseHex('#a8997e'),
  floor: [parseHex('#d8cdb8'), parseHex('#a39480')],
  carpet: parseHex('#8c2a2c'),
  lamps: false,
}
const PALACE: Style = {
  stone: parseHex('#efe4cc'),
  trim: parseHex('#d0a548'),
  floor: [parseHex('#f2ead8'), parseHex('#8f6f58')],
  carpet: parseHex('#9c2436'),
  lamps: true,
}
const GLASS = ['#3f6fd0', '#d0453a', '#e8b840', '#4fa05a', '#8a4fb0', '#e07a3a'].map(parseHex)

/** A nave of pillars and pointed arches to a window of coloured glass; or a palace's with gold and chandeliers. */
export function paintHall(stage: Stage): void {
  const random = createRandom(deriveSeed(stage.sceneSeed, 'hall'))
  const style = random() < 0.55 ? CATHEDRAL : PALACE
  const chamber = raiseChamber(stage, {
    half: 3.6,
    deep: 15,
    high: 6.4,
    wall: dimColour(style.stone, 0.86),
    ceiling: dimColour(style.stone, 0.78),
    floor: style.floor[0],
    warmth: style.lamps ? 0.5 : 0.22,
  })
  layTiles(chamber, 0.9, style.floor)
  const carpet = (part: Part, tone: Rgb) =>
    fillOutline(chamber.mason, chamber.mason.light(tone, [0, 1, 0]), partOf(chamber.floor, part))
  carpet([0.36, 0, 0.64, 0.985], style.trim)
  carpet([0.375, 0, 0.625, 0.985], style.carpet)
  glaze(chamber, style)
  shadeCorners(chamber)
  for (let bay = 6; bay >= 0; bay--) raiseBay(chamber, style, 2.2 + bay * 2.05)
  raiseThrone(chamber, style)
  sendLight(chamber)
}

function standAt({ site }: Chamber, x: number, z: number): Site {
  const [wx, wy, wz] = toWorld(site, [x, 0, z])
  return { ...site, x: wx, y: wy, z: wz }
}

/** Pillars left and right and the arch between them, with a window of the aisle behind each. */
function raiseBay(chamber: Chamber, style: Style, z: number): void {
  const { mason, high } = chamber
  const spring = high * 0.6
  const out = 2.35
  for (const side of [-1, 1]) {
    const at = standAt(chamber, side * out, z)
    raiseBox(mason, at, { at: [0, 0, 0], size: [0.9, 0.3, 0.9], albedo: style.trim })
    raiseRound(mason, at, {
      at: [0, 0.3, 0],
      height: spring - 0.6,
      below: 0.34,
      above: 0.3,
      albedo: style.stone,
      sides: 16,
    })
    raiseRound(mason, at, { at: [0, spring - 0.3, 0], height: 0.3, below: 0.3, above: 0.52, albedo: style.trim })
    raiseBox(mason, at, { at: [0, spring, 0], size: [0.9, 0.16, 0.9], albedo: style.stone })
  }
  const rib = (z1: number, grow: number): Spot[] =>
    Array.from({ length: 21 }, (_, step) => {
      const t = step / 20
      const across = (t * 2 - 1) * (out + grow)
      // Two arcs that meet in a point.
      const up =
        spring + 0.16 + (high - spring - 0.1 + grow * 0.6) * Math.sqrt(Math.max(0, 1 - Math.abs(t * 2 - 1) ** 1.75))
      return toWorld(chamber.site, [across, up, z1])
    })
  const near = rib(z - 0.24, 0)
  fillOutline(mason, mason.light(style.trim, [0, -0.2, -1]), [...near, ...rib(z - 0.24, 0.34).reverse()])
  fillOutline(mason, mason.light(dimColour(style.stone, 0.72), [0, -1, 0]), [...near, ...rib(z + 0.24, 0).reverse()])
  if (style.lamps) hangChandelier(mason, { ...standAt(chamber, 0, z + 1), y: high * 0.62 * chamber.site.scale }, style)
}

/** A rose window and tall lights in the end wall, and lancets along the aisles. */
function glaze({ mason, back, left, right, high, site, half }: Chamber, style: Style): void {
  const shine = (tone: Rgb, index: number): Rgb => dimColour(tone, mason.night ? 0.42 : 1.05 + (index % 3) * 0.1)
  const arch = (u: number, [low, top]: readonly [number, number], wide: number, tones: number) => {
    for (let row = 0; row < 7; row++) {
      for (let column = 0; column < 3; column++) {
        const [v0, v1] = [low + ((top - low) * row) / 7, low + ((top - low) * (row + 0.92)) / 7]
        const narrow = row > 4 ? (7 - row) / 3.2 : 1
        const [l, r] = [u + (column / 3 - 0.5) * wide * narrow, u + ((column + 0.92) / 3 - 0.5) * wide * narrow]
        fillOutline(
          mason,
          shine(GLASS[(row * 2 + column * 3 + tones) % GLASS.length] ?? [255, 255, 255], row),
          partOf(back, [l, v0, r, v1]),
        )
      }
    }
  }
  for (const [index, u] of [0.3, 0.43, 0.57, 0.7].entries()) arch(u, [0.14, 0.5], 0.075, index)
  const middle = onFace(back, 0.5, 0.7)
  const radius = Math.min(half * 0.34, high * 0.17) * site.scale
  for (let ring = 2; ring >= 0; ring--) {
    for (let petal = 0; petal < 16; petal++) {
      const [a, b] = [(petal / 16) * Math.PI * 2, ((petal + 0.9) / 16) * Math.PI * 2]
      const [r0, r1] = [(radius * ring) / 3, (radius * (ring + 0.92)) / 3]
      const spot = (turn: number, r: number): Spot => [
        middle[0] + Math.cos(turn) * r,
        middle[1] + Math.sin(turn) * r,
        middle[2] - 0.01,
      ]
      const tone = GLASS[(petal * (ring + 1) + ring) % GLASS.length] ?? style.trim
      fillOutline(mason, shine(tone, petal), [spot(a, r0), spot(b, r0), spot(b, r1), spot(a, r1)])
    }
  }
  for (const wall of [left, right]) {
    for (let bay = 0; bay < 8; bay++) {
      const u = (bay + 0.5) / 8
      const tone: Rgb = mason.night ? [58, 66, 110] : [236, 240, 250]
      fillPart({ ...mason, light: (albedo) => albedo }, wall, [u - 0.022, 0.26, u + 0.022, 0.62], tone)
    }
  }
  bloom(mason, middle, radius * 2.2, { colour: mason.night ? [120, 140, 230] : [255, 236, 200], strength: 0.5 })
}

/** Steps and an altar or a throne at the end. */
function raiseThrone(chamber: Chamber, style: Style): void {
  const { mason, deep } = chamber
  const at = standAt(chamber, 0, deep - 1.1)
  raiseBox(mason, at, { at: [0, 0, 0], size: [3.4, 0.16, 1.7], albedo: style.stone })
  raiseBox(mason, at, { at: [0, 0.16, 0.2], size: [2.6, 0.16, 1.2], albedo: style.stone })
  if (!style.lamps) {
    raiseBox(mason, at, { at: [0, 0.32, 0.2], size: [1.7, 0.62, 0.5], albedo: parseHex('#e8dec8') })
    fillPlate(mason, at)
    return
  }
  raiseBox(mason, at, { at: [0, 0.32, 0.5], size: [1.1, 1.9, 0.2], albedo: style.carpet })
  raiseBox(mason, at, { at: [0, 0.32, 0.2], size: [0.9, 0.5, 0.6], albedo: style.trim })
  for (const x of [-0.5, 0.5]) raiseBox(mason, at, { at: [x, 0.32, 0.2], size: [0.12, 0.8, 0.6], albedo: style.trim })
}

/** Candles on the altar. */
function fillPlate(mason: Mason, at: Site): void {
  for (const x of [-0.6, -0.3, 0.3, 0.6]) {
    raiseRound(mason, at, { at: [x, 0.94, 0.2], height: 0.4, below: 0.03, above: 0.03, albedo: parseHex('#f6f0e0') })
    bloom(mason, toWorld(at, [x, 1.38, 0.2]), 0.4 * at.scale, { colour: [255, 206, 120], strength: 0.8 })
  }
}

function hangChandelier(mason: Mason, site: Site, style: Style): void {
  const gold = mason.light(style.trim, [0, 0.2, -0.9])
  strokeLine(mason, gold, [toWorld(site, [0, 0.3, 0]), toWorld(site, [0, 3, 0])], 0.03 * site.scale)
  for (let arm = 0; arm < 10; arm++) {
    const turn = (arm / 10) * Math.PI * 2
    const tip: Spot = toWorld(site, [Math.cos(turn) * 0.6, 0.12, Math.sin(turn) * 0.6])
    strokeLine(
      mason,
      gold,
      [toWorld(site, [0, 0, 0]), toWorld(site, [Math.cos(turn) * 0.4, -0.06, Math.sin(turn) * 0.4]), tip],
      0.035 * site.scale,
    )
    bloom(mason, tip, 0.26 * site.scale, { colour: [255, 226, 160], strength: 0.8 })
  }
  bloom(mason, toWorld(site, [0, 0.1, 0]), 1.5 * site.scale, { colour: [255, 206, 130], strength: 0.3 })
}

/** Slanting shafts of light from the windows on the sun's side. */
function sendLight({ mason, site, half, high, deep }: Chamber): void {
  if (mason.night) return
  const { ctx } = mason.stage.picture
  const side = mason.stage.layout.light.x >= 0 ? 1 : -1
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.filter = `blur(${(4 * mason.stage.frame.scale).toFixed(1)}px)`
  for (let shaft = 0; shaft < 5; shaft++) {
    const z = deep * (0.34 + shaft * 0.13)
    const top = toWorld(site, [side * half, high * 0.62, z])
    const low = toWorld(site, [side * half, high * 0.3, z + 0.5])
    const [from, to] = [toWorld(site, [-side * 1.4, 0, z - 0.5]), toWorld(site, [-side * 0.2, 0, z + 0.2])]
    const head = placeOf(mason, top)
    const foot = placeOf(mason, from)
    const fade = ctx.createLinearGradient(head.x, head.y, foot.x, foot.y)
    fade.addColorStop(0, 'rgba(255,240,206,0.3)')
    fade.addColorStop(1, 'rgba(255,240,206,0.04)')
    ctx.fillStyle = fade
    ctx.beginPath()
    for (const spot of [top, from, to, low]) {
      const { x, y } = placeOf(mason, spot)
      ctx.lineTo(x, y)
    }
    if (unitAt(mason, z) > 4) ctx.fill()
  }
  ctx.restore()
  ctx.filter = 'none'
}

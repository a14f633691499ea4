import { createRandom, deriveSeed, pickOne } from '../../../base/chance.ts'
import { dimColour, parseHex, type Rgb } from '../../../base/colour.ts'
import type { Stage } from '../../stage.ts'
import { growPlant, hangLamp } from '../built/furniture.ts'
import { strokeLine, toWorld } from '../kit/mason.ts'
import { fillPart, type Face, type Part, raiseBox, raiseRound } from '../kit/solids.ts'
import { paintSmoke } from '../kit/vapour.ts'
import { castWindow, type Chamber, frameWindow, layTiles, raiseChamber, shadeCorners } from './chamber.ts'

const FRONTS = ['#6f8f84', '#d9cdb4', '#4f6a82', '#b8654a', '#8a9a6a'].map(parseHex)
const TOP = parseHex('#e6ddcc')
const STEEL = parseHex('#b9c0c4')
const COPPER = parseHex('#c47a48')

/** A counter along the back with sink and stove, cupboards over it, a window, hanging pans, a refrigerator. */
export function paintKitchen(stage: Stage): void {
  const random = createRandom(deriveSeed(stage.sceneSeed, 'kitchen'))
  const front = pickOne(FRONTS, random)
  const side = stage.layout.focus > stage.frame.width / 2 ? -1 : 1
  const middle = 0.5 + side * 0.16
  const window: Part = [middle - 0.13, 0.44, middle + 0.13, 0.82]
  const chamber = raiseChamber(stage, {
    half: 2.7,
    deep: 4.6,
    high: 2.5,
    wall: parseHex('#f0e6d0'),
    ceiling: parseHex('#f6f0e4'),
    floor: parseHex('#d8cfc0'),
    warmth: 0.12,
    windows: [window],
  })
  layTiles(chamber, 0.42, [parseHex('#ece4d4'), parseHex('#a98f78')])
  tileBack(chamber, window)
  frameWindow(chamber, window, parseHex('#fbf6ec'))
  shadeCorners(chamber)
  castWindow(chamber, window)
  const reach = (share: number) => (share - 0.5) * chamber.half * 2
  hangCupboards(chamber, { front, from: reach(0.5 - side * 0.46), to: reach(middle - side * 0.17) })
  runCounter(chamber, front)
  placeStove(chamber, reach(0.5 - side * 0.18))
  placeSink(chamber, reach(middle))
  placeFridge(chamber, side)
  hangPans(chamber, reach(0.5 - side * 0.2))
  hangLamp(chamber.mason, standAt(chamber, 0, chamber.deep * 0.66), {
    high: chamber.high,
    low: chamber.high * 0.72,
    shade: parseHex('#3f4a50'),
  })
}

function standAt({ site }: Chamber, x: number, z: number) {
  const [wx, wy, wz] = toWorld(site, [x, 0, z])
  return { ...site, x: wx, y: wy, z: wz }
}

/** Glazed tiles between counter and cupboards. */
function tileBack({ mason, back, half, high }: Chamber, window: Part): void {
  const columns = Math.round(half * 7)
  const [low, top] = [0.6 / high, 1.36 / high]
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, right] = [column / columns, (column + 0.93) / columns]
      const v = low + ((top - low) * row) / 6
      if (right > window[0] - 0.02 && left < window[2] + 0.02 && v + (top - low) / 6 > window[1] - 0.02) continue
      const tone: Rgb = (row * 7 + column * 3) % 5 === 0 ? [196, 214, 214] : [226, 234, 230]
      fillPart(mason, back, [left, v, right, v + ((top - low) / 6) * 0.93], tone)
    }
  }
}

function runCounter(chamber: Chamber, front: Rgb): void {
  const { mason, half, deep } = chamber
  const at = standAt(chamber, 0, deep - 0.32)
  const doors = (face: Face) => {
    if (face.side !== 'front') return
    const count = Math.round(half * 3)
    for (let door = 0; door < count; door++) {
      const [left, right] = [(door + 0.06) / count, (door + 0.94) / count]
      fillPart(mason, face, [left, 0.1, right, 0.7], dimColour(front, 1.08))
      fillPart(mason, face, [left, 0.75, right, 0.96], dimColour(front, 1.08))
      fillPart(mason, face, [left + 0.02, 0.6, left + 0.032, 0.68], [90, 84, 78])
      fillPart(mason, face, [(left + right) / 2 - 0.012, 0.84, (left + right) / 2 + 0.012, 0.88], [90, 84, 78])
    }
  }
  raiseBox(mason, at, { at: [0, 0.06, 0], size: [half * 2, 0.46, 0.56], albedo: front, dress: doors })
  raiseBox(mason, at, { at: [0, 0.52, -0.02], size: [half * 2, 0.06, 0.64], albedo: TOP })
}

function hangCupboards(chamber: Chamber, { front, from, to }: { front: Rgb; from: number; to: number }): void {
  const { mason, deep } = chamber
  const wide = Math.abs(to - from)
  const at = standAt(chamber, (from + to) / 2, deep - 0.2)
  raiseBox(mason, at, {
    at: [0, 1.38, 0],
    size: [wide, 0.62, 0.36],
    albedo: front,
    dress: (face) => {
      if (face.side !== 'front') return
      const count = Math.max(2, Math.round(wide / 0.52))
      for (let door = 0; door < count; door++) {
        const [left, right] = [(door + 0.07) / count, (door + 0.93) / count]
        fillPart(mason, face, [left, 0.07, right, 0.93], dimColour(front, 1.1))
        fillPart(mason, face, [left + 0.03, 0.16, right - 0.03, 0.84], dimColour(front, 0.98))
      }
    },
  })
}

function placeStove(chamber: Chamber, x: number): void {
  const { mason, deep } = chamber
  const at = standAt(chamber, x, deep - 0.36)
  raiseBox(mason, at, {
    at: [0, 0.02, 0],
    size: [0.72, 0.57, 0.64],
    albedo: parseHex('#e8e8e6'),
    dress: (face) => {
      if (face.side === 'top') fillPart(mason, face, [0.06, 0.06, 0.94, 0.94], [44, 46, 50])
      if (face.side !== 'front') return
      fillPart(mason, face, [0.1, 0.12, 0.9, 0.66], [38, 40, 46])
      fillPart(mason, face, [0.1, 0.7, 0.9, 0.75], [150, 156, 160])
      for (const knob of [0.2, 0.4, 0.6, 0.8])
        fillPart(mason, face, [knob - 0.03, 0.84, knob + 0.03, 0.93], [60, 60, 64])
    },
  })
  raiseRound(mason, at, { at: [-0.16, 0.6, 0], height: 0.22, below: 0.14, above: 0.15, albedo: parseHex('#b8402f') })
  raiseRound(mason, at, { at: [-0.16, 0.82, 0], height: 0.05, below: 0.16, above: 0.04, albedo: parseHex('#a03626') })
  raiseRound(mason, at, { at: [0.2, 0.6, -0.02], height: 0.1, below: 0.14, above: 0.15, albedo: STEEL })
  paintSmoke(mason, toWorld(at, [-0.16, 0.86, 0]), { rise: 0.5 * at.scale, seed: 5, strength: 0.2, count: 9 })
  raiseBox(mason, standAt(chamber, x, deep - 0.24), { at: [0, 1.5, 0], size: [0.74, 0.14, 0.46], albedo: STEEL })
  raiseBox(mason, standAt(chamber, x, deep - 0.16), {
    at: [0, 1.64, 0],
    size: [0.28, 0.86, 0.28],
    albedo: dimColour(STEEL, 0.9),
  })
}

function placeSink(chamber: Chamber, x: number): void {
  const { mason, deep } = chamber
  const at = standAt(chamber, x, deep - 0.34)
  raiseBox(mason, at, { at: [0, 0.575, -0.03], size: [0.7, 0.012, 0.42], albedo: dimColour(STEEL, 0.7) })
  const chrome = mason.light(parseHex('#d8dde0'), [0, 0.4, -0.9])
  const tap = [
    [0, 0.58, 0.2],
    [0, 0.84, 0.2],
    [0, 0.88, 0.12],
    [0, 0.84, 0.04],
  ] as const
  strokeLine(
    mason,
    chrome,
    tap.map((spot) => toWorld(at, spot)),
    0.04 * at.scale,
  )
  growPlant(mason, { ...standAt(chamber, x + 0.5, deep - 0.18), scale: at.scale * 0.5, y: 0.58 * at.scale }, 4)
  raiseRound(mason, at, {
    at: [-0.52, 0.58, 0.08],
    height: 0.14,
    below: 0.08,
    above: 0.17,
    albedo: parseHex('#e9e0cc'),
  })
  for (const [off, tone] of [
    [-0.58, '#d8442f'],
    [-0.47, '#e8a83a'],
    [-0.53, '#8fae46'],
  ] as const) {
    raiseRound(mason, at, { at: [off, 0.7, 0.06], height: 0.1, below: 0.05, above: 0.03, albedo: parseHex(tone) })
  }
}

function placeFridge(chamber: Chamber, side: number): void {
  const { mason, half, deep } = chamber
  raiseBox(mason, standAt(chamber, side * (half - 0.46), deep - 0.5), {
    at: [0, 0, 0],
    size: [0.84, 1.52, 0.74],
    albedo: parseHex('#e4ecee'),
    dress: (face) => {
      if (face.side !== 'front') return
      fillPart(mason, face, [0, 0.64, 1, 0.65], [150, 160, 166])
      fillPart(mason, face, [0.1, 0.36, 0.14, 0.6], [140, 148, 152])
      fillPart(mason, face, [0.1, 0.7, 0.14, 0.86], [140, 148, 152])
    },
  })
}

/** Copper pans on a rail. */
function hangPans({ mason, site, deep, high }: Chamber, x: number): void {
  const rail = Math.min(high * 0.86, 2.05)
  const z = deep - 0.9
  strokeLine(
    mason,
    mason.light([70, 66, 62], [0, 0, -1]),
    [toWorld(site, [x - 0.9, rail, z]), toWorld(site, [x + 0.9, rail, z])],
    0.03 * site.scale,
  )
  for (let pan = 0; pan < 5; pan++) {
    const px = x - 0.76 + pan * 0.38
    const size = 0.1 + (pan % 3) * 0.028
    const [wx, , wz] = toWorld(site, [px, 0, z])
    strokeLine(
      mason,
      mason.light(dimColour(COPPER, 0.6), [0, 0, -1]),
      [toWorld(site, [px, rail, z]), toWorld(site, [px, rail - 0.24, z])],
      0.028 * site.scale,
    )
    raiseRound(
      mason,
      { ...site, x: wx, y: (rail - 0.3 - size) * site.scale, z: wz },
      { at: [0, 0, 0], height: 0.1 + size * 0.4, below: size * 0.9, above: size, albedo: COPPER },
    )
  }
}

import { createRandom, deriveSeed } from '../../../base/chance.ts'
import { dimColour, mixColours, parseHex } from '../../../base/colour.ts'
import type { Stage } from '../../stage.ts'
import { buildChair, buildRoundTable, growPlant, hangLamp, OAK, WALNUT } from '../built/furniture.ts'
import { fillOutline, strokeLine, toWorld } from '../kit/mason.ts'
import { type Face, fillPart, onFace, type Part, partOf, raiseBox, raiseRound } from '../kit/solids.ts'
import { paintSmoke } from '../kit/vapour.ts'
import { castWindow, type Chamber, frameWindow, layBoards, raiseChamber, shadeCorners } from './chamber.ts'

/** A counter with machine and menu board, round tables, hanging lamps, and a wide window to the street. */
export function paintCafe(stage: Stage): void {
  const random = createRandom(deriveSeed(stage.sceneSeed, 'cafe'))
  const side = stage.layout.focus > stage.frame.width / 2 ? -1 : 1
  const window: Part = side > 0 ? [0.06, 0.24, 0.5, 0.84] : [0.5, 0.24, 0.94, 0.84]
  const chamber = raiseChamber(stage, {
    half: 3.2,
    deep: 6.2,
    high: 2.7,
    wall: parseHex('#a8654a'),
    ceiling: parseHex('#5d4a40'),
    floor: OAK,
    warmth: 0.5,
    windows: [window],
    outside: parseHex('#8f8a84'),
  })
  layBoards(chamber, OAK, () => 0.84 + random() * 0.26)
  layBricks(chamber, window, random)
  paintStreetOutside(chamber, window)
  frameWindow(chamber, window, parseHex('#33403c'), [3, 1])
  shadeCorners(chamber)
  castWindow(chamber, window)
  hangMenu(chamber, side)
  buildCounter(chamber, side)
  seatGuests(chamber, side)
  for (const [x, z] of [
    [-1.5, 0.74],
    [0.3, 0.6],
    [1.7, 0.72],
  ] as const) {
    hangLamp(chamber.mason, standAt(chamber, x, chamber.deep * z), {
      high: chamber.high,
      low: chamber.high * 0.7,
      shade: parseHex('#2f3a36'),
    })
  }
}

function standAt({ site }: Chamber, x: number, z: number) {
  const [wx, wy, wz] = toWorld(site, [x, 0, z])
  return { ...site, x: wx, y: wy, z: wz }
}

function layBricks({ mason, back, half, high }: Chamber, window: Part, random: () => number): void {
  const rows = Math.round(high * 9)
  const columns = Math.round(half * 7)
  for (let row = 0; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const left = Math.max(0, (column + (row % 2) * 0.5) / columns)
      const right = Math.min(1, (column + (row % 2) * 0.5 + 0.93) / columns)
      const low = row / rows
      if (right <= left || (right > window[0] && left < window[2] && low + 1 / rows > window[1] && low < window[3]))
        continue
      fillPart(mason, back, [left, low, right, low + 0.88 / rows], dimColour([182, 106, 78], 0.82 + random() * 0.3))
    }
  }
}

/** Fronts of houses over the way. */
function paintStreetOutside({ mason, back }: Chamber, [left, low, right, high]: Part): void {
  const haze = mason.stage.palette.haze
  const walls = ['#c9a27c', '#8fa3ad', '#d8c6a4', '#b27d66'].map(parseHex)
  walls.forEach((wall, index) => {
    const [from, to] = [left + ((right - left) * index) / 4, left + ((right - left) * (index + 1)) / 4]
    const top = low + (high - low) * [0.72, 0.9, 0.64, 0.8][index % 4]!
    const lit = mixColours(mason.light(wall, [0, 0, -1]), haze, 0.4)
    const tone = mason.night ? dimColour(lit, 0.32) : lit
    fillOutline(mason, tone, partOf(back, [from, low, to, top]))
    for (let pane = 0; pane < 6; pane++) {
      const u = from + (to - from) * (0.2 + 0.4 * (pane % 2))
      const v = low + (top - low) * (0.3 + 0.22 * Math.floor(pane / 2))
      const glass = mason.night && pane % 3 !== 1 ? ([255, 208, 130] as const) : dimColour(tone, 0.6)
      fillOutline(mason, glass, partOf(back, [u, v, u + (to - from) * 0.2, v + (top - low) * 0.13]))
    }
  })
}

/** A black board with chalk lines, and shelves of cups below it. */
function hangMenu({ mason, back, site }: Chamber, side: number): void {
  const [from, to] = side > 0 ? [0.58, 0.92] : [0.08, 0.42]
  fillPart(mason, back, [from - 0.01, 0.58, to + 0.01, 0.92], WALNUT)
  fillPart(mason, back, [from, 0.6, to, 0.9], [44, 50, 48])
  const chalk = mason.light([236, 234, 224], [0, 0.4, -0.9])
  for (let line = 0; line < 6; line++) {
    const v = 0.86 - line * 0.043
    const short = 0.5 + ((line * 37) % 30) / 100
    strokeLine(
      mason,
      chalk,
      [onFace(back, from + 0.02, v), onFace(back, from + (to - from) * short, v)],
      (line === 0 ? 0.06 : 0.03) * site.scale,
    )
    strokeLine(mason, chalk, [onFace(back, to - 0.05, v), onFace(back, to - 0.02, v)], 0.03 * site.scale)
  }
  for (const v of [0.42, 0.5]) {
    fillPart(mason, back, [from, v, to, v + 0.012], WALNUT)
    for (let cup = 0; cup < 12; cup++) {
      const u = from + 0.012 + ((to - from) * cup) / 12
      fillPart(mason, back, [u, v + 0.012, u + 0.016, v + 0.045], cup % 3 === 0 ? [208, 122, 84] : [240, 236, 226])
    }
  }
}

function buildCounter(chamber: Chamber, side: number): void {
  const { mason, half, deep } = chamber
  const at = standAt(chamber, side * half * 0.52, deep - 1.15)
  const planks = (face: Face) => {
    if (face.side !== 'front') return
    for (let plank = 0; plank < 16; plank++)
      fillPart(
        mason,
        face,
        [(plank + 0.06) / 16, 0, (plank + 0.94) / 16, 1],
        dimColour([62, 92, 84], 1 + (plank % 3) * 0.06),
      )
  }
  raiseBox(mason, at, { at: [0, 0, 0], size: [2.7, 0.66, 0.6], albedo: parseHex('#32504a'), dress: planks })
  raiseBox(mason, at, { at: [0, 0.66, 0], size: [2.84, 0.06, 0.7], albedo: parseHex('#c89a66') })
  raiseBox(mason, at, {
    at: [-side * 0.5, 0.72, 0.02],
    size: [0.78, 0.46, 0.42],
    albedo: parseHex('#c9ced0'),
    dress: (face) => {
      if (face.side !== 'front') return
      fillPart(mason, face, [0.06, 0.1, 0.94, 0.5], [60, 62, 66])
      fillPart(mason, face, [0.1, 0.62, 0.9, 0.86], [168, 60, 46])
      for (const spout of [0.28, 0.68]) fillPart(mason, face, [spout - 0.05, 0.32, spout + 0.05, 0.5], [200, 204, 206])
    },
  })
  paintSmoke(mason, toWorld(at, [-side * 0.5, 1.2, 0]), { rise: 0.5 * at.scale, seed: 3, strength: 0.18, count: 8 })
  raiseBox(mason, at, {
    at: [side * 0.45, 0.72, 0],
    size: [0.9, 0.36, 0.4],
    albedo: parseHex('#d8c8a8'),
    dress: (face) => {
      if (face.side !== 'front') return
      fillPart(mason, face, [0.04, 0.1, 0.96, 0.9], [92, 84, 74])
      for (let cake = 0; cake < 6; cake++) {
        const tone = [
          [226, 160, 88],
          [196, 96, 84],
          [240, 222, 180],
        ][cake % 3] as [number, number, number]
        fillPart(mason, face, [0.08 + cake * 0.145, 0.14, 0.19 + cake * 0.145, 0.46], tone)
      }
    },
  })
  for (let jar = 0; jar < 3; jar++) {
    raiseRound(mason, at, {
      at: [side * (1.02 + jar * 0.13), 0.72, 0],
      height: 0.2,
      below: 0.05,
      above: 0.05,
      albedo: parseHex(['#8a5a34', '#c48a4a', '#5a3a28'][jar] ?? '#8a5a34'),
    })
  }
}

function seatGuests(chamber: Chamber, side: number): void {
  const { mason, deep, half } = chamber
  const places = [
    [-side * half * 0.62, deep * 0.78],
    [-side * half * 0.16, deep * 0.86],
    [-side * half * 0.72, deep * 0.52],
    [side * half * 0.74, deep * 0.5],
  ] as const
  for (const [x, z] of [...places].sort((a, b) => b[1] - a[1])) {
    buildChair(mason, { ...standAt(chamber, x, z + 0.62), turn: 0 }, WALNUT)
    buildChair(mason, { ...standAt(chamber, x - 0.68, z), turn: -Math.PI / 2 }, WALNUT)
    buildRoundTable(mason, standAt(chamber, x, z), parseHex('#b98a5c'))
    buildChair(mason, { ...standAt(chamber, x + 0.68, z), turn: Math.PI / 2 }, WALNUT)
  }
  growPlant(mason, standAt(chamber, -side * half * 0.92, deep * 0.92), 9)
}

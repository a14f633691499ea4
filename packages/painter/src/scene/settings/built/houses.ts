import { createRandom, pickOne, type Random } from '../../../base/chance.ts'
import { dimColour, mixColours, parseHex, type Rgb } from '../../../base/colour.ts'
import { isSnowy } from '../../land.ts'
import { bloom, fillOutline, type Mason, type Site, type Spot, toWorld } from '../kit/mason.ts'
import {
  type Face,
  fillPart,
  onFace,
  openWindow,
  partOf,
  raiseBox,
  raiseGable,
  raiseRound,
  ruleFace,
} from '../kit/solids.ts'
import { paintSmoke } from '../kit/vapour.ts'

const WALLS = ['#efe3c8', '#e8d2b4', '#d9c3a0', '#c98f6c', '#e9e4d8', '#cfd6cf'].map(parseHex)
const ROOFS = ['#a4533a', '#8d4636', '#7a5b48', '#5c6676', '#b06a44'].map(parseHex)
const DOORS = ['#6d4128', '#3f6273', '#7c3030', '#4d6343'].map(parseHex)
const TIMBER = parseHex('#5f4330')
const TRIM = parseHex('#f4efe4')
const THATCH = parseHex('#b2924e')
const STONE = parseHex('#a29a8c')
const SNOW = parseHex('#eef2f8')

interface HouseLook {
  /** In persons: width, height of the wall, depth, height of the roof. */
  size: readonly [number, number, number, number]
  wall: Rgb
  roof: Rgb
  kind: 'plaster' | 'timber' | 'stone' | 'thatch'
}

/** A house of a village: plastered, half-timbered, of stone or thatched; lit by night. The front looks along -z of its site. */
export function buildHouse(mason: Mason, site: Site, seed: number): void {
  const random = createRandom(seed)
  const planned = planHouse(random)
  const look = isSnowy(mason.stage) ? { ...planned, roof: SNOW } : planned
  const [wide, high, deep, ridge] = look.size
  const lit = () => (mason.night ? random() < 0.75 : false)
  const dress = (face: Face) => dressWall(mason, face, look, { random, lit })
  raiseBox(mason, site, { at: [0, 0, 0], size: [wide, high, deep], albedo: look.wall, dress })
  const stack: Spot = [wide * 0.28, high + ridge * 0.86, 0]
  raiseGable(mason, site, {
    at: [0, high, 0],
    size: [wide, ridge, deep],
    albedo: look.roof,
    wall: look.wall,
    eaves: look.kind === 'thatch' ? 0.26 : 0.16,
    dress: (face) =>
      ruleFace(mason, face, {
        count: look.kind === 'thatch' ? 4 : 9,
        along: 'level',
        albedo: dimColour(look.roof, 0.78),
        thick: 0.035 * site.scale,
      }),
  })
  raiseBox(mason, site, { at: stack, size: [0.32, ridge * 0.45, 0.32], albedo: mixColours(STONE, look.roof, 0.4) })
  if (random() < 0.6) {
    paintSmoke(mason, toWorld(site, [stack[0], stack[1] + ridge * 0.45, stack[2]]), {
      rise: 1.5 * site.scale,
      seed: seed ^ 7,
    })
  }
}

function planHouse(random: Random): HouseLook {
  const kind = pickOne(['plaster', 'timber', 'plaster', 'stone', 'thatch'] as const, random)
  const tall = random() < 0.4
  return {
    kind,
    size: [2.6 + random() * 1.3, tall ? 2.5 : 1.45 + random() * 0.2, 2.2 + random() * 0.5, 1.2 + random() * 0.5],
    wall: kind === 'stone' ? mixColours(STONE, pickOne(WALLS, random), 0.3) : pickOne(WALLS, random),
    roof: kind === 'thatch' ? THATCH : pickOne(ROOFS, random),
  }
}

function dressWall(
  mason: Mason,
  face: Face,
  look: HouseLook,
  { random, lit }: { random: Random; lit: () => boolean },
): void {
  if (face.side === 'top' || face.side === 'bottom') return
  if (look.kind === 'stone') layCourses(mason, face, random)
  if (look.kind === 'timber') layTimber(mason, face)
  fillPart(mason, face, [0, 0, 1, 0.08], dimColour(STONE, 0.82))
  cutOpenings(mason, face, { random, lit })
}

function cutOpenings(mason: Mason, face: Face, { random, lit }: { random: Random; lit: () => boolean }): void {
  const storeys = face.height > 2 ? 2 : 1
  const bays = Math.max(2, Math.round(face.width / 0.95))
  const door = face.side === 'front' ? Math.floor(bays / 2) : -1
  for (let storey = 0; storey < storeys; storey++) {
    for (let bay = 0; bay < bays; bay++) {
      const [left, right] = [(bay + 0.27) / bays, (bay + 0.73) / bays]
      const low = (storey + 0.4) / storeys
      if (bay === door && storey === 0) hangDoor(mason, face, [left, right, 1 / storeys], pickOne(DOORS, random))
      else openWindow(mason, face, [left, low, right, low + 0.4 / storeys], { frame: TRIM, lit: lit() })
    }
  }
}

/** `part` is left, right and the share of the face that one storey takes. */
function hangDoor(mason: Mason, face: Face, part: readonly [number, number, number], leaf: Rgb): void {
  const [left, right, storey] = part
  fillPart(mason, face, [left - 0.02, 0, right + 0.02, 0.8 * storey], TRIM)
  fillPart(mason, face, [left, 0, right, 0.76 * storey], leaf)
  fillPart(mason, face, [left + 0.03, 0.12 * storey, right - 0.03, 0.66 * storey], dimColour(leaf, 0.82))
}

function layCourses(mason: Mason, face: Face, random: Random): void {
  for (let i = 0; i < 26; i++) {
    const [u, v] = [random() * 0.9, random() * 0.92]
    const tone = dimColour(STONE, 0.8 + random() * 0.4)
    fillPart(mason, face, [u, v, u + 0.07 + random() * 0.05, v + 0.06], tone)
  }
}

function layTimber(mason: Mason, face: Face): void {
  const beams: readonly (readonly [number, number, number, number])[] = [
    [0, 0.94, 1, 1],
    [0, 0.47, 1, 0.53],
    [0, 0, 0.05, 1],
    [0.95, 0, 1, 1],
    [0.48, 0, 0.52, 1],
    [0.23, 0, 0.26, 1],
    [0.74, 0, 0.77, 1],
  ]
  for (const beam of beams) fillPart(mason, face, beam, TIMBER)
}

/** A church with a pointed tower, the landmark of a village. */
export function buildChurch(mason: Mason, site: Site): void {
  const wall = parseHex('#ece4d2')
  const roof = parseHex('#6c5148')
  raiseBox(mason, site, {
    at: [0.4, 0, 1.6],
    size: [2.4, 2.2, 3.4],
    albedo: wall,
    dress: (face) => archWindows(mason, face),
  })
  raiseGable(
    mason,
    { ...turned(site, Math.PI / 2, [0.4, 2.2, 1.6]) },
    { at: [0, 0, 0], size: [3.4, 1.3, 2.4], albedo: roof, wall },
  )
  raiseBox(mason, site, {
    at: [-1.2, 0, 0.4],
    size: [1.3, 4.4, 1.3],
    albedo: wall,
    dress: (face) => archWindows(mason, face),
  })
  raiseRound(mason, site, { at: [-1.2, 4.4, 0.4], height: 2.5, below: 0.95, above: 0, albedo: roof, sides: 4 })
}

function archWindows(mason: Mason, face: Face): void {
  if (face.side === 'top' || face.side === 'bottom') return
  const bays = Math.max(1, Math.round(face.width / 0.9))
  for (let bay = 0; bay < bays; bay++) {
    const [left, right] = [(bay + 0.32) / bays, (bay + 0.68) / bays]
    const glass: Rgb = mason.night ? [255, 206, 120] : mason.light([58, 70, 96], face.normal)
    const low = face.height > 3 ? 0.68 : 0.34
    const high = face.height > 3 ? 0.84 : 0.78
    const arch = [
      ...partOf(face, [left, low, right, high]).slice(0, 3),
      onFace(face, (left + right) / 2, high + (high - low) * 0.3),
      onFace(face, left, high),
    ]
    fillOutline(mason, glass, arch)
  }
}

/** The same place turned further, with its own origin moved. */
function turned(site: Site, by: number, to: Spot): Site {
  const [x, y, z] = toWorld(site, to)
  return { ...site, x, y, z, turn: (site.turn ?? 0) + by }
}

/** A red barn with white trim and, beside it, a silo. */
export function buildBarn(mason: Mason, site: Site): void {
  const red = parseHex('#a8382c')
  const trim = parseHex('#f2ece0')
  raiseRound(mason, site, { at: [-2.9, 0, 0.8], height: 4.6, below: 0.85, above: 0.85, albedo: parseHex('#c3c8cc') })
  raiseRound(mason, site, { at: [-2.9, 4.6, 0.8], height: 0.7, below: 0.88, above: 0, albedo: parseHex('#8e969c') })
  const dress = (face: Face) => {
    if (face.side === 'top' || face.side === 'bottom') return
    ruleFace(mason, face, { count: 12, along: 'upright', albedo: dimColour(red, 0.8), thick: 0.03 * site.scale })
    fillPart(mason, face, [0, 0.95, 1, 1], trim)
    fillPart(mason, face, [0, 0, 0.03, 1], trim)
    fillPart(mason, face, [0.97, 0, 1, 1], trim)
  }
  const end = turned(site, Math.PI / 2, [0, 0, 0])
  raiseBox(mason, site, {
    at: [0, 0, 0],
    size: [3.6, 2.3, 4.4],
    albedo: red,
    dress: (face) => {
      dress(face)
      if (face.side === 'front') hangBarnDoor(mason, face, { red, trim })
    },
  })
  raiseGable(
    mason,
    { ...end, y: site.y + 2.3 * site.scale },
    {
      at: [0, 0, 0],
      size: [4.4, 1.7, 3.6],
      albedo: parseHex('#6b6f76'),
      wall: red,
      eaves: 0.2,
      dress: (face) =>
        ruleFace(mason, face, { count: 12, along: 'upright', albedo: parseHex('#5a5e66'), thick: 0.03 * site.scale }),
    },
  )
}

function hangBarnDoor(mason: Mason, face: Face, { red, trim }: { red: Rgb; trim: Rgb }): void {
  fillPart(mason, face, [0.26, 0, 0.74, 0.74], trim)
  fillPart(mason, face, [0.29, 0, 0.49, 0.7], dimColour(red, 0.9))
  fillPart(mason, face, [0.51, 0, 0.71, 0.7], dimColour(red, 0.9))
  const white = mason.light(trim, face.normal)
  for (const [from, to] of [
    [0.29, 0.49],
    [0.71, 0.51],
  ] as const) {
    const across: Spot[] = [
      onFace(face, from, 0),
      onFace(face, from + 0.02, 0),
      onFace(face, to, 0.7),
      onFace(face, to - 0.02, 0.7),
    ]
    fillOutline(mason, white, across)
  }
  if (mason.night) bloom(mason, onFace(face, 0.5, 0.85), 1.6, { colour: [255, 214, 150], strength: 0.6 })
}

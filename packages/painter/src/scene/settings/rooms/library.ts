import { createRandom, deriveSeed } from '../../../base/chance.ts'
import { dimColour, parseHex } from '../../../base/colour.ts'
import type { Stage } from '../../stage.ts'
import { buildChair, buildTable, fillShelves, hangLamp, WALNUT } from '../built/furniture.ts'
import { bloom, fillOutline, type Site, strokeLine, toWorld } from '../kit/mason.ts'
import { type Face, onFace, type Part, partOf, raiseBox, raiseRound } from '../kit/solids.ts'
import { castWindow, type Chamber, frameWindow, layBoards, raiseChamber, shadeCorners } from './chamber.ts'

const WINDOW: Part = [0.36, 0.3, 0.64, 0.86]

/** Books to the ceiling on three walls, a tall window, a ladder, reading tables with green lamps. */
export function paintLibrary(stage: Stage): void {
  const random = createRandom(deriveSeed(stage.sceneSeed, 'library'))
  const chamber = raiseChamber(stage, {
    half: 2.9,
    deep: 8.4,
    high: 3.7,
    wall: parseHex('#7a5a3e'),
    ceiling: parseHex('#c9b69a'),
    floor: parseHex('#8a6444'),
    warmth: 0.45,
    windows: [WINDOW],
  })
  const { mason, left, right, back, half, deep, high, site } = chamber
  layBoards(chamber, parseHex('#8a6444'), () => 0.86 + random() * 0.24)
  runCarpet(chamber)
  castWindow(chamber, WINDOW)
  const seed = Math.floor(random() * 1e9)
  fillShelves(mason, cropFace(left, [0, 0.03, 1, 0.9]), { rows: 9, wood: WALNUT, seed })
  fillShelves(mason, cropFace(right, [0, 0.03, 1, 0.9]), { rows: 9, wood: WALNUT, seed: seed + 1 })
  fillShelves(mason, cropFace(back, [0, 0.03, 0.32, 0.9]), { rows: 9, wood: WALNUT, seed: seed + 2 })
  fillShelves(mason, cropFace(back, [0.68, 0.03, 1, 0.9]), { rows: 9, wood: WALNUT, seed: seed + 3 })
  frameWindow(chamber, WINDOW, parseHex('#e4d6b8'), [3, 5])
  shadeCorners(chamber)
  leanLadder(chamber)
  const side = stage.layout.focus > stage.frame.width / 2 ? -1 : 1
  for (const z of [deep - 1.5, deep - 3.4]) {
    for (const x of [-1, 1]) furnishDesk(chamber, { x: x * half * 0.56, z, lit: x === side })
  }
  for (const z of [deep * 0.82, deep * 0.5]) {
    hangLamp(mason, standAt(site, [0, 0, z]), { high, low: high * 0.76, shade: parseHex('#b08a48') })
  }
}

function standAt(site: Site, spot: readonly [number, number, number]): Site {
  const [x, y, z] = toWorld(site, spot)
  return { ...site, x, y, z }
}

/** A part of a face as a face of its own. */
function cropFace(face: Face, part: Part): Face {
  const [a, b, c, d] = partOf(face, part)
  if (!a || !b || !c || !d) return face
  return {
    ...face,
    corners: [a, b, c, d],
    width: face.width * (part[2] - part[0]),
    height: face.height * (part[3] - part[1]),
  }
}

function runCarpet({ mason, floor }: Chamber): void {
  const red = parseHex('#7d2f30')
  fillOutline(mason, mason.light(parseHex('#c09a54'), floor.normal), partOf(floor, [0.33, 0, 0.67, 0.97]))
  fillOutline(mason, mason.light(red, floor.normal), partOf(floor, [0.345, 0, 0.655, 0.965]))
  fillOutline(mason, mason.light(dimColour(red, 1.2), floor.normal), partOf(floor, [0.37, 0, 0.38, 0.95]))
  fillOutline(mason, mason.light(dimColour(red, 1.2), floor.normal), partOf(floor, [0.62, 0, 0.63, 0.95]))
}

function leanLadder({ mason, right, left, site }: Chamber): void {
  const { layout, frame } = mason.stage
  const wall = layout.focus > frame.width / 2 ? left : right
  const u = wall === left ? 0.72 : 0.28
  const out = wall === left ? 0.5 : -0.5
  const wood = mason.light(parseHex('#c09058'), [0, 0.2, -0.8])
  const rail = (at: number) => {
    const [top, foot] = [onFace(wall, at, 0.86), onFace(wall, at, 0)]
    return [[foot[0] + out * site.scale, foot[1], foot[2]], top] as const
  }
  const [one, other] = [rail(u - 0.026), rail(u + 0.026)]
  for (const line of [one, other]) strokeLine(mason, wood, line, 0.05 * site.scale)
  for (let rung = 1; rung < 11; rung++) {
    const t = rung / 11
    const at = ([from, to]: typeof one) =>
      [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t] as const
    strokeLine(mason, wood, [at(one), at(other)], 0.04 * site.scale)
  }
}

function furnishDesk({ mason, site }: Chamber, { x, z, lit }: { x: number; z: number; lit: boolean }): void {
  const at = standAt(site, [x, 0, z])
  buildChair(mason, { ...standAt(site, [x, 0, z + 0.5]), turn: 0 }, WALNUT)
  buildTable(mason, at, { size: [1.5, 0.5, 0.7], wood: parseHex('#7a5234') })
  raiseRound(mason, at, { at: [0.4, 0.5, 0], height: 0.2, below: 0.02, above: 0.02, albedo: parseHex('#b89048') })
  raiseRound(mason, at, { at: [0.4, 0.68, 0], height: 0.1, below: 0.15, above: 0.08, albedo: parseHex('#2f7a4f') })
  bloom(mason, toWorld(at, [0.4, 0.62, -0.05]), 0.55 * site.scale, {
    colour: [255, 226, 150],
    strength: lit ? 0.6 : 0.45,
  })
  raiseBox(mason, { ...at, turn: 0.3 }, { at: [-0.3, 0.5, 0], size: [0.34, 0.05, 0.24], albedo: parseHex('#f0e8d6') })
  raiseBox(mason, { ...at, turn: -0.2 }, { at: [-0.02, 0.5, 0.1], size: [0.26, 0.1, 0.2], albedo: parseHex('#8c3a32') })
}

import { dimColour, mixColours, type Rgb, toCss } from '../../../base/colour.ts'
import type { Stage } from '../../stage.ts'
import { fillOutline, type Mason, masonIndoors, placeOf, type Site, type Spot, toWorld } from '../kit/mason.ts'
import { type Face, onFace, type Part, partOf } from '../kit/solids.ts'
import { feetDistance, measurePerson } from '../measure.ts'

/** A box of a room, open towards the viewer; lengths in persons. */
export interface Chamber {
  mason: Mason
  /** Middle of the floor under the viewer. */
  site: Site
  half: number
  deep: number
  high: number
  back: Face
  left: Face
  right: Face
  floor: Face
  ceiling: Face
}

interface ChamberWish {
  half: number
  deep: number
  high: number
  wall: Rgb
  ceiling: Rgb
  floor: Rgb
  /** How far lamps, not the day, colour the light; 0 to 1. */
  warmth?: number
  /** Openings in the back wall that show what is outside. */
  windows?: readonly Part[]
  /** What lies outside below the horizon. */
  outside?: Rgb
}

/** Nearest edge of floor and walls, in persons. */
const NEAR = 0.15

/** Raises floor, walls and ceiling; the windows stay open to the sky that is already painted. */
export function raiseChamber(stage: Stage, wish: ChamberWish): Chamber {
  const mason = masonIndoors(stage, wish.warmth ?? 0)
  const scale = measurePerson(stage)
  const site: Site = { x: 0, y: 0, z: 0, scale }
  const deep = Math.max(wish.deep, feetDistance(stage) / scale + 1.6)
  const high = Math.max(wish.high, 1.35 / scale)
  const chamber = { mason, site, half: wish.half, deep, high, ...listFaces(site, { half: wish.half, deep, high }) }
  const { back, left, right, floor, ceiling } = chamber
  paintOutside(chamber, wish)
  fillWithHoles(mason, mason.light(wish.wall, back.normal), back, wish.windows ?? [])
  for (const face of [left, right]) fillOutline(mason, mason.light(wish.wall, face.normal), face.corners)
  fillOutline(mason, mason.light(wish.ceiling, ceiling.normal), ceiling.corners)
  fillOutline(mason, mason.light(wish.floor, floor.normal), floor.corners)
  return chamber
}

function listFaces(site: Site, { half, deep, high }: { half: number; deep: number; high: number }) {
  const at = (x: number, y: number, z: number) => toWorld(site, [x, y, z])
  const near = NEAR / site.scale
  const face = (side: Face['side'], corners: Face['corners'], normal: Spot, size: readonly [number, number]): Face => ({
    side,
    corners,
    normal,
    width: size[0],
    height: size[1],
  })
  const back = [at(-half, 0, deep), at(half, 0, deep), at(half, high, deep), at(-half, high, deep)] as const
  const left = [at(-half, 0, near), at(-half, 0, deep), at(-half, high, deep), at(-half, high, near)] as const
  const right = [at(half, 0, deep), at(half, 0, near), at(half, high, near), at(half, high, deep)] as const
  const floor = [at(-half, 0, near), at(half, 0, near), at(half, 0, deep), at(-half, 0, deep)] as const
  const ceiling = [at(-half, high, deep), at(half, high, deep), at(half, high, near), at(-half, high, near)] as const
  return {
    back: face('front', back, [0, 0, -1], [half * 2, high]),
    left: face('right', left, [1, 0, 0], [deep, high]),
    right: face('left', right, [-1, 0, 0], [deep, high]),
    floor: face('top', floor, [0, 1, 0], [half * 2, deep]),
    ceiling: face('bottom', ceiling, [0, -0.6, 0], [half * 2, deep]),
  }
}

function fillWithHoles(mason: Mason, colour: Rgb, face: Face, holes: readonly Part[]): void {
  const { ctx } = mason.stage.picture
  ctx.fillStyle = toCss(colour)
  ctx.beginPath()
  for (const outline of [face.corners, ...holes.map((hole) => partOf(face, hole))]) {
    for (const [index, spot] of outline.entries()) {
      const { x, y } = placeOf(mason, spot)
      if (index === 0) ctx.moveTo(x, y)
      else ctx.lineTo(x, y)
    }
    ctx.closePath()
  }
  ctx.fill('evenodd')
}

/** Below the horizon a window shows trees and lawn, or what the room lies at. */
function paintOutside({ mason, back }: Chamber, { windows = [], outside }: ChamberWish): void {
  if (windows.length === 0) return
  const { stage } = mason
  const { palette, layout, picture, frame } = stage
  const tone = outside ?? [96, 128, 74]
  const lit = mixColours(mason.light(tone, [0, 1, 0]), palette.haze, 0.35)
  const ground = mason.night ? dimColour(lit, 0.35) : lit
  for (const hole of windows) {
    const [low, , high] = partOf(back, hole).map((spot) => placeOf(mason, spot))
    if (!low || !high) continue
    const top = Math.max(high.y, layout.horizon - frame.height * 0.035)
    picture.ctx.fillStyle = toCss(ground)
    if (top < low.y) picture.ctx.fillRect(low.x, top, high.x - low.x, low.y - top)
  }
}

/** Soft shade where walls, floor and ceiling meet, so that the box has depth. */
export function shadeCorners({ mason, back, left, right, floor, ceiling }: Chamber): void {
  const dark = mason.stage.palette.shade
  const strip = (face: Face, part: Part) => fillOutline(mason, dark, partOf(face, part), 0.05)
  for (const wide of [0.012, 0.03, 0.06, 0.1]) {
    for (const face of [back, left, right]) {
      strip(face, [0, 1 - wide, 1, 1])
      strip(face, [0, 0, 1, wide * 0.6])
    }
    strip(back, [0, 0, wide, 1])
    strip(back, [1 - wide, 0, 1, 1])
    strip(left, [1 - wide, 0, 1, 1])
    strip(right, [0, 0, wide, 1])
    strip(floor, [0, 1 - wide, 1, 1])
    strip(ceiling, [0, 0, 1, wide])
  }
}

/** Boards along the room, each of its own tone. */
export function layBoards({ mason, floor, half }: Chamber, albedo: Rgb, toneOf: (board: number) => number): void {
  const boards = Math.round(half * 5)
  for (let board = 0; board < boards; board++) {
    const part: Part = [board / boards, 0, (board + 0.94) / boards, 1]
    fillOutline(mason, mason.light(dimColour(albedo, toneOf(board)), floor.normal), partOf(floor, part))
  }
}

/** Square tiles in two colours. */
export function layTiles({ mason, floor, half, deep }: Chamber, size: number, tones: readonly [Rgb, Rgb]): void {
  const columns = Math.round((half * 2) / size)
  const rows = Math.round(deep / size)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const part: Part = [column / columns, row / rows, (column + 1) / columns, (row + 1) / rows]
      fillOutline(mason, mason.light(tones[(row + column) % 2 === 0 ? 0 : 1], floor.normal), partOf(floor, part))
    }
  }
}

/** Frame, bars and sill of an opening in the back wall. */
export function frameWindow(
  { mason, back }: Chamber,
  part: Part,
  wood: Rgb,
  bars: readonly [number, number] = [2, 2],
): void {
  const [left, low, right, high] = part
  const colour = mason.light(wood, [0, 0.2, -0.8])
  const [w, h] = [(right - left) * 0.05, (high - low) * 0.04]
  const bar = (one: Part) => fillOutline(mason, colour, partOf(back, one))
  bar([left - w, low - h, left, high + h])
  bar([right, low - h, right + w, high + h])
  bar([left - w, high, right + w, high + h])
  bar([left - w * 2.2, low - h * 1.8, right + w * 2.2, low])
  for (let at = 1; at < bars[0]; at++) {
    const x = left + ((right - left) * at) / bars[0]
    bar([x - w * 0.3, low, x + w * 0.3, high])
  }
  for (let at = 1; at < bars[1]; at++) {
    const y = low + ((high - low) * at) / bars[1]
    bar([left, y - h * 0.35, right, y + h * 0.35])
  }
}

/** The window's light on the floor. */
export function castWindow({ mason, back, floor, site }: Chamber, [left, , right]: Part): void {
  const { stage } = mason
  if (mason.night) return
  const { ctx } = stage.picture
  const slide = -stage.layout.light.x * 0.12
  const from = onFace(floor, left + slide, 0.86)
  const to = onFace(floor, right + slide, 0.86)
  const spread = ((right - left) * back.width * site.scale) / 2
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.filter = `blur(${(3 * stage.frame.scale).toFixed(1)}px)`
  const near = 0.46
  const tone = dimColour(stage.palette.light, 0.36)
  fillOutline({ ...mason, air: (colour) => colour }, tone, [
    from,
    to,
    [to[0] + slide * spread * 4 + spread * 0.2, 0, onFace(floor, 0, near)[2]],
    [from[0] + slide * spread * 4 - spread * 0.2, 0, onFace(floor, 0, near)[2]],
  ])
  ctx.restore()
  ctx.filter = 'none'
}

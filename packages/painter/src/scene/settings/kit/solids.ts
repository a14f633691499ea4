import { dimColour, type Rgb } from '../../../base/colour.ts'
import { fillOutline, type Mason, type Site, type Spot, strokeLine, toWorld } from './mason.ts'

export type Side = 'front' | 'back' | 'left' | 'right' | 'top' | 'bottom'

/** A flat four-cornered face as it is seen: lower left, lower right, upper right, upper left. */
export interface Face {
  side: Side
  corners: readonly [Spot, Spot, Spot, Spot]
  normal: Spot
  /** In the site's own measure. */
  width: number
  height: number
}

interface BoxWish {
  /** Middle of its base. */
  at: Spot
  /** Width, height, depth. */
  size: Spot
  albedo: Rgb
  /** Draws on each face that is seen. */
  dress?: (face: Face) => void
}

/** An upright box. */
export function raiseBox(mason: Mason, site: Site, { at, size, albedo, dress }: BoxWish): void {
  const [x, y, z] = at
  const [w, h, d] = [size[0] / 2, size[1], size[2] / 2]
  const corner = (right: number, up: number, away: number) =>
    toWorld(site, [x + right * w, y + up * h, z + away * d] as const)
  const middle = toWorld(site, [x, y + h / 2, z])
  for (const side of SIDES) {
    const [a, b, c, e] = CORNERS[side].map(([right, up, away]) => corner(right, up, away))
    if (!a || !b || !c || !e) continue
    const face = faceOf(side, [a, b, c, e], middle)
    if (face === null) continue
    fillOutline(mason, mason.light(albedo, face.normal), face.corners)
    dress?.({ ...face, ...measure(side, size) })
  }
}

const SIDES: readonly Side[] = ['bottom', 'top', 'back', 'left', 'right', 'front']
/** Corners of each side as multiples of half width, height and half depth, as one sees them from outside. */
const CORNERS: Record<Side, readonly Spot[]> = {
  front: [
    [-1, 0, -1],
    [1, 0, -1],
    [1, 1, -1],
    [-1, 1, -1],
  ],
  back: [
    [1, 0, 1],
    [-1, 0, 1],
    [-1, 1, 1],
    [1, 1, 1],
  ],
  left: [
    [-1, 0, 1],
    [-1, 0, -1],
    [-1, 1, -1],
    [-1, 1, 1],
  ],
  right: [
    [1, 0, -1],
    [1, 0, 1],
    [1, 1, 1],
    [1, 1, -1],
  ],
  top: [
    [-1, 1, -1],
    [1, 1, -1],
    [1, 1, 1],
    [-1, 1, 1],
  ],
  bottom: [
    [-1, 0, -1],
    [1, 0, -1],
    [1, 0, 1],
    [-1, 0, 1],
  ],
}

function measure(side: Side, [w, h, d]: Spot): { width: number; height: number } {
  if (side === 'top' || side === 'bottom') return { width: w, height: d }
  return { width: side === 'left' || side === 'right' ? d : w, height: h }
}

/** Null when the face is turned away from the eye at (0, 1, 0). */
function faceOf(side: Side, corners: Face['corners'], inside: Spot): Omit<Face, 'width' | 'height'> | null {
  const [a, b, , e] = corners
  const u: Spot = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const v: Spot = [e[0] - a[0], e[1] - a[1], e[2] - a[2]]
  const cross: Spot = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
  const length = Math.hypot(...cross) || 1
  const out = cross[0] * (a[0] - inside[0]) + cross[1] * (a[1] - inside[1]) + cross[2] * (a[2] - inside[2])
  const sign = (out < 0 ? -1 : 1) / length
  const normal: Spot = [cross[0] * sign, cross[1] * sign, cross[2] * sign]
  const facing = normal[0] * a[0] + normal[1] * (a[1] - 1) + normal[2] * a[2]
  return facing < 0 ? { side, corners, normal } : null
}

/** A roof with a ridge along the site's own x, above a base of width and depth; gables close its ends. */
export function raiseGable(
  mason: Mason,
  site: Site,
  roof: { at: Spot; size: Spot; albedo: Rgb; wall: Rgb; eaves?: number; dress?: (face: Face) => void },
): void {
  const { at, size, eaves = 0.12 } = roof
  const [x, y, z] = at
  const [w, h, d] = [size[0] / 2, size[1], size[2] / 2]
  const spot = (right: number, up: number, away: number) => toWorld(site, [x + right, y + up, z + away])
  const middle = spot(0, h * 0.3, 0)
  for (const end of [-1, 1]) {
    const [a, b, top] = [spot(end * w, 0, -d), spot(end * w, 0, d), spot(end * w, h, 0)]
    const face = faceOf(end < 0 ? 'left' : 'right', [a, b, top, top], middle)
    if (!face) continue
    fillOutline(mason, mason.light(roof.wall, face.normal), [a, b, top])
    if (h > 0.5 && d > 0.8) openWindow(mason, { ...face, ...loft(spot, end * w, { h, d }) }, [0.1, 0.1, 0.9, 0.9], LOFT)
  }
  const drop = (eaves * h) / d
  for (const slope of [1, -1]) {
    const corners: Face['corners'] = [
      spot(-w - eaves, -drop, slope * (d + eaves)),
      spot(w + eaves, -drop, slope * (d + eaves)),
      spot(w + eaves, h, 0),
      spot(-w - eaves, h, 0),
    ]
    const face = faceOf(slope < 0 ? 'front' : 'back', corners, middle)
    if (face === null) continue
    fillOutline(mason, mason.light(roof.albedo, face.normal), corners)
    roof.dress?.({ ...face, width: size[0] + eaves * 2, height: Math.hypot(h, d) })
  }
}

const LOFT = { frame: [240, 234, 222] as Rgb, lit: false }

/** The small window under a gable. */
function loft(
  spot: (right: number, up: number, away: number) => Spot,
  x: number,
  { h, d }: { h: number; d: number },
): Pick<Face, 'corners' | 'width' | 'height'> {
  const way = x < 0 ? -1 : 1
  const [near, far] = [-d * 0.17 * way, d * 0.17 * way]
  const out = x * 1.002
  return {
    corners: [spot(out, h * 0.22, near), spot(out, h * 0.22, far), spot(out, h * 0.52, far), spot(out, h * 0.52, near)],
    width: d * 0.34,
    height: h * 0.3,
  }
}

/** A round pillar, drum, trunk or cone, from its lower to its upper radius. */
export function raiseRound(
  mason: Mason,
  site: Site,
  round: { at: Spot; height: number; below: number; above: number; albedo: Rgb; sides?: number },
): void {
  const { at, height, below, above, albedo, sides = 14 } = round
  const ring = (turn: number, up: number, radius: number) =>
    toWorld(site, [at[0] + Math.cos(turn) * radius, at[1] + up, at[2] + Math.sin(turn) * radius])
  const middle = toWorld(site, [at[0], at[1] + height / 2, at[2]])
  for (let side = 0; side < sides; side++) {
    const [from, to] = [(side / sides) * Math.PI * 2, ((side + 1.08) / sides) * Math.PI * 2]
    const corners: Face['corners'] = [
      ring(from, 0, below),
      ring(to, 0, below),
      ring(to, height, above),
      ring(from, height, above),
    ]
    const face = faceOf('front', corners, middle)
    if (face) fillOutline(mason, mason.light(albedo, face.normal), corners)
  }
  const lid = toWorld(site, [at[0], at[1] + height, at[2]])
  if (lid[1] >= 1 || above === 0) return
  const rim = Array.from({ length: sides }, (_, side) => ring((side / sides) * Math.PI * 2, height, above))
  fillOutline(mason, mason.light(albedo, [0, 1, 0]), rim)
}

/** A point of a face; 0, 0 is its lower left corner, 1, 1 its upper right one. */
export function onFace({ corners: [a, b, c, e] }: Face, u: number, v: number): Spot {
  const mix = (k: 0 | 1 | 2) => (a[k] * (1 - u) + b[k] * u) * (1 - v) + (e[k] * (1 - u) + c[k] * u) * v
  return [mix(0), mix(1), mix(2)]
}

/** Left, low, right, high within a face, 0 to 1. */
export type Part = readonly [left: number, low: number, right: number, high: number]

/** A part of a face in another colour, in the same light. */
export function fillPart(mason: Mason, face: Face, [left, low, right, high]: Part, albedo: Rgb): void {
  fillOutline(mason, mason.light(albedo, face.normal), partOf(face, [left, low, right, high]))
}

export function partOf(face: Face, [left, low, right, high]: Part): Spot[] {
  return [onFace(face, left, low), onFace(face, right, low), onFace(face, right, high), onFace(face, left, high)]
}

/** Level or upright lines over a face: planks, courses of stone, rows of tiles. */
export function ruleFace(
  mason: Mason,
  face: Face,
  rule: { count: number; along: 'level' | 'upright'; albedo: Rgb; thick: number },
): void {
  const colour = mason.light(rule.albedo, face.normal)
  for (let line = 1; line < rule.count; line++) {
    const at = line / rule.count
    const ends =
      rule.along === 'level' ? [onFace(face, 0, at), onFace(face, 1, at)] : [onFace(face, at, 0), onFace(face, at, 1)]
    strokeLine(mason, colour, ends, rule.thick)
  }
}

const DARK_GLASS: Rgb = [58, 74, 96]
const LIT_GLASS: Rgb = [255, 206, 120]

/** A window with a frame and bars; lit from within where `lit`. */
export function openWindow(mason: Mason, face: Face, part: Part, look: { frame: Rgb; lit: boolean }): void {
  const [left, low, right, high] = part
  const [edgeX, edgeY] = [(right - left) * 0.12, (high - low) * 0.1]
  fillPart(mason, face, [left - edgeX, low - edgeY, right + edgeX, high + edgeY], look.frame)
  const pane = partOf(face, part)
  if (look.lit) fillOutline({ ...mason, air: (colour) => colour }, LIT_GLASS, pane)
  else fillOutline(mason, mason.light(DARK_GLASS, face.normal), pane)
  const bar = look.lit ? dimColour(LIT_GLASS, 0.5) : mason.light(look.frame, face.normal)
  const [middle, across] = [(left + right) / 2, low + (high - low) * 0.55]
  const thick = face.width * (right - left) * 0.06
  strokeLine(mason, bar, [onFace(face, middle, low), onFace(face, middle, high)], thick)
  strokeLine(mason, bar, [onFace(face, left, across), onFace(face, right, across)], thick)
}

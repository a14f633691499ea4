import type { Rgb } from '../../base/colour.ts'
import type { Shape } from './shapes.ts'

/** Writes the colour at a place of the body, in its own centimetres, as bytes. */
export type Paint = (x: number, y: number, z: number, out: Float32Array) => void

/** What a body is made of. */
export interface Look {
  colour: Rgb
  /** Instead of one colour. */
  paint?: Paint
  /** 0 dull to 1 like a mirror, as seen straight on. */
  gloss: number
  /** 0 a blurred shine to 1 a sharp one. */
  polish: number
  /** Colours its own shine, as metal does. */
  metal?: boolean
  /** 0 to 1: light that goes into it and comes out again, as in dough, fruit and wax. */
  soft?: number
  /** Gives light itself. */
  glow?: number
  /** 0 to 1: how much of what is behind is seen through it. */
  clear?: number
}

/** Turns the directions of the world into a body's own, row by row. */
export interface Turn {
  xx: number
  xy: number
  xz: number
  yx: number
  yy: number
  yz: number
  zx: number
  zy: number
  zz: number
}

/** A body in its place. */
export interface Solid {
  shape: Shape
  look: Look
  x: number
  y: number
  z: number
  turn: Turn
  /** Which of the picture's subjects it belongs to; undefined for what only stands beside. */
  subject?: number
}

/** Where a body stands and how it is turned: `yaw` on the table, `pitch` to the viewer, `roll` to the side, in radians. */
export interface Pose {
  x?: number
  y?: number
  z?: number
  yaw?: number
  pitch?: number
  roll?: number
}

export function stand(
  shape: Shape,
  look: Look,
  { x = 0, y = 0, z = 0, yaw = 0, pitch = 0, roll = 0 }: Pose = {},
): Solid {
  return { shape, look, x, y, z, turn: turnOf(yaw, pitch, roll) }
}

function turnOf(yaw: number, pitch: number, roll: number): Turn {
  const over = aroundX(pitch)
  return times(times(aroundZ(roll), over), aroundY(yaw))
}

function aroundX(angle: number): Turn {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { xx: 1, xy: 0, xz: 0, yx: 0, yy: cos, yz: -sin, zx: 0, zy: sin, zz: cos }
}

function aroundY(angle: number): Turn {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { xx: cos, xy: 0, xz: sin, yx: 0, yy: 1, yz: 0, zx: -sin, zy: 0, zz: cos }
}

function aroundZ(angle: number): Turn {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { xx: cos, xy: -sin, xz: 0, yx: sin, yy: cos, yz: 0, zx: 0, zy: 0, zz: 1 }
}

function times(a: Turn, b: Turn): Turn {
  return {
    xx: a.xx * b.xx + a.xy * b.yx + a.xz * b.zx,
    xy: a.xx * b.xy + a.xy * b.yy + a.xz * b.zy,
    xz: a.xx * b.xz + a.xy * b.yz + a.xz * b.zz,
    yx: a.yx * b.xx + a.yy * b.yx + a.yz * b.zx,
    yy: a.yx * b.xy + a.yy * b.yy + a.yz * b.zy,
    yz: a.yx * b.xz + a.yy * b.yz + a.yz * b.zz,
    zx: a.zx * b.xx + a.zy * b.yx + a.zz * b.zx,
    zy: a.zx * b.xy + a.zy * b.yy + a.zz * b.zy,
    zz: a.zx * b.xz + a.zy * b.yz + a.zz * b.zz,
  }
}

/** A group of bodies moved and turned as one on the table. */
export function place(
  solids: readonly Solid[],
  { x, z, yaw = 0, y = 0 }: { x: number; z: number; yaw?: number; y?: number },
): Solid[] {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const about = aroundY(yaw)
  return solids.map((solid) => ({
    ...solid,
    x: x + solid.x * cos - solid.z * sin,
    y: y + solid.y,
    z: z + solid.x * sin + solid.z * cos,
    turn: times(solid.turn, about),
  }))
}

/** A seen point while it is coloured: a material reads its place and writes what it is made of. One is used for all points. */
export interface Point {
  x: number
  y: number
  z: number
  /** Place on the surface in metres. */
  u: number
  v: number
  /** Unit normal, towards the eye. */
  nx: number
  ny: number
  nz: number
  /** 1 looked at straight, 0 along the surface. */
  facing: number
  /** The surface's own. */
  tint: number
  colour: readonly [number, number, number]
  /** Width of a pixel here, in metres: finer patterns are left out. */
  foot: number
  night: boolean
  /** It rains: what is flat mirrors. */
  wet: boolean
  /** Written by the material: what it reflects, 0..255. */
  r: number
  g: number
  b: number
  /** 0..1 of its own colour that it gives as light. */
  glow: number
  /** 0..1, how far light comes through it: leaves, paper. */
  thin: number
  /** 0..1 of the mirror image it shows. */
  mirror: number
}

export type Material = (point: Point) => void

export function paint(point: Point, [r, g, b]: readonly [number, number, number], shade = 1): void {
  point.r = r * shade
  point.g = g * shade
  point.b = b * shade
}

/** Mixes a colour over what is there. */
export function blend(point: Point, [r, g, b]: readonly [number, number, number], share: number): void {
  if (share <= 0) return
  const t = share > 1 ? 1 : share
  point.r += (r - point.r) * t
  point.g += (g - point.g) * t
  point.b += (b - point.b) * t
}

export function dim(point: Point, by: number): void {
  point.r *= by
  point.g *= by
  point.b *= by
}

/** 1 where a pattern of this size can be seen, 0 where it is finer than a pixel. */
export function seenAt({ foot }: Point, size: number): number {
  const share = 1.6 - (foot * 3) / size
  return share < 0 ? 0 : share > 1 ? 1 : share
}

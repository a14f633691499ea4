import type { Rgb } from '../../../base/colour.ts'
import { blend, dim, noiseAt } from '../../still-life/looks.ts'
import type { Shape } from '../../still-life/shapes.ts'
import type { Look, Paint } from '../../still-life/solid.ts'

/** A slab with round corners as seen from the front, by half its sides; `corner` in its outline, `edge` along it. */
export function slab(a: number, b: number, c: number, { corner, edge }: { corner: number; edge: number }): Shape {
  return {
    distance: (x, y, z) => {
      const qx = Math.max(0, Math.abs(x) - a + corner)
      const qy = Math.max(0, Math.abs(y) - b + corner)
      const inner = Math.min(0, Math.max(Math.abs(x) - a + corner, Math.abs(y) - b + corner))
      const flat = Math.sqrt(qx * qx + qy * qy) + inner - corner + edge
      const deep = Math.abs(z) - c + edge
      const fx = Math.max(0, flat)
      const fz = Math.max(0, deep)
      return Math.sqrt(fx * fx + fz * fz) + Math.min(0, Math.max(flat, deep)) - edge
    },
    middle: [0, 0, 0],
    reach: Math.hypot(a, b, c) * 1.01,
  }
}

/** A strap bent into a ring that rolls along z, by the radius of its middle and half its thickness and width. */
export function strap(radius: number, thick: number, wide: number): Shape {
  return {
    distance: (x, y, z) => {
      const off = Math.abs(Math.sqrt(y * y * 0.9 + z * z) - radius) - thick
      const side = Math.abs(x) - wide
      return (Math.hypot(Math.max(0, off), Math.max(0, side)) + Math.min(0, Math.max(off, side)) - 0.08) * 0.92
    },
    middle: [0, 0, 0],
    reach: Math.hypot(radius * 1.08 + thick, wide) + 0.1,
  }
}

/** A bow over the head: half a ring whose ends go straight down by `legs`. */
export function arch(radius: number, legs: number, { thick, wide }: { thick: number; wide: number }): Shape {
  return {
    distance: (x, y, z) => {
      const off = Math.abs(y > 0 ? Math.sqrt(x * x + y * y) - radius : Math.abs(x) - radius) - thick
      const side = Math.abs(z) - wide
      const low = -y - legs
      const [p, q, r] = [Math.max(0, off), Math.max(0, side), Math.max(0, low)]
      return Math.sqrt(p * p + q * q + r * r) + Math.min(0, Math.max(off, side, low)) - 0.12
    },
    middle: [0, (radius - legs) / 2, 0],
    reach: Math.hypot(radius + thick + 0.2, (radius + legs) / 2 + thick + 0.2, wide),
  }
}

/** What lies below a slanting plane through a height on the axis. */
export function cutSlanting(shape: Shape, height: number, slant: number): Shape {
  const long = Math.sqrt(1 + slant * slant)
  return {
    ...shape,
    distance: (x, y, z) => Math.max(shape.distance(x, y, z), (y - height - x * slant) / long),
  }
}

export const glass = (colour: Rgb): Look => ({ colour, gloss: 0.1, polish: 1, clear: 0.9 })
export const liquid = (colour: Rgb): Look => ({ colour, gloss: 0.05, polish: 1, clear: 0.4 })
export const lacquer = (colour: Rgb, paint?: Paint): Look => ({
  ...{ colour, gloss: 0.06, polish: 0.95 },
  ...(paint ? { paint } : {}),
})
export const satin = (colour: Rgb, paint?: Paint): Look => ({
  ...{ colour, gloss: 0.035, polish: 0.45 },
  ...(paint ? { paint } : {}),
})
export const chrome = (colour: Rgb = [226, 226, 230]): Look => ({ colour, gloss: 0.6, polish: 0.93, metal: true })
export const gold = (): Look => chrome([240, 212, 160])

export const leather = (colour: Rgb, paint?: Paint): Look =>
  satin(colour, (x, y, z, out) => {
    dim(out, 0.95 + noiseAt(x * 3.1 + z * 2, y * 3.1 - z, 2) * 0.12)
    paint?.(x, y, z, out)
  })

/** A maker's mark around the middle of a label, a ring with a stem, and lines of print below it; `half` is half the label's width. */
export function printLines(ink: Rgb, half: number): Paint {
  const wide = half * 0.03
  return (x, y, _z, out) => {
    const up = y - half * 0.3
    const far = Math.hypot(x, up)
    const ring = Math.abs(far - half * 0.3) < wide
    const stem = far < half * 0.22 && Math.abs(x - Math.sin(up * (5 / half)) * half * 0.05) < wide * 1.2
    if (ring || stem) blend(out, ink, 0.85)
    const name = Math.abs(y + half * 0.24) < half * 0.055 && Math.abs(x) < half * 0.56
    const letter = (((x / (half * 0.14)) % 1) + 1) % 1
    if (name && letter > 0.2 && letter < 0.75) blend(out, ink, 0.75)
    const small = Math.abs(y + half * 0.46) < half * 0.022 && Math.abs(x) < half * 0.36
    if (small) blend(out, ink, 0.6)
  }
}

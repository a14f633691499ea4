import { type Beam, openBeam, type Spot } from './camera.ts'
import type { Solid } from './solid.ts'
import { type Hits, traceSolids } from './trace.ts'

/** How much of a light reaches a place, 0 to 1. */
export type Reach = (x: number, y: number, z: number, spin: number) => number

/** Looks around a place, in turns that fill a disc evenly. */
const LOOKS = 12
const ACROSS = Float32Array.from({ length: LOOKS }, (_, i) => Math.cos(i * 2.399963) * Math.sqrt((i + 0.5) / LOOKS))
const DOWN = Float32Array.from({ length: LOOKS }, (_, i) => Math.sin(i * 2.399963) * Math.sqrt((i + 0.5) / LOOKS))
/** Centimetres by which a body does not shade itself. */
const BIAS = 0.12

/** A light: where it is, how far around the middle it is asked for, and how broad it is against its distance. */
export interface Lamp {
  towards: readonly [number, number, number]
  reach: number
  pixels: number
  breadth: number
  /** Centimetres around a place in which something is looked for that may stand before the light. */
  search: number
}

/** Shadows of all bodies: sharp where they touch, softer the further they fall. */
export function castShadows(solids: readonly Solid[], { towards, reach, pixels, breadth, search }: Lamp): Reach {
  const opaque = solids.filter(({ look }) => (look.clear ?? 0) < 0.5 && look.glow === undefined)
  const beam: Beam = openBeam(towards, { reach, pixels })
  const { depth }: Hits = traceSolids(beam, opaque)
  const place: Spot = { column: 0, row: 0, deep: 0 }
  const look = (column: number, row: number): number => {
    const u = Math.round(column - 0.5)
    const v = Math.round(row - 0.5)
    return u < 0 || v < 0 || u >= pixels || v >= pixels ? Number.POSITIVE_INFINITY : (depth[v * pixels + u] ?? 0)
  }
  /** How many looks around a place meet something before the light, and how far before it together. */
  const count = ({ column, row, deep }: Spot, spin: number, wide: number): { met: number; between: number } => {
    const cos = Math.cos(spin) * wide
    const sin = Math.sin(spin) * wide
    const found = { met: 0, between: 0 }
    for (let i = 0; i < LOOKS; i++) {
      const [u, v] = [ACROSS[i] ?? 0, DOWN[i] ?? 0]
      const seen = look(column + u * cos - v * sin, row + u * sin + v * cos)
      if (seen >= deep - BIAS - wide * 0.02) continue
      found.met++
      found.between += deep - seen
    }
    return found
  }
  return (x, y, z, spin) => {
    beam.locate(x, y, z, place)
    const { met, between } = count(place, spin, search * beam.scale)
    if (met === 0) return 1
    const size = Math.min(search, 0.1 + (between / met) * breadth) * beam.scale
    return 1 - count(place, spin, size).met / LOOKS
  }
}

import { createNoise, type Noise, smoothStep, sumOctaves } from '../../base/noise.ts'
import type { Rgb } from '../../base/colour.ts'
import type { Ground } from './shade.ts'

export type TopKind = 'oak' | 'walnut' | 'marble' | 'slate' | 'linen' | 'plain' | 'painted'

interface Grain {
  one: Noise
  two: Noise
  colour: Rgb
}

type Top = (grain: Grain) => Pick<Ground, 'top' | 'look'>

/** The top of a table, by centimetres; `colour` is that of a cloth or of paint. */
export function openTop(kind: TopKind, { seed, colour }: { seed: number; colour: Rgb }): Pick<Ground, 'top' | 'look'> {
  return TOPS[kind]({ one: createNoise(seed), two: createNoise(seed + 1), colour })
}

function write(out: Float32Array, own: Rgb, by: number): void {
  for (let i = 0; i < 3; i++) out[i] = Math.min(255, (own[i] ?? 0) * by)
}

const planks =
  ({ one, two }: Grain, own: Rgb, width: number): Ground['top'] =>
  (x, z, out) => {
    const plank = Math.floor(x / width)
    const off = x / width - plank
    const seam = smoothStep(0, 0.012, Math.min(off, 1 - off))
    const along = z + plank * 37
    const bend = one(x * 0.05, along * 0.02) * 2
    const fibre = sumOctaves(two, (x + bend) * 1.5, along * 0.05, 3)
    const ring = Math.sin(((x + bend * 1.6) * 1.1 + one(plank * 3.1, along * 0.012) * 7) * 1.3)
    const pore = two(x * 9, along * 0.5) > 0.6 ? 0.93 : 1
    write(out, own, (0.94 + one(plank * 5.3, 1) * 0.13 + fibre * 0.2 + ring * 0.035) * pore * (0.42 + 0.58 * seam))
  }

const TOPS: Record<TopKind, Top> = {
  oak: (grain) => ({
    top: planks(grain, [182, 138, 92], 13),
    look: { colour: grain.colour, gloss: 0.02, polish: 0.2 },
  }),
  walnut: (grain) => ({
    top: planks(grain, [92, 60, 40], 15),
    look: { colour: grain.colour, gloss: 0.025, polish: 0.3 },
  }),
  painted: (grain) => ({
    top: planks(grain, grain.colour, 11),
    look: { colour: grain.colour, gloss: 0.015, polish: 0.2 },
  }),
  marble: ({ one, two, colour }) => ({
    top: (x, z, out) => {
      const bend = sumOctaves(one, x / 26, z / 26, 3)
      const vein = Math.abs(sumOctaves(two, x / 34 + bend * 0.7, z / 34 - bend * 0.5, 3))
      const hair = Math.abs(sumOctaves(one, x / 15 + bend, z / 15, 2))
      const veined = 1 - 0.26 * (1 - smoothStep(0, 0.1, vein)) - 0.1 * (1 - smoothStep(0, 0.035, hair))
      write(out, [236, 233, 228], veined + bend * 0.05)
    },
    look: { colour, gloss: 0.045, polish: 0.7 },
  }),
  slate: ({ one, two, colour }) => ({
    top: (x, z, out) =>
      write(out, [66, 68, 73], 1 + sumOctaves(one, x / 9, z / 7, 4) * 0.34 + two(x * 3, z * 3) * 0.06),
    look: { colour, gloss: 0.025, polish: 0.2 },
  }),
  linen: ({ one, two, colour }) => ({
    top: (x, z, out) => {
      const thread = Math.sin(x * 21 + two(z, x / 9) * 1.5) * 0.045 + Math.sin(z * 21 + two(x, z / 9) * 1.5) * 0.045
      const slub = two(x * 7, z * 0.6) * 0.03 + two(x * 0.6, z * 7) * 0.03
      write(out, colour, 1 + thread + slub + sumOctaves(one, x / 30, z / 22, 2) * 0.13)
    },
    look: { colour, gloss: 0, polish: 0 },
  }),
  plain: ({ one, two, colour }) => ({
    top: (x, z, out) => write(out, colour, 1 + sumOctaves(one, x / 26, z / 26, 2) * 0.06 + two(x * 6, z * 6) * 0.015),
    look: { colour, gloss: 0.012, polish: 0.1 },
  }),
}

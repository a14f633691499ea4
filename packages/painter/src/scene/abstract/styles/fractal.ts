import { between } from '../../../base/chance.ts'
import { fromLab } from '../../../look/oklab.ts'
import { shadePixels } from '../pixels.ts'
import { createRamp, labOf, readRamp } from '../scheme.ts'
import type { Sheet } from '../sheet.ts'

/** A seed of the set, and what part of it is looked at. */
const SEEDS = [
  { re: -0.79, im: 0.156, x: 0, y: 0, size: 1.35 },
  { re: -0.4, im: 0.602, x: 0.12, y: 0.05, size: 1.05 },
  { re: 0.285, im: 0.0112, x: 0, y: 0.1, size: 0.95 },
  { re: -0.835, im: -0.2321, x: 0.28, y: 0, size: 0.72 },
] as const
const MOST = 130
const OUT = 80

/** Spirals in spirals: how fast a place runs away gives its colour, how near it once came to an axis its lines of light. */
export function paintFractal({ stage, scheme, random, turn }: Sheet): void {
  const { frame } = stage
  const seed = SEEDS[turn] ?? SEEDS[0]
  const tilt = between(random, -0.6, 0.6)
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const first = labOf(scheme.colours[0] ?? scheme.ground)
  const deep = fromLab([0.1, first[1] * 0.35, first[2] * 0.35])
  const ramp = createRamp(
    [deep, ...[...scheme.colours.slice(0, 4), scheme.accent].sort((a, b) => labOf(a)[0] - labOf(b)[0])],
    'as given',
  )
  const heart = scheme.metal ?? scheme.accent
  const zoom = (seed.size * 2) / frame.width
  shadePixels(stage.picture, frame, (px, py, out) => {
    const [u, v] = [(px - frame.width / 2) * zoom, (py - frame.height / 2) * zoom]
    let re = seed.x + u * cos - v * sin
    let im = seed.y + u * sin + v * cos
    let slope = 1
    let cross = 9
    let count = 0
    for (; count < MOST; count++) {
      const size = re * re + im * im
      if (size > OUT) break
      slope = 2 * Math.sqrt(size) * slope
      cross = Math.min(cross, Math.abs(re + im * 0.3) + size * 0.06)
      const next = re * re - im * im + seed.re
      im = 2 * re * im + seed.im
      re = next
    }
    const size = re * re + im * im
    const smooth = count < MOST ? count + 1 - Math.log(Math.log(size + 1.01) / Math.log(OUT)) / Math.LN2 : MOST
    const near = count < MOST ? (Math.sqrt(size) * Math.log(size)) / slope : 0
    const edge = Math.min(1, Math.sqrt(near * 13))
    readRamp(ramp, 0.5 - 0.5 * Math.cos(Math.sqrt(Math.max(0, smooth)) * 1.55 + turn), out)
    const thread = Math.exp(-cross * 16) * 0.85
    for (let i = 0; i < 3; i++) {
      const body = (out[i] ?? 0) * (0.34 + 0.72 * edge)
      out[i] = body + ((heart[i] ?? 0) * 1.1 - body) * thread + (1 - edge) * 42 * (count < MOST ? 1 : 0)
    }
  })
}

import { between } from '../../../base/chance.ts'
import { type Noise, smoothStep, sumOctaves } from '../../../base/noise.ts'
import { type Field, measureField, shadePixels } from '../pixels.ts'
import { createRamp, GOLD, readRamp, type Ramp } from '../scheme.ts'
import type { Sheet } from '../sheet.ts'

/** How a pour lies: its size, how often it folds over, how it is drawn out, and how much of the ground it leaves bare. */
interface Pour {
  size: number
  folds: number
  stretch: number
  bands: number
  bare: number
}

const POURS: readonly Pour[] = [
  { size: 620, folds: 0.85, stretch: 1, bands: 9, bare: 0 },
  { size: 520, folds: 0.5, stretch: 2.1, bands: 14, bare: 0 },
  { size: 560, folds: 0.8, stretch: 1.2, bands: 7, bare: 0.4 },
  { size: 400, folds: 0.62, stretch: 1.3, bands: 10, bare: 0.12 },
]

/** Liquid colours that were poured into each other: folded layers with a wet shine, and metal that ran along their seams. */
export function paintFluid({ stage, scheme, random, turn, noises }: Sheet): void {
  const pour = POURS[turn] ?? POURS[0]
  if (pour === undefined) return
  const angle = between(random, -0.9, 0.9) + (turn % 2 === 0 ? 0 : 0.7)
  const layers = measurePour(stage.frame, noises, { ...pour, angle })
  const metal = scheme.metal ?? (turn % 2 === 0 ? GOLD : null)
  const ramp = createRamp([...scheme.colours.slice(0, 5), scheme.ground])
  shadePixels(stage.picture, stage.frame, pourShader(layers, { pour, ramp, metal, ground: scheme.ground, noises }))
}

interface Layers {
  height: Field
  drift: Field
  seam: Field
}

/** Noise that is bent by noise that is bent by noise. */
function measurePour(
  frame: Sheet['stage']['frame'],
  [one, two, three]: Sheet['noises'],
  { size, folds, stretch, angle }: Pour & { angle: number },
): Layers {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (x: number, y: number) => [(x * cos + y * sin) / size, ((y * cos - x * sin) / size) * stretch] as const
  const driftX = measureField(frame, (x, y) => sumOctaves(one, ...at(x, y), 2), 6)
  const driftY = measureField(frame, (x, y) => sumOctaves(two, ...at(x, y), 2), 6)
  const bent = (noise: Noise, [u, v]: readonly [number, number], [q, p]: readonly [number, number]) =>
    sumOctaves(noise, u * 0.9 + q * folds, v * 0.9 + p * folds, 2)
  const foldX = measureField(frame, (x, y) => bent(three, at(x, y), [driftX.at(x, y), driftY.at(x, y)]), 3.6)
  const foldY = measureField(frame, (x, y) => bent(one, at(x + 900, y), [driftY.at(x, y), driftX.at(x, y)]), 3.6)
  const height = measureField(frame, (x, y) => bent(two, at(x, y), [foldX.at(x, y), foldY.at(x, y)]))
  return { height, drift: driftX, seam: foldX }
}

interface PourLook {
  pour: Pour
  ramp: Ramp
  metal: readonly [number, number, number] | null
  ground: readonly [number, number, number]
  noises: Sheet['noises']
}

function pourShader({ height, drift, seam }: Layers, { pour, ramp, metal, ground, noises }: PourLook) {
  const slope = new Float32Array(2)
  const [, , fine] = noises
  return (x: number, y: number, out: Float32Array): void => {
    const level = height.at(x, y)
    const side = seam.at(x, y)
    height.slope(x, y, slope)
    const layered = level * pour.bands + side * 2
    const step = layered - Math.floor(layered)
    // Each layer thins out towards the next and shows what is under it.
    const share = 0.5 + level * 0.72 + drift.at(x, y) * 0.42 + (step - 0.5) * 0.13
    readRamp(ramp, share, out)
    const lip = smoothStep(0.86, 0.97, step) * (1 - smoothStep(0.97, 1, step))
    const lit = 1 + (slope[0] ?? 0) * -14 + (slope[1] ?? 0) * -20 + lip * 0.32 - (1 - smoothStep(0, 0.16, step)) * 0.16
    const shine = Math.max(0, (slope[0] ?? 0) * -40 + (slope[1] ?? 0) * -55 - 0.62) * 70
    for (let i = 0; i < 3; i++) out[i] = (out[i] ?? 0) * Math.min(1.5, Math.max(0.42, lit)) + Math.min(64, shine)
    if (metal !== null) gild(out, { metal, layered: side * 3.1 + level * 1.4, lit, speck: fine(x / 2.2, y / 2.2) })
    if (pour.bare > 0) leaveBare(out, ground, smoothStep(-0.02, 0.012, drift.at(x, y) + side * 0.4 + 0.42 - pour.bare))
  }
}

interface Vein {
  metal: readonly [number, number, number]
  layered: number
  lit: number
  speck: number
}

/** Metal leaf along a seam: bright where it faces the light, broken into flakes at its edges. */
function gild(out: Float32Array, { metal, layered, lit, speck }: Vein): void {
  const off = Math.abs(layered - Math.floor(layered) - 0.5)
  const cover = 1 - smoothStep(0.035, 0.075, off + speck * 0.022)
  if (cover <= 0) return
  const glint = Math.min(1.55, Math.max(0.5, 0.55 + (lit - 0.6) * 0.9 + speck * 0.22))
  for (let i = 0; i < 3; i++) {
    const leaf = Math.min(255, (metal[i] ?? 0) * glint + Math.max(0, glint - 1.15) * 150)
    out[i] = (out[i] ?? 0) + (leaf - (out[i] ?? 0)) * cover
  }
}

function leaveBare(out: Float32Array, ground: readonly number[], share: number): void {
  for (let i = 0; i < 3; i++) out[i] = (ground[i] ?? 0) + ((out[i] ?? 0) - (ground[i] ?? 0)) * share
}

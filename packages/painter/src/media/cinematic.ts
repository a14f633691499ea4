import { deriveSeed } from '../base/chance.ts'
import { createLayer, type Frame, freeCanvas, type Layer, layOver, placeAt } from '../base/frame.ts'
import { createNoise, smoothStep } from '../base/noise.ts'
import { isPaintedAs } from '../recipe/version.ts'
import { kindOf } from '../scene/settings/kinds.ts'
import type { Stage } from '../scene/stage.ts'
import { readPixels, writePixels } from '../base/canvas-pixels.ts'
import { addBloom, addVignette } from './glow.ts'
import { mediumStrength } from './medium-strength.ts'
import { illustrate } from './illustrate.ts'
import { flareLens } from './lens-flare.ts'
import type { MediumStep } from './medium.ts'

/** From this version on the usual picture is an illustration, and its colours are those of its own light. */
const ILLUSTRATED = 4
/** How far places about the subject are out of focus in units, what bleeds, the split of tones, and the grain. */
const FILM_STILL = { soft: 2.6, bloom: 0.4, bright: 168, cool: 20, warm: 19, grain: 1 } as const
const ILLUSTRATION = { soft: 1.6, bloom: 0.3, bright: 186, cool: 13, warm: 8, grain: 0.6 } as const

/** Film still: the subject sharp before a soft ground, light that bleeds and flares, teal shade against orange light. */
export function* paintCinematic(stage: Stage): Generator<MediumStep, Layer> {
  const { frame, recipe } = stage
  const picture = createLayer(frame)
  const hand = mediumStrength(recipe)
  layOver(picture, stage.picture.canvas)
  const look = isPaintedAs(ILLUSTRATED, recipe) ? ILLUSTRATION : FILM_STILL
  if (look === ILLUSTRATION) illustrate(stage, picture)
  yield { share: 0.2, layer: picture }
  pullFocus(stage, picture, look.soft)
  yield { share: 0.5, layer: picture }
  addBloom(picture, frame, { radius: 18, strength: Math.min(0.8, look.bloom * hand), threshold: look.bright })
  const tone = kindOf(recipe.reading.setting).bare ? 0.4 : 1
  gradeFilm(picture, stage, {
    cool: look.cool * hand * tone,
    warm: look.warm * hand * tone,
    contrast: 1.1 + 0.09 * hand,
    grain: look.grain * (5 + 3 * hand),
  })
  yield { share: 0.8, layer: picture }
  flareLens(stage, picture)
  addVignette(picture, frame, '#03050a', Math.min(0.85, cornerShade(stage) * hand))
  return picture
}

/** How dark the corners are; older painters lost in them what stood there. */
function cornerShade({ recipe }: Stage): number {
  if (!isPaintedAs(4, recipe)) return 0.58
  return kindOf(recipe.reading.setting).bare ? 0.16 : 0.3
}

/** What lies behind the subject, and the ground right before the lens, falls out of focus; `radius` in units. */
function pullFocus(stage: Stage, picture: Layer, radius: number): void {
  const { frame, cover, recipe } = stage
  // Where nobody is, the place itself is what one looks at.
  if (recipe.reading.subjects.length === 0) return
  const figures = readPixels(cover.canvas)
  const lowest = figures.findLastIndex((value, i) => i % 4 === 3 && value > 128)
  if (lowest < 0) return
  const feet = placeAt(frame, 0, Math.floor(lowest / 4 / frame.widthPx)).y
  const sharp = readPixels(picture.canvas)
  const soft = softenGround(frame, picture, cover, radius * mediumStrength(recipe))
  for (let row = 0; row < frame.heightPx; row++) {
    const { y } = placeAt(frame, 0, row)
    const behind = smoothStep(0.01, 0.2, (feet - y) / frame.height)
    const before = stage.seat === null ? smoothStep(0.05, 0.16, (y - feet) / frame.height) : 0
    const most = Math.max(behind, before * 0.8)
    if (most === 0) continue
    for (let at = row * frame.widthPx; at < (row + 1) * frame.widthPx; at++) {
      const blur = (1 - (figures[at * 4 + 3] ?? 0) / 255) * most
      for (let i = at * 4; i < at * 4 + 3; i++) sharp[i] = (sharp[i] ?? 0) + ((soft[i] ?? 0) - (sharp[i] ?? 0)) * blur
    }
  }
  writePixels(picture.canvas, sharp)
}

/** The ground alone, blurred; figures are cut out first, or their colours would run into it. `radius` in units. */
function softenGround(frame: Frame, picture: Layer, cover: Layer, radius: number): Uint8ClampedArray {
  const bare = createLayer(frame)
  layOver(bare, picture.canvas)
  bare.ctx.globalCompositeOperation = 'destination-out'
  layOver(bare, cover.canvas)
  const soft = createLayer(frame)
  soft.ctx.filter = `blur(${(radius * frame.scale).toFixed(2)}px)`
  layOver(soft, bare.canvas)
  soft.ctx.filter = 'none'
  const pixels = readPixels(soft.canvas)
  const own = readPixels(picture.canvas)
  // Colours are kept where little of them is left; deep inside a figure nothing is.
  for (let i = 0; i < pixels.length; i += 4) if ((pixels[i + 3] ?? 0) < 8) pixels.set(own.subarray(i, i + 3), i)
  for (const layer of [bare, soft]) freeCanvas(layer.canvas)
  return pixels
}

export interface Grade {
  /** Blue in the shadows and orange in the lights, 0..40. */
  cool: number
  warm: number
  contrast: number
  grain: number
}

/** Contrast, split tone and grain by pixel; the grain lies at places of the world. */
export function gradeFilm(layer: Layer, stage: Stage, grade: Grade): void {
  const { frame, recipe } = stage
  const pixels = readPixels(layer.canvas)
  const speck = createNoise(deriveSeed(recipe.seed, 'grain'))
  const { cool, warm, contrast } = grade
  for (let row = 0; row < frame.heightPx; row++) {
    const y = row / frame.scale + frame.view.top
    for (let column = 0; column < frame.widthPx; column++) {
      const at = (row * frame.widthPx + column) * 4
      const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
      const light = (0.3 * red + 0.59 * green + 0.11 * blue) / 255
      const dark = (1 - light) ** 2
      const x = column / frame.scale + frame.view.left
      const grain = speck(x / 0.8, y / 0.8) * grade.grain * 0.6
      pixels[at] = (red - 118) * contrast + 118 + grain + warm * light * light - cool * 0.7 * dark
      pixels[at + 1] = (green - 118) * contrast + 118 + grain + warm * 0.3 * light + cool * 0.12 * dark
      pixels[at + 2] = (blue - 118) * contrast + 118 + grain - warm * light * 0.85 + cool * 0.8 * dark
    }
  }
  writePixels(layer.canvas, pixels)
}

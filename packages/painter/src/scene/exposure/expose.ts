import type { Canvas } from '@napi-rs/canvas'
import { readPixels, writePixels } from '../../base/canvas-pixels.ts'
import type { Curve, Exposure, Medium, Recipe } from '../../recipe/recipe.ts'
import { isPaintedAs } from '../../recipe/version.ts'
import type { Stage } from '../stage.ts'
import { isProductShot } from '../sweep/is-product-shot.ts'
import { applyTo, judgeFigures, judgeWhole, STRAIGHT } from './judge-tones.ts'
import { keyOf } from './key.ts'
import { measureTones } from './measure-tones.ts'

/** From this version on a picture is measured and lit anew. */
const MEASURED = 4
/** Of media with tones of their own; others have paper and inks, which stay as they are. */
const TONAL: readonly Medium[] = ['oil', 'cinematic', 'anime', 'low poly', 'cubism', 'gouache', 'neon']
const MOST_SCENE = 1.28
const MOST_PICTURE = 1.2
/** Media that are drawn on bare paper: its white is theirs, and only figures are lit anew. */
const ON_PAPER: readonly Medium[] = ['ink', 'pencil', 'manga', 'watercolour']
/** A medium adds contrast of its own: before it a scene needs so much less. */
const LEFT_TO_MEDIUM = 0.07

/**
 * Measures the built scene and lights it anew where it is washed out, blown out, hazy or too dark, or where figures are lost in their
 * ground. What a recipe already says of its exposure is done again, so that a picture that grows is lit as it was.
 */
export function exposeScene({ recipe, picture, cover, frame }: Stage): Exposure['scene'] | null {
  if (!isMeasured(recipe)) return null
  const pixels = readPixels(picture.canvas)
  const marks = readPixels(cover.canvas)
  const known = recipe.exposure?.scene
  const chosen = known ?? judgeScene(recipe, measureTones(pixels, marks, frame.widthPx))
  if (isStraight(chosen.whole) && isStraight(chosen.figures)) return chosen
  bendPixels(pixels, marks, chosen)
  writePixels(picture.canvas, pixels)
  return chosen
}

/** A photographer's studio is lit as it should be: dark goods before dark paper are no mistake. */
function isMeasured(recipe: Recipe): boolean {
  return isPaintedAs(MEASURED, recipe) && !(recipe.reading.medium === 'cinematic' && isProductShot(recipe))
}

function judgeScene({ reading }: Recipe, measured: ReturnType<typeof measureTones>): Exposure['scene'] {
  const asked = keyOf(reading)
  const key = { ...asked, dark: asked.dark + LEFT_TO_MEDIUM, bright: asked.bright - LEFT_TO_MEDIUM }
  const whole = ON_PAPER.includes(reading.medium) ? STRAIGHT : judgeWhole(measured.whole, key, MOST_SCENE)
  return { whole, figures: judgeFigures(measured, whole, key) }
}

/** Looks a second time, at what the medium made of the scene. */
export function exposePicture(recipe: Recipe, canvas: Canvas): Curve | null {
  if (!isMeasured(recipe)) return null
  if (recipe.exposure !== undefined) return bendCanvas(canvas, recipe.exposure.picture)
  if (!TONAL.includes(recipe.reading.medium)) return STRAIGHT
  const pixels = readPixels(canvas)
  const { whole } = measureTones(pixels, pixels, canvas.width)
  return bendCanvas(canvas, judgeWhole(whole, keyOf(recipe.reading), MOST_PICTURE), pixels)
}

function bendCanvas(canvas: Canvas, curve: Curve, pixels = isStraight(curve) ? null : readPixels(canvas)): Curve {
  if (pixels === null || isStraight(curve)) return curve
  bendPixels(pixels, null, { whole: curve, figures: STRAIGHT })
  writePixels(canvas, pixels)
  return curve
}

function bendPixels(
  pixels: Uint8ClampedArray,
  marks: Uint8ClampedArray | null,
  { whole, figures }: Exposure['scene'],
): void {
  const ground = tableOf((value) => applyTo(value, whole))
  const figure = tableOf((value) => applyTo(applyTo(value, whole), figures))
  for (let at = 0; at < pixels.length; at += 4) {
    const share = marks === null ? 0 : (marks[at + 3] ?? 0) / 255
    for (let i = at; i < at + 3; i++) {
      const value = pixels[i] ?? 0
      const below = ground[value] ?? value
      pixels[i] = share === 0 ? below : below + ((figure[value] ?? value) - below) * share
    }
  }
}

function tableOf(bent: (value: number) => number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 256 }, (_, value) => Math.round(bent(value / 255) * 255))
}

function isStraight({ black, white, gamma }: Curve): boolean {
  return black === 0 && white === 255 && gamma === 1
}

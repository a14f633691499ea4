import type { Path2D } from '@napi-rs/canvas'
import { createRandom, deriveSeed } from '../base/chance.ts'
import { createLayer, type Layer, placeAt } from '../base/frame.ts'
import { smoothStep } from '../base/noise.ts'
import { isPaintedAs } from '../recipe/version.ts'
import type { Stage } from '../scene/stage.ts'
import { readLuma, readPixels, writePixels } from '../base/canvas-pixels.ts'
import { type Cells, sampleCells } from './cells.ts'
import { findContours } from './contour-lines.ts'
import { drawLoops, traceContours } from './contours.ts'
import { mediumStrength } from './medium-strength.ts'
import { flattenCanvas } from './kuwahara.ts'
import type { MediumStep } from './medium.ts'
import { findOutline } from './outline.ts'
import { spreadApart, spreadTones } from './tones.ts'

/** Distance of the screentone's dots, in units. */
const PITCH = 4.6
/** Shares of black that sheets of tone are sold in, from light to dark, and the brightness below which each is pasted. */
const SHEETS = [
  { below: 196, black: 0.12 },
  { below: 142, black: 0.3 },
  { below: 92, black: 0.52 },
] as const
const SOLID_BELOW = 46

/** Manga: black ink on white paper, sheets of dots for grey, solid blacks, lines that run to the subject, a panel's frame. */
export function* paintManga(stage: Stage): Generator<MediumStep, Layer> {
  const picture = createLayer(stage.frame)
  const inked = isPaintedAs(INKED, stage.recipe)
  for (const [index, patch] of [7, 2].entries()) {
    const flat = readLuma(flattenCanvas(stage.picture.canvas, patch * stage.frame.scale))
    const luma = inked
      ? spreadApart(stage.frame, flat, readPixels(stage.cover.canvas), GROUND_LIFT)
      : spreadTones(stage.frame, flat)
    writePixels(picture.canvas, pasteTones(stage, luma, index === 1))
    yield { share: (index + 1) * 0.3, layer: picture }
  }
  const cells = sampleCells(stage, 1.5)
  drawFocusLines(stage, picture, cells)
  yield { share: 0.85, layer: picture }
  rimFigures(stage, picture, cells)
  framePanel(stage, picture)
  return picture
}

/** From this version on figures stand out by tones of their own, before a ground that is kept light. */
const INKED = 4
const GROUND_LIFT = 0.3

function pasteTones(stage: Stage, luma: Float32Array, lined: boolean): Uint8ClampedArray {
  const { frame, recipe, picture: scene } = stage
  const out = new Uint8ClampedArray(luma.length * 4)
  const weight = mediumStrength(recipe)
  const grey = readLuma(readPixels(scene.canvas))
  const pen = 0.7 + 0.5 * weight
  const line = isPaintedAs(INKED, recipe)
    ? findContours(stage, grey, pen)
    : findOutline(grey, frame.widthPx, pen * frame.scale, 7)
  const punch = 0.76 + 0.24 * weight
  const soft = Math.max(0.06, 0.55 / (PITCH * frame.scale))
  for (let at = 0; at < luma.length; at++) {
    const { x, y } = placeAt(frame, (at % frame.widthPx) + 0.5, Math.floor(at / frame.widthPx) + 0.5)
    const tone = toneAt(132 + ((luma[at] ?? 255) - 132) * punch, x, y, soft)
    const ink = lined ? Math.max(tone, smoothStep(0.25, 0.6, line[at] ?? 0)) : tone
    const grey = 252 - 240 * ink
    out.set([grey, grey, grey, 255], at * 4)
  }
  return out
}

/** Share of black at a place: none, a dot of one of the sheets, or solid. */
function toneAt(luma: number, x: number, y: number, soft: number): number {
  if (luma < SOLID_BELOW) return 1
  const sheet = SHEETS.findLast(({ below }) => luma < below)
  if (sheet === undefined) return 0
  const u = (x + y) / (PITCH * Math.SQRT2)
  const v = (x - y) / (PITCH * Math.SQRT2)
  const apart = Math.hypot(u - Math.round(u), v - Math.round(v))
  const radius = Math.sqrt(sheet.black / Math.PI)
  return smoothStep(radius + soft, radius - soft, apart)
}

/** Lines from the panel's edge towards the subject, in half of all panels that have one. */
function drawFocusLines({ frame, recipe, layout }: Stage, { ctx }: Layer, cells: Cells): void {
  const { cover } = cells
  const random = createRandom(deriveSeed(recipe.layoutSeed, 'focus lines'))
  if (random() < 0.5 || !cover.some((share) => share > 128)) return
  const reach = Math.hypot(frame.width, frame.height) * 0.62
  const y = layout.feet - layout.subject * 0.55
  const count = Math.round(90 + 40 * mediumStrength(recipe))
  ctx.save()
  if (isPaintedAs(INKED, recipe)) ctx.clip(outlineOutside(cells))
  ctx.fillStyle = '#0c0c0c'
  for (let index = 0; index < count; index++) {
    const angle = ((index + random()) / count) * Math.PI * 2
    const inner = reach * (0.6 + random() * 0.34)
    const half = 0.004 + random() * 0.007
    ctx.beginPath()
    ctx.moveTo(layout.focus + Math.cos(angle) * inner, y + Math.sin(angle) * inner)
    for (const side of [-half, half]) {
      ctx.lineTo(layout.focus + Math.cos(angle + side) * reach * 1.9, y + Math.sin(angle + side) * reach * 1.9)
    }
    ctx.fill()
  }
  ctx.restore()
}

/** All that no figure covers. */
function outlineOutside(cells: Cells): Path2D {
  const ground = cells.cover.map((share) => (share > 128 ? 0 : 1))
  return drawLoops(cells, traceContours(cells, ground, 2))
}

/** White between the figures and what lies behind, then their bold outline. */
function rimFigures({ recipe }: Stage, { ctx }: Layer, cells: Cells): void {
  const hand = mediumStrength(recipe)
  const figures = cells.cover.map((share) => (share > 128 ? 1 : 0))
  const outline = drawLoops(cells, traceContours(cells, figures, 2))
  const outside = outlineOutside(cells)
  ctx.save()
  ctx.clip(outside)
  ctx.lineJoin = 'round'
  ctx.strokeStyle = '#fdfdfd'
  ctx.lineWidth = 7 + 2 * hand
  ctx.stroke(outline)
  ctx.restore()
  ctx.strokeStyle = '#0c0c0c'
  ctx.lineWidth = 1.2 + hand
  ctx.stroke(outline)
}

/** Width of the white gutter and the frame, in units. */
const GUTTER_UNITS = 14

function framePanel({ frame }: Stage, { ctx }: Layer): void {
  const { left, top, width, height } = frame.view
  const edge = GUTTER_UNITS - 4
  ctx.strokeStyle = '#fdfdfd'
  ctx.lineWidth = edge * 2
  ctx.strokeRect(left, top, width, height)
  ctx.strokeStyle = '#0c0c0c'
  ctx.lineWidth = 3.2
  ctx.strokeRect(left + edge, top + edge, width - edge * 2, height - edge * 2)
}

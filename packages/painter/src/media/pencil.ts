import { createRandom, deriveSeed, type Random } from '../base/chance.ts'
import { createLayer, fillWhole, type Frame, type Layer, pixelAt, placeAt } from '../base/frame.ts'
import { createNoise, smoothStep, sumOctaves } from '../base/noise.ts'
import { isPaintedAs } from '../recipe/version.ts'
import type { Stage } from '../scene/stage.ts'
import { readLuma, readPixels, writePixels } from '../base/canvas-pixels.ts'
import { sampleCells } from './cells.ts'
import { type Loop, traceContours } from './contours.ts'
import { type Flow, measureFlow } from './grain-field.ts'
import { mediumStrength } from './medium-strength.ts'
import { flattenCanvas } from './kuwahara.ts'
import type { MediumStep } from './medium.ts'
import { findContours } from './contour-lines.ts'
import { findOutline } from './outline.ts'
import { hashCell } from './strokes.ts'
import { spreadApart, spreadTones } from './tones.ts'

/** One layer of strokes, laid where the scene is darker than `below`; `follow` is how far they turn with the form. */
const LAYERS = [
  { angle: -0.85, below: 214, spacing: 4.4, follow: 0.35 },
  { angle: -0.85, below: 164, spacing: 3.6, follow: 0.85 },
  { angle: -0.6, below: 118, spacing: 3.2, follow: 1 },
  { angle: 0.55, below: 82, spacing: 3, follow: 0.5 },
  { angle: -0.85, below: 46, spacing: 2.4, follow: 0.9 },
] as const

/** From this version on figures have tones of their own. */
const FORMED = 4
/** How much lighter what is about them is drawn. */
const GROUND_LIFT = 0.26

/** Pencil on toothed paper: long strokes that follow the form, crossed where it is dark, and contours drawn more than once. */
export function* paintPencil(stage: Stage): Generator<MediumStep, Layer> {
  const { frame } = stage
  const picture = createLayer(frame)
  picture.ctx.fillStyle = '#ffffff'
  fillWhole(picture.ctx, frame)
  const grey = readLuma(flattenCanvas(stage.picture.canvas, 1.6 * frame.scale))
  const luma = isPaintedAs(FORMED, stage.recipe)
    ? spreadApart(frame, grey, readPixels(stage.cover.canvas), GROUND_LIFT)
    : spreadTones(frame, grey)
  const drawing: Drawing = {
    luma,
    flow: measureFlow(luma, frame.widthPx, Math.max(1, Math.round(3.5 * frame.scale))),
    isOpen: openSheet(stage),
  }
  for (const [index, layer] of LAYERS.entries()) {
    hatchLayer(stage, picture, drawing, layer)
    yield { share: (index + 1) / (LAYERS.length + 1.4), layer: picture }
  }
  sketchFigures(stage, picture)
  catchTooth(stage, picture, drawing)
  return picture
}

interface Drawing {
  luma: Float32Array
  flow: Flow
  /** Whether the drawing reaches this place: towards the sheet's edge it is left open. */
  isOpen: (x: number, y: number) => boolean
}

function openSheet({ frame, recipe }: Stage): Drawing['isOpen'] {
  const ragged = createNoise(deriveSeed(recipe.seed, 'edge'))
  const { left, top, width, height } = frame.view
  return (x, y) => {
    const edge = Math.min(x - left, y - top, left + width - x, top + height - y)
    return edge > 34 || edge > 17 + sumOctaves(ragged, x / 44, y / 44, 3) * 15
  }
}

function hatchLayer(stage: Stage, { ctx }: Layer, drawing: Drawing, layer: (typeof LAYERS)[number]): void {
  const { frame, recipe } = stage
  const { view } = frame
  const seed = deriveSeed(recipe.seed, `hatch ${layer.below}`)
  const [wide, high] = [layer.spacing * 2.1, layer.spacing]
  const hand = mediumStrength(recipe)
  ctx.lineCap = 'round'
  for (let row = Math.floor(view.top / high); row * high < view.top + view.height; row++) {
    for (let column = Math.floor(view.left / wide); column * wide < view.left + view.width; column++) {
      const random = createRandom(hashCell(seed, column, row))
      const [x, y] = [(column + random()) * wide, (row + random()) * high]
      const at = indexAt(frame, x, y)
      const lack = layer.below - (drawing.luma[at] ?? 255)
      if (lack < random() * 46 || !drawing.isOpen(x, y)) continue
      ctx.strokeStyle = `rgba(46,46,52,${(Math.min(0.62, 0.3 + lack / 300) * (0.75 + 0.25 * hand)).toFixed(3)})`
      ctx.lineWidth = (0.55 + random() * 0.65) * (0.7 + 0.3 * hand)
      drawStroke(ctx, { frame, drawing, layer }, { x, y, random })
    }
  }
}

function indexAt(frame: Frame, x: number, y: number): number {
  const place = pixelAt(frame, x, y)
  const column = Math.min(frame.widthPx - 1, Math.max(0, Math.floor(place.column)))
  return Math.min(frame.heightPx - 1, Math.max(0, Math.floor(place.row))) * frame.widthPx + column
}

/** Runs on with the form until the tone gets too light for its layer. */
function drawStroke(
  ctx: Layer['ctx'],
  { frame, drawing, layer }: { frame: Frame; drawing: Drawing; layer: (typeof LAYERS)[number] },
  { x, y, random }: { x: number; y: number; random: Random },
): void {
  const steps = 3 + Math.floor(random() * 4)
  const sway = layer.angle + (random() - 0.5) * 0.16
  let [atX, atY] = [x, y]
  ctx.beginPath()
  ctx.moveTo(atX, atY)
  for (let step = 0; step < steps; step++) {
    const at = indexAt(frame, atX, atY)
    if ((drawing.luma[at] ?? 255) > layer.below + 12) break
    const firm = (drawing.flow.sure[at] ?? 0) * layer.follow
    const [alongX, alongY] = [drawing.flow.alongX[at] ?? 0, drawing.flow.alongY[at] ?? 0]
    const flip = alongX * Math.cos(sway) + alongY * Math.sin(sway) < 0 ? -1 : 1
    atX += (Math.cos(sway) * (1 - firm) + alongX * flip * firm) * 2.6
    atY += (Math.sin(sway) * (1 - firm) + alongY * flip * firm) * 2.6
    ctx.lineTo(atX, atY)
  }
  ctx.stroke()
}

/** A sketcher finds the outline in several goes, each a little off. */
function sketchFigures(stage: Stage, { ctx }: Layer): void {
  const cells = sampleCells(stage, 2)
  const figures = cells.cover.map((share) => (share > 128 ? 1 : 0))
  const loops = traceContours(cells, figures, 3)
  const hand = mediumStrength(stage.recipe)
  for (let go = 0; go < 3; go++) {
    const stray = createNoise(deriveSeed(stage.recipe.seed, `outline ${go}`))
    ctx.strokeStyle = `rgba(38,38,44,${go === 0 ? 0.75 : 0.4})`
    ctx.lineWidth = go === 0 ? 1.2 : 0.75
    for (const loop of loops) sketchLoop(ctx, cells, loop, (x, y) => stray(x / 34, y / 34) * (0.5 + go) * hand)
  }
}

function sketchLoop(
  ctx: Layer['ctx'],
  { side, left, top }: { side: number; left: number; top: number },
  loop: Loop,
  stray: (x: number, y: number) => number,
): void {
  ctx.beginPath()
  for (let i = 0; i <= loop.length; i += 2) {
    const x = left + (loop[i % loop.length] ?? 0) * side
    const y = top + (loop[(i + 1) % loop.length] ?? 0) * side
    ctx.lineTo(x + stray(x, y), y + stray(y + 400, x))
  }
  ctx.stroke()
}

/** How dark the smudged tone under the strokes is at most, within figures and about them. */
const SMUDGE = { figure: 0.34, ground: 0.2 } as const

const UNRUBBED = { figure: 0, ground: 0 } as const

/** Lead stays on the heights of the paper's tooth; the fine contours of the scene come last. */
function catchTooth(stage: Stage, picture: Layer, { luma, isOpen }: Drawing): void {
  const { frame, recipe, cover } = stage
  const formed = isPaintedAs(FORMED, recipe)
  const pixels = readPixels(picture.canvas)
  const figures = readPixels(cover.canvas)
  const line = formed ? findContours(stage, luma, 1.2) : findOutline(luma, frame.widthPx, 1.2 * frame.scale, 7)
  const smudge = formed ? SMUDGE : UNRUBBED
  const tooth = createNoise(deriveSeed(recipe.seed, 'tooth'))
  for (let at = 0; at < line.length; at++) {
    const { x, y } = placeAt(frame, at % frame.widthPx, Math.floor(at / frame.widthPx))
    const height = tooth(x / 1.25, y / 1.25) * 0.6 + tooth(x / 2.9 + 30, y / 2.9) * 0.4
    const own = (figures[at * 4 + 3] ?? 0) > 90
    const open = isOpen(x, y) ? 1 : 0
    const [firm, rub] = own ? [0.85, smudge.figure] : [0.5, smudge.ground]
    const drawn = open * (line[at] ?? 0) * firm
    const rubbed = open * (1 - (luma[at] ?? 255) / 255) * rub
    const stroke = Math.max(1 - (pixels[at * 4] ?? 255) / 255, drawn)
    const lead = stroke + rubbed * (1 - stroke)
    const caught = Math.min(0.9, lead * (0.35 + 0.6 * lead + 0.75 * smoothStep(-0.7, 0.6, height)))
    for (const [channel, paper] of [246, 243, 235].entries()) {
      pixels[at * 4 + channel] = (paper + height * 3.5) * (1 - caught) + (channel === 2 ? 50 : 44) * caught
    }
  }
  writePixels(picture.canvas, pixels)
}

import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { readPixels } from '../base/canvas-pixels.ts'
import { createRandom, deriveSeed } from '../base/chance.ts'
import { freeCanvas } from '../base/frame.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { drawSubject } from '../subjects/draw-subject.ts'
import { arrangeMotif, type Placed } from './arrange-motif.ts'

/** What a sign shows, cut to its own edge. */
export interface Motif {
  canvas: Canvas
  /** Width by height. */
  aspect: number
}

const PAPER_LIGHT = { light: '#ffffff', ambient: '#f4f2f0', shade: '#4a4458', ground: '#d8cfc4' }
const MARGIN = 0.06

/** The subjects as one figure on nothing, `sidePx` on its longer side; null where none can be drawn. */
export function drawMotif(recipe: Recipe, sidePx: number): Motif | null {
  const placed = arrangeMotif(recipe)
  if (placed.length === 0) return null
  const reach = measureReach(placed)
  const scale = (sidePx * (1 - MARGIN * 2)) / Math.max(reach.width, reach.height)
  const canvas = createCanvas(sidePx, sidePx)
  const ctx = canvas.getContext('2d')
  ctx.translate(
    sidePx / 2 - (reach.left + reach.width / 2) * scale,
    sidePx / 2 - (reach.top + reach.height / 2) * scale,
  )
  ctx.scale(scale, scale)
  for (const [index, one] of placed.entries()) drawOne(ctx, one, deriveSeed(recipe.seed, `motif ${index}`))
  return trim(canvas)
}

function drawOne(ctx: SKRSContext2D, { subject, x, y, height, facing }: Placed, seed: number): void {
  drawSubject(subject.name, {
    ctx,
    x,
    y,
    height,
    facing,
    random: createRandom(seed),
    colour: subject.colour,
    palette: PAPER_LIGHT,
    light: { x: -0.5, y: -0.8 },
    niji: true,
    ...(subject.pose === undefined ? {} : { pose: subject.pose }),
  })
}

function measureReach(placed: readonly Placed[]) {
  const left = Math.min(...placed.map(({ x, width }) => x - width / 2))
  const right = Math.max(...placed.map(({ x, width }) => x + width / 2))
  const top = Math.min(...placed.map(({ y, height }) => y - height))
  const foot = Math.max(...placed.map(({ y }) => y))
  return { left, top, width: right - left, height: foot - top }
}

/** Opacity from which a pixel belongs to the figure. */
const SEEN = 40

function trim(canvas: Canvas): Motif {
  const { width, height } = canvas
  const pixels = readPixels(canvas)
  let [left, right, top, foot] = [width, 0, height, 0]
  for (let at = 0; at < width * height; at++) {
    if ((pixels[at * 4 + 3] ?? 0) < SEEN) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    foot = y
  }
  const [wide, high] = [Math.max(1, right - left + 1), Math.max(1, foot - top + 1)]
  const cut = createCanvas(wide, high)
  cut.getContext('2d').drawImage(canvas, -left, -top)
  freeCanvas(canvas)
  return { canvas: cut, aspect: wide / high }
}

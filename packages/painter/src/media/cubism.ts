import { createRandom, deriveSeed } from '../base/chance.ts'
import { createLayer, drawWhole, freeCanvas, type Layer, layOver, placeAt } from '../base/frame.ts'
import { createNoise } from '../base/noise.ts'
import type { Stage } from '../scene/stage.ts'
import { readPixels, writePixels } from '../base/canvas-pixels.ts'
import { type Cells, sampleCells } from './cells.ts'
import { drawLoops, traceContours } from './contours.ts'
import { mediumStrength } from './medium-strength.ts'
import { flattenCanvas } from './kuwahara.ts'
import type { MediumStep } from './medium.ts'
import { middleOf, type Plane, splitPlanes } from './split-planes.ts'

/** Widest planes in units: on plain ground, and within figures. */
const CUTS = [
  { plain: 260, figure: 120 },
  { plain: 170, figure: 72 },
] as const

/** Cubism: the scene broken into straight planes, each seen from a little elsewhere and shaded from one edge, in earth colours. */
export function* paintCubism(stage: Stage): Generator<MediumStep, Layer> {
  const picture = createLayer(stage.frame)
  const cells = sampleCells(stage, 2)
  const muted = muteScene(stage, cells)
  for (const [index, cut] of CUTS.entries()) {
    layOver(picture, muted.canvas)
    for (const plane of findPlanes(stage, cells, cut)) layPlane(stage, { picture, muted, cells }, plane)
    yield { share: (index + 1) * 0.4, layer: picture }
  }
  freeCanvas(muted.canvas)
  stipple(stage, picture)
  return picture
}

function findPlanes({ frame, recipe }: Stage, cells: Cells, cut: { plain: number; figure: number }): Plane[] {
  const { view } = frame
  const wanted = (x: number, y: number) => (isFigure(cells, x, y) ? cut.figure : cut.plain)
  const isSeen = (plane: Plane) => {
    const [xs, ys] = [0, 1].map((odd) => plane.filter((_, i) => i % 2 === odd)) as [number[], number[]]
    const across = Math.max(...xs) > view.left && Math.min(...xs) < view.left + view.width
    return across && Math.max(...ys) > view.top && Math.min(...ys) < view.top + view.height
  }
  return splitPlanes(deriveSeed(recipe.layoutSeed, 'planes'), wanted, isSeen)
}

/** Whether a figure stands at a place or within a plane's half width of it. */
function isFigure({ side, left, top, columns, rows, cover }: Cells, x: number, y: number): boolean {
  for (const [right, down] of [
    [0, 0],
    [-30, 0],
    [30, 0],
    [0, -30],
    [0, 30],
  ] as const) {
    const column = Math.floor((x + right - left) / side)
    const row = Math.floor((y + down - top) / side)
    if (column < 0 || row < 0 || column >= columns || row >= rows) continue
    if ((cover[row * columns + column] ?? 0) > 100) return true
  }
  return false
}

/** Earth colours: most hues turn to ochre, umber and grey; the purest keep a part of their own. */
function muteScene({ frame, picture, cover }: Stage, cells: Cells): Layer {
  const muted = createLayer(frame)
  const figures = readPixels(cover.canvas)
  const pixels = flattenCanvas(picture.canvas, 2.6 * frame.scale)
  for (let i = 0; i < pixels.length; i += 4) {
    const [red, green, blue] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0]
    const luma = 0.3 * red + 0.59 * green + 0.11 * blue
    const level = 34 + (Math.round((luma / 255) * 8) / 8) * 196 * 0.6 + luma * 0.3
    const keep = 0.4 + ((figures[i + 3] ?? 0) / 255) * 0.5
    pixels[i] = level * 1.05 + 14 + (red - luma) * keep
    pixels[i + 1] = level * 0.96 + 3 + (green - luma) * keep * 0.9
    pixels[i + 2] = level * 0.78 - 4 + (blue - luma) * keep
  }
  writePixels(muted.canvas, pixels)
  drawContour(muted, cells)
  return muted
}

/** A dark contour that the cuts will break. */
function drawContour({ ctx }: Layer, cells: Cells): void {
  const figures = cells.cover.map((share) => (share > 128 ? 1 : 0))
  ctx.strokeStyle = 'rgba(26,17,12,0.85)'
  ctx.lineJoin = 'round'
  ctx.lineWidth = 2.6
  ctx.stroke(drawLoops(cells, traceContours(cells, figures, 2)))
}

/** One plane: the scene through it, turned, shifted and drawn nearer, then its shade and its edge. */
function layPlane(stage: Stage, on: { picture: Layer; muted: Layer; cells: Cells }, plane: Plane): void {
  const { frame, recipe } = stage
  const { ctx } = on.picture
  const { x, y } = middleOf(plane)
  const random = createRandom(deriveSeed(recipe.layoutSeed, `${Math.round(x * 4)} ${Math.round(y * 4)}`))
  const hand = Math.min(1.7, mediumStrength(recipe))
  // What is shown must still be told.
  const stray = isFigure(on.cells, x, y) ? 0.42 : 1
  ctx.save()
  ctx.beginPath()
  for (let i = 0; i < plane.length; i += 2) ctx.lineTo(plane[i] ?? 0, plane[i + 1] ?? 0)
  ctx.closePath()
  ctx.clip()
  ctx.translate(x + (random() - 0.5) * 34 * hand * stray, y + (random() - 0.5) * 34 * hand * stray)
  ctx.rotate((random() - 0.5) * 0.5 * hand * stray)
  const nearer = 1.02 + random() * 0.26 * hand * stray
  ctx.scale(nearer, nearer)
  ctx.translate(-x, -y)
  drawWhole(ctx, frame, on.muted.canvas)
  ctx.restore()
  shadePlane(ctx, plane, random() * Math.PI * 2, hand)
}

/** Dark from one edge, light from the other; the line around it swells and fades. */
function shadePlane(ctx: Layer['ctx'], plane: Plane, turn: number, hand: number): void {
  const { x, y } = middleOf(plane)
  let reach = 0
  for (let i = 0; i < plane.length; i += 2)
    reach = Math.max(reach, Math.hypot((plane[i] ?? 0) - x, (plane[i + 1] ?? 0) - y))
  const [right, down] = [Math.cos(turn) * reach * 0.8, Math.sin(turn) * reach * 0.8]
  const shade = ctx.createLinearGradient(x - right, y - down, x + right, y + down)
  shade.addColorStop(0, `rgba(38,26,18,${Math.min(0.8, 0.52 * hand)})`)
  shade.addColorStop(0.42, 'rgba(38,26,18,0)')
  shade.addColorStop(0.6, 'rgba(252,238,206,0)')
  shade.addColorStop(1, `rgba(252,238,206,${Math.min(0.7, 0.42 * hand)})`)
  ctx.beginPath()
  for (let i = 0; i < plane.length; i += 2) ctx.lineTo(plane[i] ?? 0, plane[i + 1] ?? 0)
  ctx.closePath()
  ctx.fillStyle = shade
  ctx.fill()
  const line = ctx.createLinearGradient(x - right, y - down, x + right, y + down)
  line.addColorStop(0, 'rgba(24,16,12,0.9)')
  line.addColorStop(0.75, 'rgba(24,16,12,0.35)')
  line.addColorStop(1, 'rgba(24,16,12,0.05)')
  ctx.strokeStyle = line
  ctx.lineWidth = 1.7
  ctx.stroke()
}

/** Short dabs of the brush over everything. */
function stipple({ frame, recipe }: Stage, picture: Layer): void {
  const pixels = readPixels(picture.canvas)
  const dab = createNoise(deriveSeed(recipe.seed, 'dabs'))
  for (let at = 0; at < pixels.length / 4; at++) {
    const { x, y } = placeAt(frame, at % frame.widthPx, Math.floor(at / frame.widthPx))
    const lean = dab(x / 120, y / 120) > 0 ? 1 : -1
    const light = dab((x + y * lean) / 7, (y - x * lean) / 2.6) * 9 + dab(x / 1.6, y / 1.6) * 4
    for (let i = at * 4; i < at * 4 + 3; i++) pixels[i] = (pixels[i] ?? 0) + light
  }
  writePixels(picture.canvas, pixels)
}

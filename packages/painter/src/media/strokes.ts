import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '../base/chance.ts'
import { measureLuma, type Rgb, toHex } from '../base/colour.ts'
import { createLayer, drawWhole, type Frame, freeCanvas, type Layer, pixelAt } from '../base/frame.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { readPixels } from '../base/canvas-pixels.ts'
import type { Flow } from './grain-field.ts'

/** One pass of the brush over the whole picture. Lengths in units. */
export interface Pass {
  width: number
  /** Strokes are laid where the picture differs from the scene by more, 0..255 per channel; 0 covers all. */
  threshold: number
  /** Steps of half a width. */
  steps: number
  opacity: number
  /** Random change of colour, 0..255. */
  jitter: number
  /** Share of the grid cells tried. */
  spacing: number
}

export interface Easel {
  frame: Frame
  /** The scene to be painted. */
  scene: Layer
  /** What has been painted so far. */
  picture: Layer
  /** Thickness of the paint, 128 is flat; null for thin paint. */
  relief: Layer | null
  flow: Flow
  seed: number
  /** RGBA whose alpha marks figures: there strokes are smaller, truer in colour, and paint is thicker in the lights. */
  figures?: Uint8ClampedArray
  /** Direction of strokes where nothing directs them: angle at a place in units. */
  drift: (x: number, y: number) => number
}

/** Strokes thinner than this cannot be seen and are not laid. */
const THINNEST_PX = 0.7
/** Strokes thinner than this, in units, leave no ridge. */
const RELIEF_FROM = 4

/** An upscale ends with a brush half as wide as the finest one. */
export function withFinest({ finish }: Recipe, passes: readonly Pass[]): readonly Pass[] {
  const last = passes.at(-1)
  if (finish === undefined || last === undefined) return passes
  return [...passes, { ...last, width: last.width * 0.5, threshold: last.threshold * 0.7, opacity: 0.8 }]
}

type Trail = Pick<Path2D, 'moveTo' | 'lineTo'>

interface Stroke {
  x: number
  y: number
  random: Random
}

/** Lays one pass; each stroke is born in a cell of the world, so that another size gives the same strokes. */
export function layPass(easel: Easel, pass: Pass): void {
  if (pass.threshold > 0 && pass.width * easel.frame.scale < THINNEST_PX) return
  const softened = softenScene(easel, pass.width * 0.3)
  const target = readPixels(softened.canvas)
  const current = readPixels(easel.picture.canvas)
  for (const { ctx } of easel.relief ? [easel.picture, easel.relief] : [easel.picture]) {
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    ctx.globalAlpha = pass.opacity
  }
  for (const stroke of findStrokes(easel, pass, target, current)) drawStroke(easel, pass, target, stroke)
  easel.picture.ctx.globalAlpha = 1
  freeCanvas(softened.canvas)
}

function softenScene(easel: Easel, radius: number): Layer {
  const soft = createLayer(easel.frame)
  soft.ctx.filter = `blur(${(radius * easel.frame.scale).toFixed(2)}px)`
  drawWhole(soft.ctx, easel.frame, easel.scene.canvas)
  soft.ctx.filter = 'none'
  // The blur fades at the border; the sharp scene fills what it left open.
  soft.ctx.globalCompositeOperation = 'destination-over'
  drawWhole(soft.ctx, easel.frame, easel.scene.canvas)
  return soft
}

function findStrokes(easel: Easel, pass: Pass, target: Uint8ClampedArray, current: Uint8ClampedArray): Stroke[] {
  const cell = Math.max(1.6, pass.width * pass.spacing)
  const candidates: { stroke: Stroke; order: number }[] = []
  const salt = Math.round(pass.width * 977)
  const { left, top, width, height } = easel.frame.view
  for (let row = Math.floor(top / cell); row * cell < top + height + cell; row++) {
    for (let column = Math.floor(left / cell); column * cell < left + width + cell; column++) {
      const hash = hashCell(easel.seed + salt, column, row)
      const x = (column + (hash & 0xffff) / 0x10000) * cell
      const y = (row + (hash >>> 16) / 0x10000) * cell
      const at = indexAt(easel.frame, x, y)
      const threshold = pass.threshold * (0.75 + ((hash >>> 8) & 0xff) / 512) * (1 - CARE * figureAt(easel, at))
      if (threshold > 0 && differ(target, current, at) < threshold) continue
      const random = createRandom(hash)
      candidates.push({ stroke: { x, y, random }, order: random() })
    }
  }
  candidates.sort((a, b) => a.order - b.order)
  return candidates.map(({ stroke }) => stroke)
}

/** A 32-bit number of its own for each cell of the world. */
export function hashCell(seed: number, column: number, row: number): number {
  let hash = Math.imul(seed ^ Math.imul(column + 7919, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13) ^ Math.imul(row + 104729, 0xc2b2ae35), 0x27d4eb2f)
  return (hash ^ (hash >>> 15)) >>> 0
}

function indexAt(frame: Frame, x: number, y: number): number {
  const place = pixelAt(frame, x, y)
  const column = Math.min(frame.widthPx - 1, Math.max(0, Math.floor(place.column)))
  const row = Math.min(frame.heightPx - 1, Math.max(0, Math.floor(place.row)))
  return row * frame.widthPx + column
}

/** How much less a stroke may be off within a figure, and how much less its colour strays there. */
const CARE = 0.38
const TRUE = 0.62

function figureAt({ figures }: Easel, at: number): number {
  return figures === undefined ? 0 : (figures[at * 4 + 3] ?? 0) / 255
}

function differ(one: Uint8ClampedArray, other: Uint8ClampedArray, at: number): number {
  const i = at * 4
  const red = (one[i] ?? 0) - (other[i] ?? 0)
  const green = (one[i + 1] ?? 0) - (other[i + 1] ?? 0)
  const blue = (one[i + 2] ?? 0) - (other[i + 2] ?? 0)
  return (Math.abs(red) + Math.abs(green) + Math.abs(blue)) / 1.6
}

function drawStroke(easel: Easel, pass: Pass, target: Uint8ClampedArray, stroke: Stroke): void {
  const { random } = stroke
  const start = indexAt(easel.frame, stroke.x, stroke.y)
  const { ctx } = easel.picture
  const thick = pass.width >= RELIEF_FROM ? easel.relief : null
  const path = thick === null ? ctx : new Path2D()
  if (thick === null) ctx.beginPath()
  traceStroke(easel, pass, { target, path }, stroke)
  const jitter = pass.jitter * (1 - TRUE * figureAt(easel, start))
  const shift = (random() - 0.5) * jitter
  const i = start * 4
  const colour: Rgb = [
    clampByte((target[i] ?? 0) + shift + (random() - 0.5) * jitter * 0.6),
    clampByte((target[i + 1] ?? 0) + shift + (random() - 0.5) * jitter * 0.4),
    clampByte((target[i + 2] ?? 0) + shift + (random() - 0.5) * jitter * 0.6),
  ]
  const width = pass.width * (0.75 + 0.5 * random())
  ctx.lineWidth = width
  ctx.strokeStyle = toHex(colour)
  if (thick === null || !(path instanceof Path2D)) return ctx.stroke()
  ctx.stroke(path)
  const load = Math.round(96 + random() * 64)
  // Shadows are painted thinly, lights are laid on.
  const body = easel.figures === undefined ? 1 : 0.35 + (0.95 * measureLuma(colour)) / 255
  raiseRelief(thick.ctx, path, width, Math.round(128 + (load - 128) * body))
}

/** The stroke's body and the ridge along its middle. */
function raiseRelief(ctx: SKRSContext2D, path: Path2D, width: number, level: number): void {
  ctx.lineWidth = width
  ctx.strokeStyle = toHex([level, level, level])
  ctx.stroke(path)
  ctx.lineWidth = width * 0.42
  ctx.strokeStyle = toHex([level + 22, level + 22, level + 22])
  ctx.stroke(path)
}

function clampByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value
}

/** Follows the flow both ways until the scene's colour has changed too much for one load of paint. */
function traceStroke(
  easel: Easel,
  pass: Pass,
  sheet: { target: Uint8ClampedArray; path: Trail },
  stroke: Stroke,
): void {
  const { frame, flow } = easel
  const { target, path } = sheet
  let { x, y } = stroke
  const start = indexAt(frame, x, y)
  let lastX = 0
  let lastY = 0
  const reach = pass.width * 0.62
  path.moveTo(x, y)
  path.lineTo(x + 0.1, y)
  for (let step = 0; step < pass.steps; step++) {
    const at = indexAt(frame, x, y)
    if (step > 1 && colourApart(target, start, at) > 34) break
    const sure = flow.sure[at] ?? 0
    const angle = easel.drift(x, y)
    const flip = (flow.alongX[at] ?? 0) * Math.cos(angle) + (flow.alongY[at] ?? 0) * Math.sin(angle) < 0 ? -1 : 1
    let goX = Math.cos(angle) * (1 - sure) + (flow.alongX[at] ?? 0) * flip * sure
    let goY = Math.sin(angle) * (1 - sure) + (flow.alongY[at] ?? 0) * flip * sure
    if (goX * lastX + goY * lastY < 0) {
      goX = -goX
      goY = -goY
    }
    const bentX = goX * 0.65 + lastX * 0.35
    const bentY = goY * 0.65 + lastY * 0.35
    const length = Math.hypot(bentX, bentY) || 1
    lastX = bentX / length
    lastY = bentY / length
    x += lastX * reach
    y += lastY * reach
    path.lineTo(x, y)
  }
}

function colourApart(target: Uint8ClampedArray, one: number, other: number): number {
  const a = one * 4
  const b = other * 4
  return (
    (Math.abs((target[a] ?? 0) - (target[b] ?? 0)) +
      Math.abs((target[a + 1] ?? 0) - (target[b + 1] ?? 0)) +
      Math.abs((target[a + 2] ?? 0) - (target[b + 2] ?? 0))) /
    1.6
  )
}

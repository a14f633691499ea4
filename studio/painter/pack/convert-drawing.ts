import { createCanvas, Path2D } from '@napi-rs/canvas'
import { asObject, type Gradient, type Part, readIcon } from './read-icon.ts'
import { type Matrix, multiply, turnAbout } from './read-transform.ts'
import { writePath } from './write-path.ts'

/** A drawing as the painter reads it; places are tenths of a hundredth of its height, its feet at 0, 0. */
export interface Drawing {
  /** Width divided by height. */
  aspect: number
  /** The colour that a colour word takes the place of. */
  main: string
  /** Around everything opaque. */
  outline: string
  parts: WrittenPart[]
}

/** Path, paint, opacity in hundredths, and its box where it is large enough to be shaded as a body. */
type WrittenPart = [path: string, paint: string | WrittenGradient, opacity: number, body?: 1]
/** Linear: x1 y1 x2 y2. Radial: the matrix that brings a circle of radius one about 0, 0 to its place. */
type WrittenGradient = [kind: 'l' | 'r', places: number[], stops: [number, string, number][]]

const UNION = 2
/** Share of the drawing's box from which on a part is shaded as a body of its own. */
const BODY_SHARE = 0.03
const RASTER = 192

/** Turns an icon by `turn` degrees and sets it on its feet. */
export function convertDrawing(body: string, box: { width: number; height: number }, turn: number): Drawing {
  const inside = readIcon(body).filter(({ path }) => isInside(path, box))
  const turned = inside.map((part) => place(part, turnAbout(turn, box.width / 2, box.height / 2)))
  const bounds = measure(turned, box)
  const scale = 1000 / (bounds.bottom - bounds.top)
  const fit: Matrix = [scale, 0, 0, scale, (-(bounds.left + bounds.right) / 2) * scale, -bounds.bottom * scale]
  const placed = turned.map((part) => place(part, fit))
  const aspect = (bounds.right - bounds.left) / (bounds.bottom - bounds.top)
  return {
    aspect: Math.round(aspect * 100) / 100,
    main: findMain(placed, aspect),
    outline: writePath(outlineOf(placed)),
    parts: placed.map((part) => writePart(part, aspect)).filter(([path]) => path !== ''),
  }
}

function isInside(path: Path2D, { width, height }: { width: number; height: number }): boolean {
  const [left, top, right, bottom] = path.getBounds()
  return right > 0 && bottom > 0 && left < width && top < height && right > left && bottom > top
}

function place(part: Part, matrix: Matrix): Part {
  const path = new Path2D(part.path).transform(asObject(matrix))
  if ('hex' in part.paint || part.paint.boxed) return { ...part, path }
  return { ...part, path, paint: { ...part.paint, matrix: multiply(matrix, part.paint.matrix) } }
}

/** The box of what is seen, by its pixels: control points lie outside. */
function measure(
  parts: readonly Part[],
  { width, height }: { width: number; height: number },
): { left: number; top: number; right: number; bottom: number } {
  const scale = RASTER / Math.max(width, height)
  const pixels = raster(parts, [scale, 0, 0, scale, RASTER / 2, RASTER / 2], RASTER * 2)
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let i = 3; i < pixels.length; i += 4) {
    if ((pixels[i] ?? 0) < 70) continue
    const [x, y] = [((i - 3) / 4) % (RASTER * 2), Math.floor((i - 3) / 4 / (RASTER * 2))]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
  }
  const back = (at: number): number => (at - RASTER / 2) / scale
  return { left: back(box.left), top: back(box.top), right: back(box.right), bottom: back(box.bottom) }
}

function raster(parts: readonly Part[], matrix: Matrix, side: number): Uint8ClampedArray {
  const canvas = createCanvas(side, side)
  const ctx = canvas.getContext('2d')
  ctx.setTransform(...matrix)
  for (const { path, paint, opacity } of parts) {
    ctx.globalAlpha = opacity
    ctx.fillStyle = 'hex' in paint ? paint.hex : middleOf(paint)
    ctx.fill(path)
  }
  return ctx.getImageData(0, 0, side, side).data
}

/** One colour for a gradient, with its mean opacity. */
function middleOf({ stops }: Gradient): string {
  const [, hex = '#808080'] = stops[Math.floor(stops.length / 2)] ?? []
  const alpha = stops.reduce((sum, [, , own]) => sum + own, 0) / Math.max(1, stops.length)
  return `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`
}

/** The strongest of 64 coarse colours, the mean of its pixels; strong hues count more than greys. */
function findMain(parts: readonly Part[], aspect: number): string {
  const side = 128
  const scale = side / 1000 / Math.max(1, aspect)
  const pixels = raster(parts, [scale, 0, 0, scale, side / 2, side], side)
  const bins = new Map<number, { weight: number; sum: [number, number, number]; count: number }>()
  for (let i = 0; i < pixels.length; i += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = pixels.slice(i, i + 4)
    if (a < 128) continue
    const key = (r >> 6) * 16 + (g >> 6) * 4 + (b >> 6)
    const bin = bins.get(key) ?? { weight: 0, sum: [0, 0, 0], count: 0 }
    bin.weight += 0.6 + (Math.max(r, g, b) - Math.min(r, g, b)) / 255
    bin.sum = [bin.sum[0] + r, bin.sum[1] + g, bin.sum[2] + b]
    bin.count++
    bins.set(key, bin)
  }
  const [best] = [...bins.values()].sort((a, b) => b.weight - a.weight)
  if (!best) return '#808080'
  return `#${best.sum
    .map((sum) =>
      Math.round(sum / best.count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function outlineOf(parts: readonly Part[]): Path2D {
  const outline = new Path2D()
  for (const part of parts) {
    const alpha = 'hex' in part.paint ? 1 : Math.min(...part.paint.stops.map(([, , own]) => own))
    if (part.opacity * alpha >= 0.5) outline.op(part.path, UNION)
  }
  return outline
}

function writePart({ path, paint, opacity }: Part, aspect: number): WrittenPart {
  const [left, top, right, bottom] = path.getBounds()
  const share = ((right - left) * (bottom - top)) / (1000 * 1000 * aspect)
  const written = 'hex' in paint ? paint.hex : writeGradient(paint, [left, top, right, bottom])
  const solid = typeof written === 'string' && opacity > 0.95 && share > BODY_SHARE
  const whole = Math.round(opacity * 100)
  return solid ? [writePath(path), written, whole, 1] : [writePath(path), written, whole]
}

function writeGradient(gradient: Gradient, corners: readonly [number, number, number, number]): WrittenGradient {
  const [left, top, right, bottom] = corners
  const box: Matrix = [right - left, 0, 0, bottom - top, left, top]
  const matrix = gradient.boxed ? multiply(box, gradient.matrix) : gradient.matrix
  const stops = gradient.stops.map(([at, hex, alpha]): [number, string, number] => [
    Math.round(at * 100) / 100,
    hex,
    Math.round(alpha * 100),
  ])
  const { places } = gradient
  if (gradient.kind === 'linear') return ['l', linePlaces(matrix, places), stops]
  const [x, y, radius] = places
  return ['r', multiply(matrix, [radius, 0, 0, radius, x, y]).map(Math.round), stops]
}

/** The line of a slanted gradient, square to its bands. */
function linePlaces(matrix: Matrix, [x1, y1, x2, y2]: Gradient['places']): number[] {
  const at = (x: number, y: number): [number, number] => [
    matrix[0] * x + matrix[2] * y + matrix[4],
    matrix[1] * x + matrix[3] * y + matrix[5],
  ]
  const [from, to, band] = [at(x1, y1), at(x2, y2), at(x1 - (y2 - y1), y1 + (x2 - x1))]
  const [bx, by] = [band[0] - from[0], band[1] - from[1]]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const along = (dx * bx + dy * by) / (bx * bx + by * by || 1)
  return [from[0], from[1], to[0] - bx * along, to[1] - by * along].map(Math.round)
}

import { createCanvas } from '@napi-rs/canvas'
import { readPixels, writePixels } from '../../base/canvas-pixels.ts'
import { drawWhole, type Frame, freeCanvas, type Layer } from '../../base/frame.ts'
import type { Noise } from '../../base/noise.ts'

/** Writes the colour of a place of the world into `out`: red, green, blue, and opacity where it is less than whole (0 to 255). */
export type Shader = (x: number, y: number, out: Float32Array) => void

/** Fills a layer by a shader, pixel by pixel; `coarse` pixels of the picture are one of the shader where nothing is sharp. */
export function shadePixels({ ctx }: Layer, frame: Frame, shader: Shader, coarse = 1): void {
  const columns = Math.ceil(frame.widthPx / coarse)
  const rows = Math.ceil(frame.heightPx / coarse)
  const { view } = frame
  const small = createCanvas(columns, rows)
  const smallCtx = small.getContext('2d')
  const image = smallCtx.createImageData(columns, rows)
  const out = new Float32Array([0, 0, 0, 255])
  const [stepX, stepY] = [view.width / columns, view.height / rows]
  for (let row = 0, at = 0; row < rows; row++) {
    const y = view.top + (row + 0.5) * stepY
    for (let column = 0; column < columns; column++, at += 4) {
      out[3] = 255
      shader(view.left + (column + 0.5) * stepX, y, out)
      for (let i = 0; i < 4; i++) image.data[at + i] = out[i] ?? 0
    }
  }
  smallCtx.putImageData(image, 0, 0)
  ctx.imageSmoothingQuality = 'high'
  drawWhole(ctx, frame, small)
  freeCanvas(small)
}

/** A smooth quantity, measured sparsely and read anywhere. */
export interface Field {
  at: (x: number, y: number) => number
  /** How steeply it rises, by unit. */
  slope: (x: number, y: number, out: Float32Array) => void
}

/** Units between two places where a field is measured; the same for every size of a picture. */
const MESH = 2.4

export function measureField({ view }: Frame, measure: (x: number, y: number) => number, mesh = MESH): Field {
  // The mesh lies at places of the world, so that a picture that grows goes on as it was.
  const left = Math.floor(view.left / mesh) - 2
  const top = Math.floor(view.top / mesh) - 2
  const columns = Math.ceil((view.left + view.width) / mesh) + 3 - left
  const rows = Math.ceil((view.top + view.height) / mesh) + 3 - top
  const values = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      values[row * columns + column] = measure((left + column) * mesh, (top + row) * mesh)
  const at = (x: number, y: number): number => {
    const u = Math.min(columns - 2, Math.max(0, x / mesh - left))
    const v = Math.min(rows - 2, Math.max(0, y / mesh - top))
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [a, b, start] = [u - column, v - row, row * columns + column]
    const upper = (values[start] ?? 0) * (1 - a) + (values[start + 1] ?? 0) * a
    const lower = (values[start + columns] ?? 0) * (1 - a) + (values[start + columns + 1] ?? 0) * a
    return upper * (1 - b) + lower * b
  }
  const slope = (x: number, y: number, out: Float32Array): void => {
    out[0] = (at(x + mesh, y) - at(x - mesh, y)) / (mesh * 2)
    out[1] = (at(x, y + mesh) - at(x, y - mesh)) / (mesh * 2)
  }
  return { at, slope }
}

/** Lays the tooth of paper or canvas over all of a layer: brightness up and down by `depth` of 255. */
export function layTooth(layer: Layer, frame: Frame, tooth: (x: number, y: number) => number): void {
  const pixels = readPixels(layer.canvas)
  const { view, scale, widthPx } = frame
  for (let at = 0; at < pixels.length / 4; at++) {
    const depth = tooth(view.left + (at % widthPx) / scale, view.top + Math.floor(at / widthPx) / scale)
    for (let i = at * 4; i < at * 4 + 3; i++) pixels[i] = (pixels[i] ?? 0) + depth
  }
  writePixels(layer.canvas, pixels)
}

/** Fibres and grains as of good paper, about -1 to 1. */
export function paperTooth(noise: Noise): (x: number, y: number) => number {
  return (x, y) => noise(x / 1.1, y / 1.1) * 0.6 + noise(x / 3.4 + 40, y / 2.2) * 0.3 + noise(x / 30, y / 30 - 9) * 0.25
}

/** Threads of a canvas, about -1 to 1. */
export function canvasTooth(noise: Noise): (x: number, y: number) => number {
  return (x, y) =>
    Math.sin(x * 2.9 + noise(y / 3, x / 60) * 0.9) * 0.35 +
    Math.sin(y * 2.9 + noise(x / 3, y / 60) * 0.9) * 0.35 +
    noise(x / 1.3, y / 1.3) * 0.4
}

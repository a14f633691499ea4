import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { drawWhole, type Frame, freeCanvas } from '../base/frame.ts'
import type { Stage } from '../scene/stage.ts'
import { readPixels } from '../base/canvas-pixels.ts'

/** The scene on a coarse raster of the world. Cells lie at multiples of their side, whatever the view and the size. */
export interface Cells {
  /** In units. */
  side: number
  columns: number
  rows: number
  /** Upper left corner of the first cell, in units. */
  left: number
  top: number
  /** RGBA; cells beyond the view repeat those at its edge. */
  pixels: Uint8ClampedArray
  /** How much of a cell is covered by figures, 0..255. */
  cover: Uint8Array
}

/** Cells beyond each edge of the view, so that contours run out of it. */
const MARGIN = 3

export function sampleCells({ frame, picture, cover }: Stage, side: number): Cells {
  const { view } = frame
  const left = (Math.floor(view.left / side) - MARGIN) * side
  const top = (Math.floor(view.top / side) - MARGIN) * side
  const columns = Math.ceil((view.left + view.width - left) / side) + MARGIN
  const rows = Math.ceil((view.top + view.height - top) / side) + MARGIN
  const grid = { side, columns, rows, left, top }
  const pixels = shrinkTo(frame, grid, picture.canvas)
  const figures = shrinkTo(frame, grid, cover.canvas)
  return { ...grid, pixels, cover: new Uint8Array(columns * rows).map((_, at) => figures[at * 4 + 3] ?? 0) }
}

type Grid = Pick<Cells, 'side' | 'columns' | 'rows' | 'left' | 'top'>

function shrinkTo(frame: Frame, grid: Grid, source: Canvas): Uint8ClampedArray {
  const small = createCanvas(grid.columns, grid.rows)
  const ctx = small.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.scale(1 / grid.side, 1 / grid.side)
  ctx.translate(-grid.left, -grid.top)
  drawWhole(ctx, frame, source)
  const pixels = repeatEdges(frame, grid, readPixels(small))
  freeCanvas(small)
  return pixels
}

/** Cells that lie in the view only in part are paler than they should be; the first whole ones stand for them. */
function repeatEdges({ view }: Frame, { side, columns, rows, left, top }: Grid, pixels: Uint8ClampedArray) {
  const first = { column: Math.ceil((view.left - left) / side), row: Math.ceil((view.top - top) / side) }
  const last = {
    column: Math.max(first.column, Math.floor((view.left + view.width - left) / side) - 1),
    row: Math.max(first.row, Math.floor((view.top + view.height - top) / side) - 1),
  }
  const whole = new Uint32Array(pixels.buffer.slice(0))
  const out = new Uint32Array(whole.length)
  for (let at = 0; at < out.length; at++) {
    const column = Math.min(last.column, Math.max(first.column, at % columns))
    const row = Math.min(last.row, Math.max(first.row, Math.floor(at / columns)))
    out[at] = whole[Math.min(rows - 1, row) * columns + Math.min(columns - 1, column)] ?? 0
  }
  return new Uint8ClampedArray(out.buffer)
}

/** The cells that share a side with a cell. */
export function neighboursOf(at: number, columns: number, size: number): number[] {
  const column = at % columns
  const neighbours: number[] = []
  if (column > 0) neighbours.push(at - 1)
  if (column < columns - 1) neighbours.push(at + 1)
  if (at >= columns) neighbours.push(at - columns)
  if (at + columns < size) neighbours.push(at + columns)
  return neighbours
}

import type { Canvas } from '@napi-rs/canvas'
import { fillHoles } from './fill-holes.ts'
import { readPixels } from '../base/canvas-pixels.ts'

/** Side in pixels of the squares that a picture is moved in. */
export const CELL = 8

/** Pixels that move together: 32-bit, alpha highest, not multiplied by it. */
export interface Plate {
  width: number
  height: number
  pixels: Uint32Array
  /** 1 for each cell that shows something or lies beside one that does. */
  busy: Uint8Array
}

export function readWords(canvas: Canvas): Uint32Array {
  const pixels = readPixels(canvas)
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
}

/** A plate of these colours where `cover`, 0 to 255 a pixel, says so; null for everywhere. */
export function createPlate(
  { width, height }: { width: number; height: number },
  colours: Uint32Array,
  cover: Uint8Array | null,
): Plate {
  const pixels = new Uint32Array(colours.length)
  for (let at = 0; at < pixels.length; at++) {
    pixels[at] = (((colours[at] ?? 0) & 0xffffff) | ((cover === null ? 255 : (cover[at] ?? 0)) << 24)) >>> 0
  }
  return { width, height, pixels, busy: markBusy(width, height, cover) }
}

function markBusy(width: number, height: number, cover: Uint8Array | null): Uint8Array {
  const columns = Math.ceil(width / CELL)
  const rows = Math.ceil(height / CELL)
  const busy = new Uint8Array(columns * rows)
  if (cover === null) return busy.fill(1)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((cover[y * width + x] ?? 0) > 0) busy[Math.floor(y / CELL) * columns + Math.floor(x / CELL)] = 1
    }
  }
  return widen(busy, columns, rows)
}

function widen(marks: Uint8Array, columns: number, rows: number): Uint8Array {
  const wide = new Uint8Array(marks.length)
  for (let at = 0; at < marks.length; at++) {
    if (marks[at] === 0) continue
    const column = at % columns
    const row = Math.floor(at / columns)
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) wide[y * columns + x] = 1
    }
  }
  return wide
}

/** A plate of what was drawn on nothing: its colours go on beyond it, or its edges would be dark. */
export function createLoosePlate(
  size: { width: number; height: number },
  colours: Uint32Array,
  cover: Uint8Array,
): Plate {
  return createPlate(
    size,
    fillHoles(size, colours, (at) => (colours[at] as number) >>> 24 > FAINT),
    cover,
  )
}

/** Fainter than this, a pixel's colour is not its own. */
const FAINT = 40

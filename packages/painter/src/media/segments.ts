import type { Rgb } from '../base/colour.ts'
import type { Frame } from '../base/frame.ts'
import { clusterColours, nearestOf } from '../look/cluster-colours.ts'
import { fromLab, type Lab, toLab } from '../look/oklab.ts'
import { type Cells, neighboursOf } from './cells.ts'
import { flattenPatches } from './kuwahara.ts'

/** A scene in few flat colours. */
export interface Segments {
  cells: Cells
  /** Of every cell, an index into `colours`. */
  labels: Uint8Array
  colours: Lab[]
}

export interface Simplification {
  /** Radius of the patches, in cells. */
  patch: number
  colours: number
  /** How often contours are smoothed. */
  rounds: number
  /** Cells that the smallest shape has, and the smallest one within figures. */
  smallest: number
  finest: number
  /** Figures are simplified like everything else. */
  melted?: true
}

/** Melts a scene into flat shapes of few colours; figures keep more of theirs. */
export function segmentCells(frame: Frame, cells: Cells, how: Simplification): Segments {
  const flat = flattenPatches(cells.pixels, cells.columns, how.patch)
  if (!how.melted) keepFigures(cells, flat)
  const colours = findColours(frame, cells, flat, how.colours)
  let labels = labelCells(flat, colours)
  for (let round = 0; round < how.rounds; round++) labels = smoothLabels(cells, labels, how.melted || round === 0)
  absorbSpecks(cells, labels, how)
  return { cells, labels, colours }
}

/** What stands in a scene is simplified less than what lies about it. */
function keepFigures({ cover, pixels }: Cells, flat: Uint8ClampedArray): void {
  for (let at = 0; at < cover.length; at++) {
    if ((cover[at] ?? 0) > 128) flat.set(pixels.subarray(at * 4, at * 4 + 3), at * 4)
  }
}

/** Every how many-th cell is looked at for colours, beside all of figures. */
const STRIDE = 37
const STRIDE_IN_FIGURES = 7

/** The commonest colours of the composed frame; what the picture grew by later is painted in the same. */
export function findColours(frame: Frame, cells: Cells, pixels: Uint8ClampedArray, most: number): Lab[] {
  const seen: Lab[] = []
  for (let at = 0; at < cells.cover.length; at++) {
    const stride = (cells.cover[at] ?? 0) > 128 ? STRIDE_IN_FIGURES : STRIDE
    if (at % stride !== 0 || !isComposed(frame, cells, at)) continue
    seen.push(toLab(pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0))
  }
  return clusterColours(seen, most).map(({ lab }) => lab)
}

function isComposed(frame: Frame, { side, left, top, columns }: Cells, at: number): boolean {
  const x = left + ((at % columns) + 0.5) * side
  const y = top + (Math.floor(at / columns) + 0.5) * side
  return x >= 0 && y >= 0 && x < frame.width && y < frame.height
}

/** The nearest of the colours for every cell. */
export function labelCells(pixels: Uint8ClampedArray, colours: readonly Lab[]): Uint8Array {
  const cache = new Int16Array(1 << 15).fill(-1)
  const labels = new Uint8Array(pixels.length / 4)
  for (let at = 0; at < labels.length; at++) {
    const [r, g, b] = [pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0]
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)
    if ((cache[key] ?? -1) < 0) cache[key] = nearestOf(colours, toLab(r | 4, g | 4, b | 4))
    labels[at] = cache[key] ?? 0
  }
  return labels
}

/** Every cell takes the commonest colour about it; parts of figures only when `all` do. */
function smoothLabels({ columns, rows, cover }: Cells, labels: Uint8Array, all: boolean): Uint8Array {
  const out = labels.slice()
  const counts = new Uint8Array(256)
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column
      if (!all && (cover[at] ?? 0) > 128) continue
      out[at] = commonestAbout(labels, columns, at, counts)
    }
  }
  return out
}

function commonestAbout(labels: Uint8Array, columns: number, at: number, counts: Uint8Array): number {
  let best = labels[at] ?? 0
  counts.fill(0)
  counts[best] = 1
  for (let down = -columns; down <= columns; down += columns) {
    for (let across = -1; across <= 1; across++) {
      const label = labels[at + down + across] ?? 0
      counts[label] = (counts[label] ?? 0) + 1
      if ((counts[label] ?? 0) > (counts[best] ?? 0)) best = label
    }
  }
  return best
}

/** Shapes of too few cells go to the neighbour that touches them last. */
export function absorbSpecks(
  cells: Cells,
  labels: Uint8Array | Int32Array,
  how: { smallest: number; finest: number },
): void {
  const { columns, cover } = cells
  const visited = new Uint8Array(labels.length)
  const shape = new Int32Array(labels.length)
  for (let start = 0; start < labels.length; start++) {
    if (visited[start] === 1) continue
    const { count, beside } = floodShape({ labels, seen: visited, shape, columns }, start)
    const least = (cover[start] ?? 0) > 128 ? how.finest : how.smallest
    if (count >= least || beside < 0) continue
    for (let i = 0; i < count; i++) labels[shape[i] ?? 0] = beside
  }
}

interface Flood {
  labels: Uint8Array | Int32Array
  seen: Uint8Array
  /** The cells of the shape that was found last. */
  shape: Int32Array
  columns: number
}

function floodShape({ labels, seen, shape, columns }: Flood, start: number): { count: number; beside: number } {
  const own = labels[start] ?? 0
  let count = 1
  let beside = -1
  shape[0] = start
  seen[start] = 1
  for (let i = 0; i < count; i++) {
    const at = shape[i] ?? 0
    for (const next of neighboursOf(at, columns, labels.length)) {
      if (labels[next] !== own) beside = labels[next] ?? 0
      else if (seen[next] === 0) {
        seen[next] = 1
        shape[count++] = next
      }
    }
  }
  return { count, beside }
}

export function colourOf({ colours }: Segments, label: number): Rgb {
  return fromLab(colours[label] ?? [0, 0, 0])
}

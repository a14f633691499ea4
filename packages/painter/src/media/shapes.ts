import type { Path2D } from '@napi-rs/canvas'
import { type Rgb, toCss } from '../base/colour.ts'
import { fillWhole, type Layer } from '../base/frame.ts'
import type { Stage } from '../scene/stage.ts'
import { drawLoops, traceContours } from './contours.ts'
import type { Segments } from './segments.ts'

/** Labels in the order they are laid: what covers much and lies behind first, figures last. */
export function orderLabels({ cells, labels, colours }: Segments): number[] {
  const area = new Float64Array(colours.length)
  const figure = new Float64Array(colours.length)
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at] ?? 0
    area[label] = (area[label] ?? 0) + 1
    figure[label] = (figure[label] ?? 0) + (cells.cover[at] ?? 0) / 255
  }
  const weight = (label: number) => (figure[label] ?? 0) / (area[label] || 1) - (area[label] ?? 0) / labels.length
  return colours.map((_, label) => label).sort((one, other) => weight(one) - weight(other))
}

/** The outline of everything that has this rank or a higher one, so that no ground shows between neighbours. */
export function outlineFrom(segments: Segments, ranks: ArrayLike<number>, rank: number, rounds: number): Path2D {
  const mask = segments.labels.map((label) => ((ranks[label] ?? 0) >= rank ? 1 : 0))
  return drawLoops(segments.cells, traceContours(segments.cells, mask, rounds))
}

/** Lays all flat shapes upon each other; `paint` says the colour of each. */
export function layShapes(stage: Stage, layer: Layer, segments: Segments, paint: (label: number) => Rgb): void {
  const order = orderLabels(segments)
  const ranks = new Uint8Array(order.length)
  for (const [rank, label] of order.entries()) ranks[label] = rank
  for (const [rank, label] of order.entries()) {
    layer.ctx.fillStyle = toCss(paint(label))
    if (rank === 0) fillWhole(layer.ctx, stage.frame)
    else layer.ctx.fill(outlineFrom(segments, ranks, rank, SMOOTHING))
  }
}

const SMOOTHING = 3

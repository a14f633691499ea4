import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Motif } from './motif.ts'

export interface Box {
  /** Its middle. */
  x: number
  y: number
  width: number
  height: number
}

/** Draws the motif as large as it goes into the box. @returns the box that it takes up */
export function placeMotif(ctx: SKRSContext2D, { canvas, aspect }: Motif, box: Box): Box {
  const width = Math.min(box.width, box.height * aspect)
  const height = width / aspect
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, box.x - width / 2, box.y - height / 2, width, height)
  return { x: box.x, y: box.y, width, height }
}

/** The largest box of the motif's own shape whose corners lie in a circle. */
export function boxInCircle({ aspect }: Motif, { x, y, radius }: { x: number; y: number; radius: number }): Box {
  const height = (radius * 2) / Math.hypot(aspect, 1)
  return { x, y, width: height * aspect, height }
}

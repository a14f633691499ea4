import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

/** Side of the square picture in world units. All drawing happens in these units; pixels appear only at the edge. */
export const UNIT_SIDE = 512

export interface Frame {
  widthPx: number
  heightPx: number
  /** Pixels per unit. */
  scale: number
  /** Width and height in units; their product is UNIT_SIDE squared whatever the ratio. */
  width: number
  height: number
}

export interface Layer {
  canvas: Canvas
  /** Draws in units. */
  ctx: SKRSContext2D
}

export function createFrame(widthPx: number, heightPx: number): Frame {
  const scale = Math.sqrt(widthPx * heightPx) / UNIT_SIDE
  return { widthPx, heightPx, scale, width: widthPx / scale, height: heightPx / scale }
}

/** A transparent canvas of the whole frame that is drawn on in units. */
export function createLayer(frame: Frame): Layer {
  const canvas = createCanvas(frame.widthPx, frame.heightPx)
  const ctx = canvas.getContext('2d')
  ctx.scale(frame.scale, frame.scale)
  return { canvas, ctx }
}

/** Gives a canvas's memory back at once; the collector would wait. */
export function freeCanvas(canvas: Canvas): void {
  canvas.width = 0
  canvas.height = 0
}

/** Lay one whole-frame canvas over another, pixel on pixel. */
export function layOver(target: Layer, source: Canvas, alpha = 1): void {
  target.ctx.save()
  target.ctx.setTransform(1, 0, 0, 1, 0, 0)
  target.ctx.globalAlpha = alpha
  target.ctx.drawImage(source, 0, 0)
  target.ctx.restore()
}

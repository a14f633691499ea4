import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'

/** Side of the square picture in world units. All drawing happens in these units; pixels appear only at the edge. */
export const UNIT_SIDE = 512

/** A rectangle of the world in units; the composed frame begins at 0, 0. */
export interface View {
  left: number
  top: number
  width: number
  height: number
}

export interface Frame {
  widthPx: number
  heightPx: number
  /** Pixels per unit. */
  scale: number
  /** The frame that the scene is composed for, in units from 0, 0; the product of its sides is UNIT_SIDE squared. */
  width: number
  height: number
  /** What is seen of the world: the composed frame, until the picture grows. */
  view: View
}

export interface Layer {
  canvas: Canvas
  /** Draws in units. */
  ctx: SKRSContext2D
}

/** A frame for a picture of this size; `grown` when it shows another part of the world than it was composed for. */
export function createFrame(
  widthPx: number,
  heightPx: number,
  grown?: { width: number; height: number; view: View },
): Frame {
  if (grown) {
    const scale = widthPx / grown.view.width
    const view = { ...grown.view, height: heightPx / scale }
    return { widthPx, heightPx, scale, width: grown.width, height: grown.height, view }
  }
  const scale = Math.sqrt(widthPx * heightPx) / UNIT_SIDE
  const width = widthPx / scale
  const height = heightPx / scale
  return { widthPx, heightPx, scale, width, height, view: { left: 0, top: 0, width, height } }
}

/** Whether more, or something else, is seen than the scene was composed for. */
export function hasGrown({ view, width, height }: Frame): boolean {
  return view.left !== 0 || view.top !== 0 || view.width !== width || view.height !== height
}

/** A transparent canvas of the whole view that is drawn on in units. */
export function createLayer(frame: Frame): Layer {
  const canvas = createCanvas(frame.widthPx, frame.heightPx)
  const ctx = canvas.getContext('2d')
  ctx.scale(frame.scale, frame.scale)
  ctx.translate(-frame.view.left, -frame.view.top)
  return { canvas, ctx }
}

/** Place in units of a column and a row of pixels; halves are their middles. */
export function placeAt(frame: Frame, column: number, row: number): { x: number; y: number } {
  return { x: column / frame.scale + frame.view.left, y: row / frame.scale + frame.view.top }
}

/** Column and row, not rounded, of a place in units. */
export function pixelAt(frame: Frame, x: number, y: number): { column: number; row: number } {
  return { column: (x - frame.view.left) * frame.scale, row: (y - frame.view.top) * frame.scale }
}

/** Draw a canvas of the whole view through a context's own transform, `down` units lower. */
export function drawWhole(ctx: SKRSContext2D, { view }: Frame, canvas: Canvas, down = 0): void {
  ctx.drawImage(canvas, view.left, view.top + down, view.width, view.height)
}

/** Fill the whole view with the context's own colour. */
export function fillWhole(ctx: SKRSContext2D, { view }: Frame): void {
  ctx.fillRect(view.left, view.top, view.width, view.height)
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

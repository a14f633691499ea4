import { type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { freeCanvas } from '../base/frame.ts'
import { createSheet, type Sheet } from './sheet.ts'

export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** Something printed that lies on the sheet: laid out for its own shape, then drawn where it lies. */
export function drawSubSheet(sheet: Sheet, area: Area, draw: (print: Sheet) => void): void {
  const { frame, recipe, layer } = sheet
  const { growths: _, composed: __, ...whole } = recipe
  const size = (length: number) => Math.max(8, Math.round(length * frame.scale))
  const print = createSheet(whole, size(area.width), size(area.height), (_recipe, width, height) =>
    sheet.paintScene(width, height),
  )
  draw(print)
  drawSmooth(layer.ctx, print.layer.canvas, area)
  freeCanvas(print.layer.canvas)
}

function drawSmooth(ctx: SKRSContext2D, canvas: Canvas, { left, top, width, height }: Area): void {
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, left, top, width, height)
}

/** The soft shadow of something flat with straight edges; it lies `height` units above the ground. */
export function castShadow({ layer: { ctx }, frame }: Sheet, area: Area, height: number): void {
  ctx.save()
  ctx.shadowColor = 'rgba(24,18,28,0.45)'
  ctx.shadowBlur = height * 2.4 * frame.scale
  ctx.shadowOffsetX = height * 0.5 * frame.scale
  ctx.shadowOffsetY = height * frame.scale
  ctx.fillStyle = '#3a3238'
  ctx.fillRect(area.left, area.top, area.width, area.height)
  ctx.restore()
}

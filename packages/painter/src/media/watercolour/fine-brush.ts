import { blurField, readLuma, readPixels, writePixels } from '../../base/canvas-pixels.ts'
import { type Layer, placeAt } from '../../base/frame.ts'
import { smoothStep } from '../../base/noise.ts'
import type { Stage } from '../../scene/stage.ts'
import { bareBorder, type Sheet } from './sheet.ts'

/** The pointed brush comes last, on dry paper: whiskers, rigging and window bars that the washes have swallowed. */
export function drawFineBrush({ frame, picture: scene, cover }: Stage, sheet: Sheet, picture: Layer): void {
  const pixels = readPixels(picture.canvas)
  const scenePixels = readPixels(scene.canvas)
  const figures = readPixels(cover.canvas)
  const luma = readLuma(scenePixels)
  const around = luma.slice()
  blurField(around, frame.widthPx, Math.max(1, Math.round(2.4 * frame.scale)))
  for (let at = 0; at < luma.length; at++) {
    const drop = (around[at] ?? 0) - (luma[at] ?? 0)
    const care = 0.3 + 0.6 * ((figures[at * 4 + 3] ?? 0) / 255)
    const touch = smoothStep(7, 34, drop) * care
    if (touch === 0) continue
    const place = placeAt(frame, at % frame.widthPx, Math.floor(at / frame.widthPx))
    const density = touch * bareBorder(sheet, frame.view, place) * (1 + (sheet.grit[at] ?? 0) * 0.3)
    for (let i = at * 4; i < at * 4 + 3; i++) {
      const pigment = (scenePixels[i] ?? 0) * 0.72
      pixels[i] = (pixels[i] ?? 0) * (1 - density) + Math.min(pixels[i] ?? 0, pigment) * density
    }
  }
  writePixels(picture.canvas, pixels)
}

import { createCanvas } from '@napi-rs/canvas'
import { createLayer, freeCanvas, layOver } from '../../base/frame.ts'
import { project, type Stage } from '../stage.ts'
import type { Thing } from './thing.ts'

/** How clearly still water shows what lies on it. */
const MIRRORED = 0.4

/** Draws what stands before the water or lies on it, the farthest first; `flooded` marks the pixels of the water. */
export function layThings(stage: Stage, things: readonly Thing[], flooded: Uint8Array): void {
  const far = [...things].sort((a, b) => b.z - a.z)
  const afloat = far.filter(({ water }) => water === 'afloat')
  if (afloat.length > 0) mirrorThings(stage, afloat, flooded)
  for (const { draw } of far) draw()
}

/** Turns them upside down at their own water line, and keeps of that what lies on the water. */
function mirrorThings(stage: Stage, things: readonly Thing[], flooded: Uint8Array): void {
  const shown = stage.picture
  stage.picture = createLayer(stage.frame)
  const { ctx, canvas } = stage.picture
  for (const { x, z, draw } of things) {
    ctx.save()
    ctx.translate(0, project(stage.layout, stage.frame, { x, y: 0, z }).y * 2)
    ctx.scale(1, -1)
    draw()
    ctx.restore()
  }
  const mask = maskWater(stage, flooded)
  ctx.globalCompositeOperation = 'destination-in'
  layOver(stage.picture, mask)
  layOver(shown, canvas, MIRRORED)
  freeCanvas(mask)
  freeCanvas(canvas)
  stage.picture = shown
}

function maskWater({ frame }: Stage, flooded: Uint8Array) {
  const mask = createCanvas(frame.widthPx, frame.heightPx)
  const ctx = mask.getContext('2d')
  const image = ctx.createImageData(frame.widthPx, frame.heightPx)
  flooded.forEach((wet, at) => {
    image.data[at * 4 + 3] = wet * 255
  })
  ctx.putImageData(image, 0, 0)
  return mask
}

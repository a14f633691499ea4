import { createLayer, drawWhole, fillWhole, freeCanvas } from '../base/frame.ts'
import type { Setting } from '../recipe/recipe.ts'
import { GROUNDS } from '../recipe/vocabulary.ts'
import { blurGround } from './focus.ts'
import { hasLight, type Stage } from './stage.ts'

/** Between walls there is no far sky to be mirrored. */
const WALLED: readonly Setting[] = [
  'room',
  'hall',
  'library',
  'kitchen',
  'cafe',
  'stage',
  'cave',
  'space',
  'underwater',
  ...GROUNDS,
]

/** Before the figures come: the ground shines where the words ask for reflections, and loses its sharpness. */
export function settleGround(stage: Stage): void {
  if (hasLight(stage, 'reflection') && !WALLED.includes(stage.recipe.reading.setting)) paintSheen(stage)
  blurGround(stage)
}

/** The ground shines: it shows what stands over the horizon, soft and upside down. */
function paintSheen({ frame, layout, picture }: Stage): void {
  const copy = createLayer(frame)
  const level = Math.max(layout.horizon, frame.height * 0.2)
  copy.ctx.filter = `blur(${(4 * frame.scale).toFixed(1)}px)`
  copy.ctx.translate(0, level * 2)
  copy.ctx.scale(1, -1)
  drawWhole(copy.ctx, frame, picture.canvas)
  copy.ctx.filter = 'none'
  copy.ctx.setTransform(frame.scale, 0, 0, frame.scale, -frame.view.left * frame.scale, -frame.view.top * frame.scale)
  copy.ctx.globalCompositeOperation = 'destination-in'
  const fade = copy.ctx.createLinearGradient(0, level, 0, frame.height)
  fade.addColorStop(0, 'rgba(0,0,0,0)')
  fade.addColorStop(0.12, 'rgba(0,0,0,0.6)')
  fade.addColorStop(1, 'rgba(0,0,0,0.35)')
  copy.ctx.fillStyle = fade
  fillWhole(copy.ctx, frame)
  drawWhole(picture.ctx, frame, copy.canvas)
  freeCanvas(copy.canvas)
}

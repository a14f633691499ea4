import type { SKRSContext2D } from '@napi-rs/canvas'
import { createLayer, drawWhole, fillWhole, freeCanvas, type Layer } from '../base/frame.ts'
import type { Actor } from './actor.ts'
import type { Stage } from './stage.ts'

/** Radius in units of what is wholly out of focus. */
const RADIUS = 9
/** Share of the way from the feet to the horizon over which the ground loses its sharpness. */
const DEPTH = 0.75

/** Puts the painted ground and background out of focus, before and behind where the subject stands. */
export function blurGround(stage: Stage): void {
  const { layout, frame, picture } = stage
  if (layout.blur === 0) return
  const soft = createSoft(stage, RADIUS * layout.blur)
  soft.ctx.globalCompositeOperation = 'destination-in'
  soft.ctx.fillStyle = maskDepth(stage, soft.ctx)
  fillWhole(soft.ctx, frame)
  drawWhole(picture.ctx, frame, soft.canvas)
  freeCanvas(soft.canvas)
}

/** A soft copy of the picture that is not darker at its edges. */
function createSoft({ frame, picture }: Stage, radius: number): Layer {
  const soft = createLayer(frame)
  const reach = radius * 2
  const { view } = frame
  // Beyond the edge the picture goes on as its own mirror image would, near enough as itself drawn larger.
  soft.ctx.drawImage(
    picture.canvas,
    view.left - reach,
    view.top - reach,
    view.width + reach * 2,
    view.height + reach * 2,
  )
  soft.ctx.filter = `blur(${(radius * frame.scale).toFixed(2)}px)`
  drawWhole(soft.ctx, frame, picture.canvas)
  soft.ctx.filter = 'none'
  return soft
}

/** Where the soft copy covers: all of the distance, and the ground nearer than the subject. */
function maskDepth({ layout, frame }: Stage, ctx: SKRSContext2D): ReturnType<SKRSContext2D['createLinearGradient']> {
  const { horizon, feet } = layout
  const far = Math.min(feet - 1, Math.max(horizon, feet - (feet - horizon) * DEPTH))
  const near = Math.max(feet + frame.height * 0.16, frame.height)
  const mask = ctx.createLinearGradient(0, far, 0, near)
  const sharp = (feet - far) / (near - far)
  mask.addColorStop(0, 'rgba(0,0,0,1)')
  mask.addColorStop(Math.max(0, sharp - 0.08), 'rgba(0,0,0,0.1)')
  mask.addColorStop(Math.min(1, sharp + 0.1), 'rgba(0,0,0,0.05)')
  mask.addColorStop(1, 'rgba(0,0,0,0.9)')
  return mask
}

/** Radius in units by which a figure before or behind the focus is out of it. */
export function figureBlur({ layout }: Stage, actor: Actor): number {
  if (layout.blur === 0 || actor.footing === 'seat') return 0
  const sharp = layout.focal / Math.max(20, layout.feet - layout.horizon)
  const away = Math.abs(Math.log(actor.z / sharp))
  return away < 0.3 || actor.footing === 'air' ? 0 : Math.min(1, away) * 4 * layout.blur
}

import { toCss } from '../base/colour.ts'
import type { Layer } from '../base/frame.ts'
import type { Stage } from '../scene/stage.ts'
import { isSunSeen } from '../scene/sun-seen.ts'
import { mediumStrength } from './medium-strength.ts'
import { isIndoors } from './sky-mask.ts'
import { readPixels } from '../base/canvas-pixels.ts'

/** A wide streak through the sun or moon, and the lens's own images of it across the middle. */
export function flareLens(stage: Stage, { ctx, canvas }: Layer): void {
  const { frame, layout, recipe, palette } = stage
  if (isIndoors(recipe) || !isSunSeen(recipe) || !isSeen(stage, canvas)) return
  const { sun } = layout
  const strength = Math.min(1, 0.55 * mediumStrength(recipe))
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  layGlow(ctx, { ...sun, across: frame.width * 0.62, down: 3.4 }, `rgba(120,190,255,${strength})`)
  layGlow(ctx, { ...sun, across: sun.radius * 5, down: sun.radius * 5 }, toCss(palette.sun, strength * 0.55))
  for (const [far, size, colour] of [
    [0.55, 0.028, '255,170,90'],
    [1.25, 0.05, '120,220,190'],
    [1.6, 0.02, '255,120,90'],
    [1.85, 0.085, '110,150,255'],
  ] as const) {
    const x = sun.x + (frame.width / 2 - sun.x) * far
    const y = sun.y + (frame.height / 2 - sun.y) * far
    const reach = frame.width * size
    layGlow(ctx, { x, y, across: reach, down: reach }, `rgba(${colour},${(strength * 0.3).toFixed(3)})`)
  }
  ctx.restore()
}

/** A sun behind a cloud or a hill throws no flare. */
function isSeen({ frame, layout }: Stage, canvas: Layer['canvas']): boolean {
  const { sun } = layout
  const column = Math.round((sun.x - frame.view.left) * frame.scale)
  const row = Math.round((sun.y - frame.view.top) * frame.scale)
  if (column < 0 || row < 0 || column >= frame.widthPx || row >= frame.heightPx) return false
  const at = (row * frame.widthPx + column) * 4
  const pixels = readPixels(canvas)
  return (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0) > 620
}

function layGlow(
  ctx: Layer['ctx'],
  { x, y, across, down }: { x: number; y: number; across: number; down: number },
  colour: string,
): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(across, down)
  const glow = ctx.createRadialGradient(0, 0, 0, 0, 0, 1)
  glow.addColorStop(0, colour)
  glow.addColorStop(1, colour.replace(/[\d.]+\)$/, '0)'))
  ctx.fillStyle = glow
  ctx.fillRect(-1, -1, 2, 2)
  ctx.restore()
}

import type { Pen } from './pen.ts'
import type { Shape } from './shape.ts'
import { boxOf } from './shape.ts'

/** Scales as short arcs in rows, where the light does not wash them out. */
export function hide(pen: Pen, body: Shape, skin: string): void {
  const { ctx } = pen
  const box = boxOf(body)
  ctx.save()
  ctx.clip(body.path)
  ctx.globalAlpha = 0.3
  ctx.lineWidth = 0.6
  ctx.strokeStyle = pen.tones(skin).deep
  for (let y = box.top, row = 0; y < box.bottom; y += 4.6, row++) {
    for (let x = box.left + (row % 2) * 3; x < box.right; x += 6) {
      ctx.beginPath()
      ctx.arc(x, y, 2.6, 0.2, 2.6)
      ctx.stroke()
    }
  }
  ctx.restore()
}

import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, oval, overlap } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { THING } from '../kit/thing-traits.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const cup: Plate = {
  ...THING,
  aspect: 1.25,
  poses: ['steaming', 'saucer'],
  draw(pen) {
    const glaze = pen.worn('#e8e2d6')
    vapour(pen, [-4, -74])
    sculpt(pen, oval(0, -5, [56, 6]), shift(glaze, -0.04), { depth: 4 })
    const { ctx, tones } = pen
    ctx.strokeStyle = tones(glaze).shade
    ctx.lineWidth = 7
    ctx.beginPath()
    ctx.ellipse(36, -42, 17, 16, 0.2, -1.7, 1.9)
    ctx.stroke()
    const bowl = blob('-38,-68! -36,-38 -26,-14 -12,-8 12,-8 26,-14 36,-38 38,-68! 0,-72')
    sculpt(pen, bowl, glaze, { depth: 14, gloss: 0.35 })
    if (pen.pose === 'saucer')
      patch(pen, overlap(bowl, blob('-50,-48 0,-43 50,-48 50,-54 0,-49 -50,-54')), '#4a78a8', 0.9)
    sculpt(pen, oval(0, -68, [38, 7.4]), shift(glaze, 0.02), { depth: 2 })
    sculpt(pen, oval(0, -67, [34, 5.6]), '#6a3f24', { depth: 3 })
  },
}

function vapour({ ctx }: Pen, [x, y]: Point): void {
  ctx.save()
  ctx.strokeStyle = '#ffffff'
  ctx.lineCap = 'round'
  for (let i = 0; i < 3; i++) {
    for (const [width, alpha] of [
      [5, 0.12],
      [2.4, 0.2],
    ] as const) {
      ctx.globalAlpha = alpha
      ctx.lineWidth = width
      ctx.beginPath()
      ctx.moveTo(x + i * 9 - 8, y)
      ctx.bezierCurveTo(x + i * 9 - 18, y - 10, x + i * 9 + 6, y - 14, x + i * 9 - 6, y - 25 + i)
      ctx.stroke()
    }
  }
  ctx.restore()
}

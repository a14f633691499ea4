import type { Pen } from './pen.ts'
import type { Point, Shape } from './shape.ts'
import { boxOf } from './shape.ts'
import { shift } from './tone.ts'

/** How a run of hair is laid: tone, strength, width in units, and how many to each unit across. */
type Run = readonly [tone: string, alpha: number, width: number, count: number]

/** Hair from near: broad locks in light and shade, then hairs that follow them, none like the other. */
export function paintLocks(pen: Pen, within: Shape, [hex, crown, many]: readonly [string, number, number]): void {
  const { ctx } = pen
  const tones = pen.tones(hex)
  const runs: Run[] = [
    [tones.deep, 0.16, 1.5, many * 0.4],
    [tones.shade, 0.2, 0.8, many * 0.9],
    [tones.light, 0.16, 0.9, many * 0.5],
    [tones.deep, 0.3, 0.13, many * 2.6],
    [shift(tones.base, 0.05, 1.2), 0.34, 0.12, many * 2.4],
    [tones.rim, 0.2, 0.08, many * 1.6],
  ]
  ctx.save()
  ctx.clip(within.path)
  ctx.lineCap = 'round'
  for (const run of runs) layRun(pen, within, crown, run)
  shadeEnds(pen, within, tones.deep)
  ctx.restore()
}

function layRun({ ctx, random }: Pen, within: Shape, crown: number, [tone, alpha, width, count]: Run): void {
  const box = boxOf(within)
  ctx.strokeStyle = tone
  for (let i = 0; i < Math.round(count); i++) {
    const share = (i + random()) / count
    const end = box.left + share * (box.right - box.left)
    const short = width < 0.2 ? random() * (box.bottom - box.top) * 0.3 : 0
    const low = box.bottom + 0.5 - short
    const reach = end - crown
    const sway = (random() - 0.5) * 1.1
    const places: readonly Point[] = [
      [crown + reach * 0.1 + sway * 0.4, box.top - 0.2 + random() * 0.8],
      [crown + reach * 0.8 + sway, box.top + (low - box.top) * 0.08],
      [crown + reach * 1.12 + sway, box.top + (low - box.top) * 0.45],
      [end + sway * 0.6, low],
    ]
    const [a, b, c, d] = places
    if (!a || !b || !c || !d) continue
    ctx.globalAlpha = alpha * (0.6 + random() * 0.8)
    ctx.lineWidth = width * (0.6 + random() * 0.9)
    ctx.beginPath()
    ctx.moveTo(a[0], a[1])
    ctx.bezierCurveTo(b[0], b[1], c[0], c[1], d[0], d[1])
    ctx.stroke()
  }
}

/** Hair is darker where it lies under other hair. */
function shadeEnds({ ctx }: Pen, within: Shape, deep: string): void {
  const box = boxOf(within)
  const fade = ctx.createLinearGradient(0, box.top, 0, box.bottom)
  fade.addColorStop(0.35, `${deep}00`)
  fade.addColorStop(1, `${deep}90`)
  ctx.globalAlpha = 0.6
  ctx.fillStyle = fade
  ctx.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top)
}

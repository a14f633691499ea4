import { between, type Random } from '../../base/chance.ts'
import { toCss } from '../../base/colour.ts'
import type { Stage } from '../stage.ts'

/** One large shooting star and a few small ones, all in one direction as those of a shower are. */
export function paintMeteors(stage: Stage, random: Random): void {
  const { picture, frame, layout } = stage
  picture.ctx.globalCompositeOperation = 'screen'
  picture.ctx.lineCap = 'round'
  const side = random() < 0.5 ? 1 : -1
  const fall = between(random, 0.5, 0.8)
  const count = 4 + Math.floor(random() * 4)
  for (let nth = 0; nth < count; nth++) {
    const size = nth === 0 ? 1 : between(random, 0.25, 0.5)
    const x = frame.width * (0.5 + side * (nth === 0 ? 0.06 : between(random, -0.42, 0.34)))
    const y = layout.horizon * (nth === 0 ? 0.52 : between(random, 0.12, 0.72))
    paintMeteor(picture.ctx, { x, y, side, fall, length: frame.width * 0.46 * size, size })
  }
}

interface Meteor {
  /** Of its head. */
  x: number
  y: number
  side: number
  fall: number
  length: number
  size: number
}

function paintMeteor(ctx: Stage['picture']['ctx'], { x, y, side, fall, length, size }: Meteor): void {
  const [tailX, tailY] = [x + side * length * 0.86, y - length * fall]
  const trail = ctx.createLinearGradient(x, y, tailX, tailY)
  trail.addColorStop(0, 'rgba(255,255,255,1)')
  trail.addColorStop(0.15, 'rgba(196,226,255,0.75)')
  trail.addColorStop(1, 'rgba(120,170,255,0)')
  ctx.fillStyle = trail
  const half = 2.6 * size
  ctx.beginPath()
  ctx.moveTo(x - half * 0.7 * side, y - half)
  ctx.lineTo(tailX, tailY)
  ctx.lineTo(x + half * 0.7 * side, y + half)
  ctx.closePath()
  ctx.fill()
  const radius = 16 * size
  const head = ctx.createRadialGradient(x, y, 0, x, y, radius)
  head.addColorStop(0, 'rgba(255,255,255,1)')
  head.addColorStop(0.2, toCss([214, 236, 255], 0.8))
  head.addColorStop(1, toCss([120, 170, 255], 0))
  ctx.fillStyle = head
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

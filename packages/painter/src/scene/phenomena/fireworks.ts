import { between, pickOne, type Random } from '../../base/chance.ts'
import { mixColours, parseHex, type Rgb, toCss } from '../../base/colour.ts'
import type { Stage } from '../stage.ts'

const COLOURS = ['#ff5a4c', '#ffc94c', '#7dff9a', '#5cc8ff', '#c88cff', '#ff8cc8', '#fff2c8'].map(parseHex)
const WHITE: Rgb = [255, 255, 255]

interface Burst {
  x: number
  y: number
  radius: number
  colour: Rgb
  /** Of the tips. */
  second: Rgb
}

/** Five to eight shells at several heights: the highest are the largest, and some have only just opened. */
export function paintFireworks(stage: Stage, random: Random): void {
  const { ctx } = stage.picture
  const { frame, layout } = stage
  ctx.globalCompositeOperation = 'screen'
  ctx.lineCap = 'round'
  const count = 5 + Math.floor(random() * 4)
  const reach = Math.min(frame.width, layout.horizon) * 0.3
  for (let nth = 0; nth < count; nth++) {
    const x = frame.width * (0.08 + (0.84 * (nth + between(random, 0.15, 0.85))) / count)
    const y = layout.horizon * between(random, 0.12, 0.6)
    const radius = reach * between(random, 0.45, 1)
    const [colour, second] = [pickOne(COLOURS, random), pickOne(COLOURS, random)]
    paintTrail(stage, random, { x, y, radius, colour, second })
    paintBurst(stage, random, { x, y, radius, colour, second })
  }
}

function paintTrail({ picture: { ctx }, layout }: Stage, random: Random, { x, y, colour }: Burst): void {
  const from = { x: x + between(random, -26, 26), y: layout.horizon }
  const trail = ctx.createLinearGradient(from.x, from.y, x, y)
  trail.addColorStop(0, toCss(colour, 0))
  trail.addColorStop(1, toCss(mixColours(colour, WHITE, 0.4), 0.35))
  ctx.strokeStyle = trail
  ctx.lineWidth = 1.1
  ctx.beginPath()
  ctx.moveTo(from.x, from.y)
  ctx.quadraticCurveTo(x, (from.y + y) / 2, x, y)
  ctx.stroke()
}

function paintBurst(stage: Stage, random: Random, burst: Burst): void {
  const { ctx } = stage.picture
  const { x, y, radius, colour } = burst
  const glow = ctx.createRadialGradient(x, y, 0, x, y, radius * 1.5)
  glow.addColorStop(0, toCss(mixColours(colour, WHITE, 0.5), 0.42))
  glow.addColorStop(0.3, toCss(colour, 0.2))
  glow.addColorStop(1, toCss(colour, 0))
  ctx.fillStyle = glow
  ctx.fillRect(x - radius * 1.5, y - radius * 1.5, radius * 3, radius * 3)
  const rays = 46 + Math.floor(random() * 30)
  for (let nth = 0; nth < rays; nth++) {
    // Points of a sphere seen from the side: rays that come towards the viewer are short.
    const turn = ((nth + random()) / rays) * Math.PI * 2
    const far = radius * Math.sqrt(between(random, 0.12, 1))
    paintRay(ctx, random, { ...burst, turn, far })
  }
}

function paintRay(ctx: Stage['picture']['ctx'], random: Random, ray: Burst & { turn: number; far: number }): void {
  const { x, y, colour, second, turn, far, radius } = ray
  const droop = (far / radius) ** 2 * radius * 0.2
  const [tipX, tipY] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far + droop]
  const light = ctx.createLinearGradient(x, y, tipX, tipY)
  light.addColorStop(0, toCss(WHITE, 0.15))
  light.addColorStop(0.35, toCss(colour, 0.35))
  light.addColorStop(1, toCss(mixColours(second, WHITE, 0.3), 0.95))
  ctx.strokeStyle = light
  ctx.lineWidth = between(random, 0.8, 1.7)
  ctx.beginPath()
  ctx.moveTo(x + Math.cos(turn) * far * 0.12, y + Math.sin(turn) * far * 0.12)
  ctx.quadraticCurveTo(x + Math.cos(turn) * far * 0.7, y + Math.sin(turn) * far * 0.7, tipX, tipY)
  ctx.stroke()
  ctx.fillStyle = toCss(mixColours(second, WHITE, 0.55))
  ctx.beginPath()
  ctx.arc(tipX, tipY, between(random, 0.9, 2), 0, Math.PI * 2)
  ctx.fill()
}

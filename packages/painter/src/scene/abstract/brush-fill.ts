import { between, type Random } from '../../base/chance.ts'
import { dimColour, type Rgb, toCss } from '../../base/colour.ts'
import type { Stage } from '../stage.ts'

/** How a shape is filled: `angle` of the brush, `rough` 0 even to 1 with every hair seen. */
export interface Fill {
  colour: Rgb
  random: Random
  angle: number
  rough: number
}

const HAIRS = 90

/** Fills the path that lies ready as a brush does: no two strokes of it are of quite one tone. The path is used up. */
export function brushFill({ picture: { ctx }, frame }: Stage, { colour, random, angle, rough }: Fill): void {
  ctx.save()
  ctx.fillStyle = toCss(colour)
  ctx.fill()
  ctx.clip()
  const reach = Math.hypot(frame.width, frame.height)
  ctx.translate(frame.width / 2, frame.height / 2)
  ctx.rotate(angle)
  for (let hair = 0; hair < HAIRS; hair++) {
    const y = (random() - 0.5) * reach
    const lit = 1 + between(random, -0.12, 0.11) * rough
    ctx.fillStyle = toCss(dimColour(colour, lit), 0.42)
    const x = (random() - 0.72) * reach
    ctx.fillRect(x, y, between(random, 0.2, 1) * reach, between(random, 0.8, 5.5))
  }
  ctx.restore()
}

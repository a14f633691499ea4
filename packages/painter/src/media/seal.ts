import { createRandom, deriveSeed } from '../base/chance.ts'
import type { Layer } from '../base/frame.ts'
import type { Stage } from '../scene/stage.ts'
import { writeSign } from './cartouche.ts'

/** A column of written signs in the upper corner away from the subject, and under it the red seal. */
export function pressSeal({ frame, layout, recipe }: Stage, { ctx }: Layer): void {
  // Where something is to be read, nothing is written that cannot be.
  if (recipe.reading.texts !== undefined) return
  const { width, height } = frame
  const random = createRandom(deriveSeed(recipe.seed, 'signature'))
  const side = Math.min(width, height) * 0.042
  const x = layout.focus > width / 2 ? width * 0.065 : width * 0.935 - side
  const y = height * 0.07
  ctx.strokeStyle = 'rgba(28,30,35,0.86)'
  for (let sign = 0; sign < 4; sign++) {
    writeSign(ctx, random, { x: x + side * 0.12, y: y + sign * side * 0.98, side: side * 0.76 })
  }
  stampSeal(ctx, { x, y: y + side * 4.2, side })
}

function stampSeal(ctx: Layer['ctx'], { x, y, side }: { x: number; y: number; side: number }): void {
  ctx.fillStyle = 'rgba(178,38,30,0.9)'
  ctx.fillRect(x, y, side, side)
  ctx.strokeStyle = 'rgba(246,236,220,0.9)'
  ctx.lineWidth = side * 0.07
  ctx.strokeRect(x + side * 0.12, y + side * 0.12, side * 0.76, side * 0.76)
  ctx.beginPath()
  for (const [fromX, fromY, toX, toY] of [
    [0.3, 0.32, 0.7, 0.32],
    [0.5, 0.24, 0.5, 0.78],
    [0.3, 0.52, 0.7, 0.52],
    [0.32, 0.74, 0.68, 0.74],
  ] as const) {
    ctx.moveTo(x + fromX * side, y + fromY * side)
    ctx.lineTo(x + toX * side, y + toY * side)
  }
  ctx.stroke()
}

import { createRandom, deriveSeed, type Random } from '../base/chance.ts'
import type { Layer } from '../base/frame.ts'
import type { Stage } from '../scene/stage.ts'

/** A title on red and a signature beside it, in the upper corner away from the subject; the writing is of no language. */
export function pressCartouche({ frame, layout, recipe }: Stage, { ctx }: Layer): void {
  if (recipe.reading.texts !== undefined) return
  const random = createRandom(deriveSeed(recipe.seed, 'title'))
  const wide = Math.min(frame.width, frame.height) * 0.062
  const right = layout.focus < frame.width / 2
  const x = right ? frame.width - wide * 1.7 : wide * 0.7
  const y = frame.height * 0.045
  const high = wide * 3.6
  ctx.fillStyle = '#b93a26'
  ctx.fillRect(x, y, wide, high)
  ctx.strokeStyle = '#f0e4c9'
  ctx.lineWidth = wide * 0.045
  ctx.strokeRect(x + wide * 0.09, y + wide * 0.09, wide * 0.82, high - wide * 0.18)
  for (let sign = 0; sign < 4; sign++)
    writeSign(ctx, random, { x: x + wide * 0.22, y: y + wide * (0.24 + sign * 0.82), side: wide * 0.56 })
  const besideX = right ? x - wide * 0.62 : x + wide * 1.2
  ctx.strokeStyle = '#1b2030'
  for (let sign = 0; sign < 3; sign++)
    writeSign(ctx, random, { x: besideX, y: y + wide * (0.3 + sign * 0.6), side: wide * 0.4 })
  ctx.fillStyle = '#b93a26'
  ctx.fillRect(besideX, y + wide * 2.2, wide * 0.4, wide * 0.4)
}

/** Strokes like those of a brush-written sign. */
export function writeSign(
  ctx: Layer['ctx'],
  random: Random,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  ctx.lineWidth = side * 0.11
  ctx.lineCap = 'round'
  ctx.beginPath()
  const bars = 1 + Math.floor(random() * 3)
  for (let bar = 0; bar < bars; bar++) {
    const level = y + side * (0.08 + (bar * 0.74) / bars + random() * 0.12)
    ctx.moveTo(x + side * random() * 0.3, level)
    ctx.lineTo(x + side * (0.7 + random() * 0.3), level - side * 0.05)
  }
  const stem = x + side * (0.22 + random() * 0.56)
  ctx.moveTo(stem, y)
  ctx.lineTo(stem + side * 0.04, y + side * (0.6 + random() * 0.4))
  for (const way of [-1, 1]) {
    if (random() < 0.3) continue
    const from = y + side * (0.3 + random() * 0.4)
    ctx.moveTo(x + side * (0.5 + way * 0.06), from)
    ctx.quadraticCurveTo(x + side * (0.5 + way * 0.2), from + side * 0.3, x + side * (0.5 + way * 0.5), y + side * 0.96)
  }
  if (random() < 0.45)
    ctx.rect(x + side * (0.1 + random() * 0.4), y + side * (0.42 + random() * 0.2), side * 0.4, side * 0.3)
  ctx.stroke()
}

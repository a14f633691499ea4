import { createRandom, deriveSeed } from '../base/chance.ts'
import type { Layer } from '../base/frame.ts'
import type { Stage } from '../scene/stage.ts'

/** Bars of each digit, from the top clockwise, the middle one last. */
const DIGITS = [
  '1111110',
  '0110000',
  '1101101',
  '1111001',
  '0110011',
  '1011011',
  '1011111',
  '1110000',
  '1111111',
  '1111011',
]
/** Ends of the bars in a box of 1 by 2. */
const BARS = [
  [0.15, 0, 0.85, 0],
  [1, 0.15, 1, 0.85],
  [1, 1.15, 1, 1.85],
  [0.15, 2, 0.85, 2],
  [0, 1.15, 0, 1.85],
  [0, 0.15, 0, 0.85],
  [0.15, 1, 0.85, 1],
] as const

/** A date in glowing bars, as compact cameras burnt it into the corner. */
export function stampDate({ frame, layout, recipe }: Stage, { ctx }: Layer): void {
  const random = createRandom(deriveSeed(recipe.seed, 'date'))
  const digits = `${80 + Math.floor(random() * 20)} ${1 + Math.floor(random() * 9)} ${10 + Math.floor(random() * 18)}`
  const side = Math.min(frame.width, frame.height) * 0.014
  const length = digits.length * side * 1.75
  const right = layout.focus < frame.width * 0.62
  const x = right ? frame.width - length - side * 2.4 : side * 3
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineWidth = side * 0.3
  ctx.strokeStyle = '#ffae42'
  ctx.shadowColor = '#ff4a12'
  ctx.shadowBlur = side * 1.2 * frame.scale
  ctx.beginPath()
  for (const [index, digit] of [...digits].entries()) {
    const bars = DIGITS[Number(digit)] ?? ''
    if (digit !== ' ') drawDigit(ctx, bars, { x: x + index * side * 1.75, y: frame.height - side * 5, side })
  }
  ctx.stroke()
  ctx.stroke()
  ctx.restore()
}

function drawDigit(ctx: Layer['ctx'], bars: string, { x, y, side }: { x: number; y: number; side: number }): void {
  for (const [index, [fromX, fromY, toX, toY]] of BARS.entries()) {
    if (bars[index] !== '1') continue
    ctx.moveTo(x + fromX * side - fromY * side * 0.08, y + fromY * side)
    ctx.lineTo(x + toX * side - toY * side * 0.08, y + toY * side)
  }
}

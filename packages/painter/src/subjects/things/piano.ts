import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, polygon, tower } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { THING } from '../kit/thing-traits.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const piano: Plate = {
  ...THING,
  height: 1.15,
  aspect: 1.35,
  large: true,
  poses: ['grand', 'upright'],
  draw(pen) {
    const wood = pen.worn(pen.pose === 'grand' ? '#26242a' : '#6b4430')
    if (pen.pose === 'grand') drawGrand(pen, wood)
    else drawUpright(pen, wood)
  },
}

function drawGrand(pen: Pen, wood: string): void {
  for (const x of [-52, 2, 50]) sculpt(pen, tower(x, 0, 34, [2, 3.4]), wood, { depth: 1.5 })
  sculpt(pen, blob('-50,-52! -44,-92 -8,-100 30,-84 64,-60! 60,-50 -20,-48'), shift(wood, 0.03), {
    depth: 8,
    gloss: 0.5,
  })
  patch(pen, blob('-44,-52! -40,-80 -10,-88 24,-74 54,-57!'), '#c49a4c', 0.8)
  lines(
    pen,
    pen.tones('#6d5124').base,
    0.5,
    '-38,-56 -28,-80 | -28,-55 -14,-84 | -16,-55 2,-80 | -4,-55 16,-74 | 10,-55 30,-68',
  )
  sculpt(pen, polygon('-66,-46 -58,-54 60,-54 66,-46 66,-32 -66,-32'), wood, { depth: 5, gloss: 0.4 })
  drawKeys(pen, [-60, -36, 60])
}

function drawUpright(pen: Pen, wood: string): void {
  sculpt(pen, polygon('-60,-96 60,-96 60,0 -60,0'), wood, { depth: 9, gloss: 0.25 })
  sculpt(pen, polygon('-64,-100 64,-100 64,-94 -64,-94'), shift(wood, 0.05), { depth: 2, gloss: 0.3 })
  patch(pen, polygon('-52,-88 -3,-88 -3,-58 -52,-58'), shift(wood, -0.06), 0.8)
  patch(pen, polygon('3,-88 52,-88 52,-58 3,-58'), shift(wood, -0.06), 0.8)
  patch(pen, polygon('-52,-30 52,-30 52,-6 -52,-6'), shift(wood, -0.06), 0.8)
  sculpt(pen, polygon('-66,-50 66,-50 66,-38 -66,-38'), wood, { depth: 3, gloss: 0.3 })
  for (const x of [-60, 60]) sculpt(pen, tower(x, 0, 39, [3.4, 3.4]), wood, { depth: 2 })
  drawKeys(pen, [-56, -50, 56])
}

/** White keys in front, black ones behind them. */
function drawKeys(pen: Pen, [left, top, right]: readonly [number, number, number]): void {
  patch(pen, polygon(`${left},${top} ${right},${top} ${right},${top + 8} ${left},${top + 8}`), '#f4efe4')
  const { ctx, tones } = pen
  ctx.strokeStyle = tones('#8a8478').base
  ctx.lineWidth = 0.5
  const step = (right - left) / 28
  ctx.beginPath()
  for (let i = 1; i < 28; i++) {
    ctx.moveTo(left + i * step, top)
    ctx.lineTo(left + i * step, top + 8)
  }
  ctx.stroke()
  ctx.fillStyle = tones('#1c1a20').base
  for (let i = 1; i < 28; i++)
    if (![0, 3].includes(i % 7)) ctx.fillRect(left + i * step - step * 0.3, top, step * 0.6, 5)
}

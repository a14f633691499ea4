import { glow, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, oval, polygon } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { mix } from '../kit/tone.ts'
import { pane, wheel } from '../kit/vehicle-parts.ts'
import type { Plate } from '../plate.ts'

export const train: Plate = {
  habitat: 'ground',
  height: 1.4,
  aspect: 2.6,
  stand: 'stands',
  large: true,
  poses: ['steam', 'steam late'],
  draw(pen) {
    const paint = pen.worn('#2f5a4c')
    const brass = '#d0a24a'
    steam(pen, [86, -84])
    coach(pen, mix(paint, '#8a3a30', 0.75))
    const boiler = blob('0,-24! 0,-62! 98,-62 108,-54 108,-32 98,-24!')
    sculpt(pen, boiler, paint, { depth: 16, gloss: 0.3 })
    for (const x of [24, 48, 72])
      lines(pen, pen.tones(brass).base, 1.8, [
        [
          [x, -62],
          [x, -25],
        ],
      ])
    sculpt(pen, blob('82,-61! 84,-76 80,-86! 100,-86! 95,-76 96,-61!'), '#33363c', { depth: 6 })
    for (const x of [34, 58])
      sculpt(
        pen,
        blob([
          [x - 8, -61, 'corner'],
          [x - 7, -70],
          [x, -75],
          [x + 7, -70],
          [x + 8, -61, 'corner'],
        ]),
        brass,
        { depth: 4, gloss: 0.5 },
      )
    sculpt(pen, polygon('-36,-22 -36,-84 2,-84 2,-22'), paint, { depth: 10 })
    sculpt(pen, blob('-42,-83! -36,-92 -2,-92 8,-83!'), '#3a3c42', { depth: 4 })
    pane(pen, polygon('-29,-54 -29,-76 -7,-76 -7,-54'))
    sculpt(pen, polygon('-38,-25 112,-25 112,-17 -38,-17'), '#a23a30', { depth: 4 })
    sculpt(pen, polygon('106,-22 128,-1 104,-1'), '#a23a30', { depth: 6 })
    for (const x of [-18, 12, 42]) wheel(pen, [x, 15], '#a23a30')
    for (const x of [72, 94]) wheel(pen, [x, 9], '#a23a30')
    lines(pen, pen.tones('#c8ccd2').base, 2.6, '-18,-12 12,-10 42,-12 70,-14')
    glow(pen, oval(107, -66, [5, 5]), '#ffe9a8', 9)
  },
}

function coach(pen: Pen, paint: string): void {
  sculpt(pen, polygon('-128,-14 -128,-78 -46,-78 -46,-14'), paint, { depth: 10 })
  sculpt(pen, blob('-132,-77! -124,-86 -50,-86 -42,-77!'), '#4a4c52', { depth: 4 })
  for (const x of [-116, -96, -76, -58])
    glow(
      pen,
      polygon([
        [x - 7, -44],
        [x - 7, -66],
        [x + 7, -66],
        [x + 7, -44],
      ]),
      '#ffd890',
      2,
    )
  lines(pen, pen.tones('#e8c070').base, 1.4, '-128,-34 -46,-34')
  for (const x of [-112, -62]) wheel(pen, [x, 11], '#6a6e76')
}

function steam({ ctx, random }: Pen, [x, y]: Point): void {
  ctx.save()
  for (let i = 0; i < 26; i++) {
    const part = i / 26
    ctx.globalAlpha = 0.34 * (1 - part * 0.7)
    ctx.fillStyle = i % 3 ? '#f4f2f0' : '#cfd2d8'
    ctx.beginPath()
    ctx.arc(
      x - part * 96 + (random() - 0.5) * 8,
      y - 8 - Math.sqrt(part) * 14 + (random() - 0.5) * 8,
      4 + part * 9,
      0,
      7,
    )
    ctx.fill()
  }
  ctx.restore()
}

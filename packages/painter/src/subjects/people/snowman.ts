import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, limb, oval, polygon } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

export const snowman: Plate = {
  habitat: 'ground',
  height: 0.85,
  aspect: 0.75,
  stand: 'stands',
  large: false,
  poses: ['hat', 'scarf'],
  draw(pen) {
    const snow = '#f2f5f8'
    const wool = pen.worn('#c23b38')
    for (const side of [-1, 1])
      lines(pen, pen.tones('#5a4030').base, 1.4, [
        [
          [side * 16, -50],
          [side * 28, -58],
          [side * 37, -66],
        ],
        [
          [side * 30, -60],
          [side * 36, -58],
        ],
        [
          [side * 31, -61],
          [side * 31, -68],
        ],
      ])
    for (const [y, r] of [
      [-20, 22],
      [-50, 17.4],
      [-73, 13],
    ] as const) {
      sculpt(pen, oval(0, y, [r * 1.04, r]), snow, { depth: r * 0.75 })
      speckle(pen, [y, r])
    }
    sculpt(pen, blob('-14,-64 0,-60 14,-64 15,-59 0,-54 -15,-59'), wool, { depth: 2.6 })
    sculpt(pen, limb('8,-60,3.4 11,-50,3.2 10,-42,3'), wool, { depth: 2.4 })
    for (const y of [-52, -45, -38]) sculpt(pen, oval(1.4, y, [1.5, 1.5]), '#2c2a30', { depth: 1 })
    for (const x of [-3.4, 6]) sculpt(pen, oval(x, -76, [1.5, 1.8]), '#2c2a30', { depth: 1, gloss: 0.5 })
    sculpt(pen, limb('2,-72,1.9 10,-71,1.3 18,-69.6,0.2'), '#e8842c', { depth: 1.4 })
    for (const [x, y] of [
      [-4, -68],
      [-1, -66],
      [3, -65.6],
      [7, -66.6],
    ] as const)
      sculpt(pen, oval(x, y, [0.8, 0.8]), '#2c2a30', { depth: 0.5 })
    hat(pen, wool)
    sculpt(pen, blob('-26,0.6 -14,-4 14,-4 27,0.6 0,2'), snow, { depth: 2 })
  },
}

function speckle({ ctx, random, tones }: Pen, [y, r]: Point): void {
  for (let i = 0; i < 20; i++) {
    const [angle, out] = [random() * 6.3, Math.sqrt(random()) * r * 0.9]
    ctx.globalAlpha = 0.5
    ctx.fillStyle = i % 2 ? tones('#f2f5f8').rim : tones('#f2f5f8').shade
    ctx.fillRect(Math.cos(angle) * out, y + Math.sin(angle) * out, 0.7, 0.5)
  }
  ctx.globalAlpha = 1
}

function hat(pen: Pen, wool: string): void {
  if (pen.pose === 'scarf') {
    sculpt(pen, blob('-13,-80 -10,-91 0,-95 10,-91 13,-80 0,-83'), wool, { depth: 4 })
    sculpt(pen, oval(0, -96.4, [3.6, 3.4]), '#f4efe6', { depth: 2 })
    return
  }
  sculpt(pen, oval(0, -83, [15, 2.8]), '#2f2c34', { depth: 1.6 })
  sculpt(pen, blob('-9.4,-83! -10,-99! 10,-99! 9.4,-83!'), '#2f2c34', { depth: 4 })
  patch(pen, polygon('-9.6,-85 9.6,-85 9.6,-88 -9.6,-88'), wool)
}

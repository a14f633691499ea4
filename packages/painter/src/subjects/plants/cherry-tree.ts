import { bough, crown, tuft } from '../kit/foliage.ts'
import type { Clump } from '../kit/foliage.ts'
import type { Pen } from '../kit/pen.ts'
import { GRASS, TREE } from '../kit/tree-traits.ts'
import type { Plate } from '../plate.ts'

export const cherryTree: Plate = {
  ...TREE,
  aspect: 1.1,
  poses: ['leaning', 'spreading'],
  draw(pen) {
    const hex = pen.worn('#f3b6cb')
    const bark = '#4f3a36'
    const lean = pen.pose === 'leaning' ? 8 : 0
    bough(
      pen,
      [
        [-lean, 1, 5.4],
        [-lean * 0.2, -16, 3.8],
        [-4, -32, 3.2],
        [4, -48, 2.2],
        [2, -62, 1.2],
      ],
      bark,
    )
    bough(
      pen,
      [
        [-4, -30, 2.8],
        [-18, -42, 2.2],
        [-32, -52, 1.2],
      ],
      bark,
    )
    bough(
      pen,
      [
        [1, -40, 2.6],
        [18, -48, 2],
        [34, -54, 1.1],
      ],
      bark,
    )
    const clumps: Clump[] = [
      [-34, -54, 11],
      [36, -56, 11],
      [-20, -62, 13],
      [20, -64, 13],
      [-30, -70, 10],
      [30, -70, 10],
      [0, -68, 14],
      [-14, -78, 12],
      [14, -80, 12],
      [0, -88, 10],
    ]
    crown(
      pen,
      clumps.map(([x, y, r]) => [x + (pen.random() - 0.5) * 4, y, r]),
      hex,
    )
    petals(pen, hex)
    tuft(pen, [-lean, 9], GRASS)
  },
}

function petals({ ctx, random, tones }: Pen, hex: string): void {
  for (let i = 0; i < 34; i++) {
    ctx.fillStyle = random() < 0.6 ? tones(hex).light : tones(hex).rim
    ctx.globalAlpha = 0.85
    ctx.beginPath()
    ctx.ellipse((random() - 0.5) * 92, -random() * 56, 0.9, 0.5, random() * 3, 0, 7)
    ctx.fill()
  }
  ctx.globalAlpha = 1
}

import { archWindow, masonry } from '../kit/building.ts'
import { crown, tuft } from '../kit/foliage.ts'
import { sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { chimney, door, shutterWindow } from '../kit/house-parts.ts'
import { polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const house: Plate = {
  habitat: 'structure',
  height: 1.8,
  aspect: 1.15,
  stand: 'stands',
  large: true,
  poses: ['cottage', 'farmhouse'],
  draw(pen) {
    const wall = pen.worn('#ece0c8')
    const roof = pen.pose === 'cottage' ? '#9c5a3c' : '#5f6a7c'
    chimney(pen, [20, -66])
    sculpt(pen, polygon('10,0 10,-40 48,-38 48,0'), shift(wall, -0.06), { depth: 6 })
    masonry(pen, [29, 0], [40, 19, 19], shift(wall, -0.06))
    gable(pen, wall)
    sculpt(pen, polygon('6,-36 -1,-84 38,-80 55,-34'), roof, { depth: 9 })
    shingles(pen, roof)
    lines(pen, pen.tones(roof).deep, 3.2, '-47,-36 -18,-85 | -18,-85 10,-38')
    lines(pen, pen.tones(roof).light, 0.8, '-48,-37 -18.4,-87')
    for (const x of [20, 38]) shutterWindow(pen, [x, -13], pen.random() < 0.75)
    shutterWindow(pen, [-30, -13], pen.random() < 0.75)
    archWindow(pen, [-18, -50], [4, 11], pen.random() < 0.7)
    door(pen, -10)
    for (const [x, r] of [
      [-46, 6],
      [46, 6.4],
      [31, 4.6],
    ] as const)
      crown(pen, [[x, -r * 0.7, r]], '#5d7a44')
    tuft(pen, [0, 40], '#6f8f45')
  },
}

function gable(pen: Pen, wall: string): void {
  const front = polygon('-43,0 -43,-38 -18,-80 7,-38 7,0')
  sculpt(pen, front, wall, { depth: 8 })
  masonry(pen, [-18, 0], [40, 25, 25], wall)
  if (pen.pose === 'cottage')
    lines(
      pen,
      pen.tones('#6a4a34').base,
      1.7,
      '-42,-38 6,-38 | -18,-38 -18,-44 | -40,-38 -28,-58 | 4,-38 -8,-58 | -42,-1 -42,-38 | 6,-1 6,-38',
    )
}

function shingles(pen: Pen, roof: string): void {
  const { ctx, random } = pen
  ctx.save()
  ctx.clip(polygon('6,-36 -1,-84 38,-80 55,-34').path)
  for (let row = 0; row < 11; row++) {
    for (let i = 0; i < 13; i++) {
      ctx.globalAlpha = 0.28
      ctx.fillStyle = random() < 0.5 ? pen.tones(roof).shade : pen.tones(roof).light
      ctx.fillRect(-2 + i * 4.6 + (row % 2) * 2.3, -82 + row * 4.4, 4, 3.8)
    }
  }
  ctx.restore()
}

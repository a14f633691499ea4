import { archWindow, battlements, coneRoof, flag, masonry, roundTower } from '../kit/building.ts'
import { tuft } from '../kit/foliage.ts'
import { sculpt } from '../kit/pen.ts'
import { tower } from '../kit/shape.ts'
import type { Plate } from '../plate.ts'

export const watchtower: Plate = {
  habitat: 'structure',
  height: 2.6,
  aspect: 0.42,
  stand: 'stands',
  large: true,
  poses: ['roofed', 'battlements'],
  draw(pen) {
    const stone = pen.worn('#b0a698')
    roundTower(pen, [0, 0], [68, 15, 12], stone)
    sculpt(pen, tower(0, -66, 7, [12, 16]), stone, { depth: 4 })
    sculpt(pen, tower(0, -73, 8, [15.4, 15.4]), stone, { depth: 5 })
    masonry(pen, [0, -73], [8, 15.4, 15.4], stone)
    if (pen.pose === 'roofed') {
      coneRoof(pen, [0, -80], [18, 17], '#8a4236')
      flag(pen, [0, -96], 4, '#d8a53a')
    } else battlements(pen, [0, -80], [15.4, 4], stone)
    for (const [x, y] of [
      [1, -24],
      [-2, -42],
      [2, -58],
      [0, -74],
    ] as const)
      archWindow(pen, [x, y], [1.7, 5.4], pen.random() < 0.6)
    archWindow(pen, [0, -1], [4.4, 12], false)
    tuft(pen, [0, 16], '#6f8f45')
  },
}

import { masonry } from '../kit/building.ts'
import { sculpt } from '../kit/pen.ts'
import { blob, tower } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

export const bridge: Plate = {
  habitat: 'structure',
  height: 0.9,
  aspect: 2.4,
  stand: 'stands',
  large: true,
  poses: ['stone', 'vermilion'],
  draw(pen) {
    const stone = pen.worn(pen.pose === 'stone' ? '#a9a094' : '#a03c2c')
    const far = blob('-118,0! -118,-40! -60,-66 0,-76 60,-66 118,-40! 118,0! 74,0! 56,-34 0,-56 -56,-34 -74,0!')
    sculpt(pen, far, stone, { depth: 10 })
    const { ctx } = pen
    ctx.save()
    ctx.clip(far.path)
    masonry(pen, [0, 0], [80, 118, 118], stone)
    ctx.restore()
    const rail = [-110, -88, -66, -44, -22, 0, 22, 44, 66, 88, 110]
    for (const x of rail)
      sculpt(pen, tower(x, -38 - 36 * Math.cos((x / 118) * 1.5), 22, [2.6, 2.2]), stone, { depth: 2 })
    const top = (off: number): Point[] => rail.map((x): Point => [x, -off - 36 * Math.cos((x / 118) * 1.5)])
    lines(pen, pen.tones(stone).base, 3, [top(58)])
    lines(pen, pen.tones(stone).rim, 1, [top(59.4)])
  },
}

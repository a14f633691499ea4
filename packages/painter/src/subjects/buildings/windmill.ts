import { archWindow, roundTower } from '../kit/building.ts'
import { tuft } from '../kit/foliage.ts'
import { sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, oval, polygon } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

export const windmill: Plate = {
  habitat: 'structure',
  height: 2.3,
  aspect: 0.8,
  stand: 'stands',
  large: true,
  poses: ['turning'],
  draw(pen) {
    const wall = pen.worn('#e9dfcc')
    roundTower(pen, [0, 0], [58, 15, 9.6], wall)
    sculpt(pen, blob('-11,-57! -9,-67 0,-72 9,-67 11,-57! 0,-55'), '#7b4a38', { depth: 5 })
    for (const y of [-20, -38]) archWindow(pen, [1, y], [2, 6], pen.random() < 0.6)
    archWindow(pen, [0, -1], [4, 12], false)
    const turn = pen.random() * 1.5
    for (let i = 0; i < 4; i++) blade(pen, turn + (i * Math.PI) / 2)
    sculpt(pen, oval(0, -60, [2.6, 2.6]), '#5a4030', { depth: 1.4 })
    tuft(pen, [0, 15], '#6f8f45')
  },
}

function blade(pen: Pen, angle: number): void {
  const [cx, cy] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, out: number): Point => [cx * along - cy * out, -60 + cy * along + cx * out]
  sculpt(pen, polygon([at(8, 0.6), at(39, 0.6), at(39, 7.6), at(8, 6)]), '#f2ead8', { depth: 2.4 })
  lines(pen, pen.tones('#6a4a34').base, 1, [[at(0, 0), at(40, 0)]])
  lines(pen, pen.tones('#6a4a34').base, 0.4, [
    ...[12, 18, 24, 30, 36].map((along): Point[] => [at(along, 0.4), at(along, 7)]),
    [at(8, 3.4), at(39, 4.2)],
  ])
}

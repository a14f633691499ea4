import { mark, roundHead } from '../kit/beast-heads.ts'
import { BEAST_POSES, drawBeast } from '../kit/beast.ts'
import type { HeadPlace } from '../kit/head-place.ts'
import { LONG_TAIL } from '../kit/feline-parts.ts'
import { sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, limb, moved } from '../kit/shape.ts'
import { fur } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const lion: Plate = {
  habitat: 'ground',
  height: 1,
  aspect: 1.4,
  stand: 'stands',
  large: false,
  poses: ['standing', 'sitting', 'walking'],
  asked: BEAST_POSES,
  draw(pen) {
    const coat = pen.worn('#cf9a52')
    const pale = mix(coat, '#f8ecd6', 0.7)
    drawBeast(pen, {
      coat,
      belly: pale,
      sock: null,
      stout: 1.22,
      legs: 1.4,
      hair: 3.4,
      tail: { ...LONG_TAIL, tip: '#6a3f22' },
      headAt: {
        standing: { x: 46, y: -74, scale: 1.04, turn: 0.04 },
        sitting: { x: 15, y: -74, scale: 1.04, turn: 0 },
      },
      head: (drawing, place) => {
        mane(drawing, place, '#8a4f26')
        roundHead(drawing, place, {
          coat,
          muzzle: pale,
          iris: '#b8802a',
          ears: 'round',
          inner: '#8a5a3a',
          whiskers: true,
          nose: 3,
          marks: (h, skull, at) => mark(h, skull, at(blob('1,-9 9,-9 10.4,3 5,7 0.6,3')), shift(coat, 0.05)),
        })
      },
    })
  },
}

/** Tongues of hair around the face, dark ones behind, lit ones before. */
function mane(pen: Pen, place: HeadPlace, hex: string): void {
  const ring = moved(blob('-28,4 -24,-16 -8,-27 12,-26 26,-14 28,4 22,22 8,36 -10,36 -24,22'), {
    ...place,
    y: place.y + 2,
  })
  sculpt(pen, ring, hex, { depth: 9 })
  fur(pen, ring, hex, { length: 11, flow: 1.6, count: 90, fringe: 0.5 })
  for (let i = 0; i < 26; i++) {
    const angle = (i / 26) * Math.PI * 2 + pen.random() * 0.2
    const [cx, cy] = [Math.cos(angle) * place.scale, Math.sin(angle) * place.scale]
    const [x, y] = [place.x + 1, place.y + 3]
    const long = 27 + pen.random() * 5 + (cy > 0.2 ? 7 : 0)
    sculpt(
      pen,
      limb([
        [x + cx * 13, y + cy * 13, 3.4],
        [x + cx * 22 - cy * 2, y + cy * 22 + 1, 3.2],
        [x + cx * long, y + cy * long + 2, 0.2],
      ]),
      pen.random() < 0.5 ? hex : shift(hex, 0.06),
      { depth: 2.4 },
    )
  }
  fur(pen, ring, hex, { length: 9, flow: 1.6, count: 120, fringe: 0, from: [place.x, place.y] })
}

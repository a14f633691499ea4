import type { BeastBuild } from '../kit/beast.ts'
import { BEAST_POSES, drawBeast } from '../kit/beast.ts'
import { mark, roundHead } from '../kit/beast-heads.ts'
import type { Pen } from '../kit/pen.ts'
import { patch } from '../kit/pen.ts'
import type { Shape } from '../kit/shape.ts'
import { blob, oval, overlap } from '../kit/shape.ts'
import { mix } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const STUB: BeastBuild['tail'] = {
  standing: [
    [-34, -50, 4],
    [-40, -49, 4],
    [-43, -46, 2],
  ],
  sitting: [
    [-20, -6, 4],
    [-27, -6, 4],
    [-30, -6, 2],
  ],
  tip: null,
  bushy: 0.3,
}
const HEADS: BeastBuild['headAt'] = {
  standing: { x: 46, y: -74, scale: 1.22, turn: 0.06 },
  sitting: { x: 13, y: -77, scale: 1.26, turn: 0 },
}

export const bear: Plate = {
  habitat: 'ground',
  height: 1.1,
  aspect: 1.3,
  stand: 'stands',
  large: false,
  poses: ['standing', 'walking', 'sitting'],
  asked: BEAST_POSES,
  draw(pen) {
    const coat = pen.worn('#6f4a30')
    drawBeast(pen, {
      coat,
      belly: null,
      sock: null,
      stout: 1.5,
      legs: 1.8,
      hair: 5.4,
      tail: STUB,
      headAt: HEADS,
      head: (drawing, place) =>
        roundHead(drawing, place, {
          coat,
          muzzle: mix(coat, '#e8cfa8', 0.6),
          iris: '#4a2c18',
          ears: 'round',
          inner: mix(coat, '#d8b090', 0.4),
          whiskers: false,
        }),
    })
  },
}

export const panda: Plate = {
  habitat: 'ground',
  height: 0.95,
  aspect: 1.25,
  stand: 'stands',
  large: false,
  poses: ['sitting', 'standing', 'walking'],
  asked: BEAST_POSES,
  draw(pen) {
    const dark = '#2a272b'
    drawBeast(pen, {
      coat: pen.worn('#f1ede4'),
      belly: null,
      sock: null,
      stout: 1.5,
      legs: 1.8,
      hair: 4.4,
      tail: STUB,
      headAt: HEADS,
      limbs: dark,
      marks: (drawing, body) => yoke(drawing, body, dark),
      head: (drawing, place) =>
        roundHead(drawing, place, {
          coat: drawing.worn('#f1ede4'),
          muzzle: '#faf6ee',
          iris: '#3a2418',
          ears: 'round',
          earCoat: dark,
          inner: '#3a363a',
          whiskers: false,
          marks: (h, skull, at) => {
            mark(h, skull, at(oval(-4.6, 0, [5.4, 4.4], 2.3)), dark)
            mark(h, skull, at(oval(12.6, 0, [4.8, 4], 0.8)), dark)
          },
        }),
    })
  },
}

/** The black band over a panda's shoulders. */
function yoke(pen: Pen, body: Shape, hex: string): void {
  const seated = pen.pose === 'sitting'
  const band = seated ? blob('-12,-50 2,-76 34,-76 34,-44 14,-38 0,-42') : blob('22,-90 42,-90 46,-20 24,-20 20,-50')
  patch(pen, overlap(body, band), hex, 0.95)
}

import { roundHead } from '../kit/beast-heads.ts'
import { BEAST_POSES, drawBeast } from '../kit/beast.ts'
import { LONG_TAIL, forehead, stripes } from '../kit/feline-parts.ts'
import { mix } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const tiger: Plate = {
  habitat: 'ground',
  height: 0.95,
  aspect: 1.45,
  stand: 'stands',
  large: false,
  poses: ['walking', 'standing', 'sitting'],
  asked: BEAST_POSES,
  draw(pen) {
    const coat = pen.worn('#dd8430')
    const pale = mix(coat, '#fbf5ea', 0.85)
    drawBeast(pen, {
      coat,
      belly: pale,
      sock: null,
      stout: 1.25,
      legs: 1.45,
      hair: 3.6,
      tail: { ...LONG_TAIL, tip: '#2b2220' },
      headAt: { standing: { x: 48, y: -76, scale: 1.16, turn: 0.05 }, sitting: { x: 15, y: -77, scale: 1.2, turn: 0 } },
      marks: (drawing, body) => stripes(drawing, body, '#2b2220', 9),
      head: (drawing, place) =>
        roundHead(drawing, place, {
          coat,
          muzzle: pale,
          iris: '#d8a028',
          ears: 'round',
          inner: '#f2e4d4',
          whiskers: true,
          marks: (h, skull, at) => forehead(h, skull, [at, '#2b2220']),
        }),
    })
  },
}

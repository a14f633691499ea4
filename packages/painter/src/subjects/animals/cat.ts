import { roundHead } from '../kit/beast-heads.ts'
import { BEAST_POSES, drawBeast } from '../kit/beast.ts'
import { LONG_TAIL, forehead, stripes } from '../kit/feline-parts.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const cat: Plate = {
  habitat: 'ground',
  height: 0.5,
  aspect: 1.35,
  stand: 'stands',
  large: false,
  poses: ['sitting', 'standing', 'walking'],
  asked: BEAST_POSES,
  draw(pen) {
    const coat = pen.worn(pen.random() < 0.5 ? '#d08a48' : '#858a92')
    const pale = mix(coat, '#fbf5ea', 0.8)
    const dark = shift(coat, -0.13)
    drawBeast(pen, {
      coat,
      belly: pale,
      sock: pale,
      stout: 0.96,
      legs: 1,
      hair: 3.6,
      tail: LONG_TAIL,
      headAt: {
        standing: { x: 46, y: -75, scale: 1.0, turn: 0.03 },
        sitting: { x: 14, y: -75, scale: 1.04, turn: 0.02 },
      },
      marks: (drawing, body) => stripes(drawing, body, dark, 5),
      head: (drawing, place) =>
        roundHead(drawing, place, {
          coat,
          muzzle: pale,
          iris: '#8fae3c',
          ears: 'pointed',
          inner: '#e0a8a0',
          whiskers: true,
          marks: (h, skull, at) => forehead(h, skull, [at, dark]),
        }),
    })
  },
}

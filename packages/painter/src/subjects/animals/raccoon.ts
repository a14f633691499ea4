import { BEAST_POSES, drawBeast } from '../kit/beast.ts'
import { mark, pointedHead } from '../kit/beast-heads.ts'
import { blob, limb } from '../kit/shape.ts'
import { mix } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const MASK = '#2c2a2c'

export const raccoon: Plate = {
  habitat: 'ground',
  height: 0.5,
  aspect: 1.5,
  stand: 'stands',
  large: false,
  poses: ['standing', 'sitting', 'walking'],
  asked: BEAST_POSES,
  draw(pen) {
    const coat = pen.worn('#8a8680')
    const pale = mix(coat, '#f4f0e8', 0.8)
    drawBeast(pen, {
      coat,
      belly: mix(coat, '#d8d0c4', 0.5),
      sock: MASK,
      stout: 1.3,
      legs: 1.1,
      hair: 5.4,
      tail: {
        standing: [
          [-32, -44, 5],
          [-46, -42, 7.6],
          [-58, -34, 8.4],
          [-68, -30, 7],
          [-76, -32, 2],
        ],
        sitting: [
          [-16, -6, 5],
          [-32, -7, 7],
          [-46, -9, 8],
          [-57, -14, 7],
          [-63, -22, 2],
        ],
        tip: null,
        bushy: 0.5,
        rings: MASK,
      },
      headAt: {
        standing: { x: 46, y: -68, scale: 1.06, turn: 0.06 },
        sitting: { x: 15, y: -76, scale: 1.08, turn: 0 },
      },
      head: (drawing, place) =>
        pointedHead(drawing, place, {
          coat,
          cheek: pale,
          iris: '#4a3020',
          ears: 'upright',
          inner: '#d8c8bc',
          blunt: 1.3,
          marks: (h, skull, at) => {
            mark(h, skull, at(blob('-16,6 -8,-3 2,-5.4 10,-4.4 18,-4.4 22,0 17,3 10,1.6 3,4.4 -6,8')), MASK)
            mark(h, skull, at(limb('-12,-6,1.2 -4,-8.6,1.5 4,-8.2,1.4 10,-7,0.6')), pale)
          },
        }),
    })
  },
}

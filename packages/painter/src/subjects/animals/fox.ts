import { BEAST_POSES, drawBeast } from '../kit/beast.ts'
import { pointedHead } from '../kit/beast-heads.ts'
import type { Plate } from '../plate.ts'

const WHITE = '#f6ece0'

export const fox: Plate = {
  habitat: 'ground',
  height: 0.62,
  aspect: 1.55,
  stand: 'stands',
  large: false,
  poses: ['standing', 'sitting', 'walking'],
  asked: BEAST_POSES,
  draw(pen) {
    const coat = pen.worn('#cf6326')
    drawBeast(pen, {
      coat,
      belly: WHITE,
      sock: '#3a2724',
      stout: 1,
      legs: 1,
      hair: 5,
      tail: {
        standing: [
          [-32, -46, 4],
          [-46, -40, 7.5],
          [-58, -27, 9.5],
          [-68, -20, 8],
          [-78, -20, 1],
        ],
        sitting: [
          [-14, -6, 5],
          [-30, -7, 7],
          [-44, -9, 9],
          [-55, -15, 7.4],
          [-61, -25, 1],
        ],
        tip: WHITE,
        bushy: 0.6,
      },
      headAt: {
        standing: { x: 50, y: -76, scale: 1, turn: 0.04 },
        sitting: { x: 16, y: -77, scale: 0.98, turn: -0.03 },
      },
      head: (drawing, place) =>
        pointedHead(drawing, place, {
          coat,
          cheek: WHITE,
          iris: '#c8862a',
          ears: 'upright',
          inner: '#4a2a26',
          blunt: 1,
        }),
    })
  },
}

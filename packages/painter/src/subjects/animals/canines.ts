import type { Pen } from '../kit/pen.ts'
import { patch } from '../kit/pen.ts'
import type { BeastBuild } from '../kit/beast.ts'
import { BEAST_POSES, drawBeast } from '../kit/beast.ts'
import { pointedHead } from '../kit/beast-heads.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Shape } from '../kit/shape.ts'
import { blob, overlap } from '../kit/shape.ts'
import type { Plate } from '../plate.ts'

const HEADS: BeastBuild['headAt'] = {
  standing: { x: 49, y: -76, scale: 1, turn: 0.05 },
  sitting: { x: 16, y: -77, scale: 1, turn: -0.02 },
}

export const wolf: Plate = {
  habitat: 'ground',
  height: 0.8,
  aspect: 1.5,
  stand: 'stands',
  large: false,
  poses: ['standing', 'walking', 'sitting'],
  asked: BEAST_POSES,
  draw(pen) {
    const coat = pen.worn('#7d828c')
    const pale = mix(coat, '#f2efe8', 0.65)
    drawBeast(pen, {
      coat,
      belly: pale,
      sock: null,
      stout: 1.12,
      legs: 1.1,
      hair: 6,
      tail: {
        standing: [
          [-32, -46, 4],
          [-44, -38, 6],
          [-51, -26, 6.6],
          [-56, -14, 1],
        ],
        sitting: [
          [-14, -6, 4],
          [-30, -6, 6],
          [-44, -5, 6],
          [-54, -8, 1],
        ],
        tip: shift(coat, -0.22),
        bushy: 0.7,
      },
      headAt: HEADS,
      marks: (drawing, body) => saddle(drawing, body, shift(coat, -0.14)),
      head: (drawing, place) =>
        pointedHead(drawing, place, {
          coat,
          cheek: pale,
          iris: '#e0b040',
          ears: 'upright',
          inner: '#5a4a48',
          blunt: 1.25,
        }),
    })
  },
}

export const dog: Plate = {
  habitat: 'ground',
  height: 0.6,
  aspect: 1.4,
  stand: 'stands',
  large: false,
  poses: ['sitting', 'standing', 'walking'],
  asked: BEAST_POSES,
  draw(pen) {
    const coat = pen.worn('#c99558')
    const pale = mix(coat, '#fbf3e4', 0.8)
    const upright = pen.random() < 0.3
    drawBeast(pen, {
      coat,
      belly: pale,
      sock: pale,
      stout: 1.16,
      legs: 1.2,
      hair: 4,
      tail: {
        standing: [
          [-34, -52, 4],
          [-45, -60, 4.6],
          [-50, -72, 4.4],
          [-45, -83, 1],
        ],
        sitting: [
          [-16, -8, 4],
          [-32, -8, 4.6],
          [-43, -16, 4.4],
          [-46, -28, 1],
        ],
        tip: pale,
        bushy: 0.45,
      },
      headAt: {
        standing: { ...HEADS.standing, y: -80, scale: 1.16 },
        sitting: { ...HEADS.sitting, y: -80, scale: 1.2 },
      },
      head: (drawing, place) =>
        pointedHead(drawing, place, {
          coat,
          cheek: pale,
          iris: '#6a4426',
          ears: upright ? 'upright' : 'hanging',
          inner: shift(coat, -0.16),
          blunt: 1.8,
        }),
    })
  },
}

function saddle(pen: Pen, body: Shape, hex: string): void {
  patch(pen, overlap(body, blob('-40,-50 -36,-66 -10,-70 20,-72 40,-80 30,-62 8,-55 -16,-56 -32,-48')), hex, 0.55)
}

import { eye, nose } from './kit/face.ts'
import type { Hand } from './kit/hand.ts'
import { melt, patch, sculpt } from './kit/hand.ts'
import type { Joint, Shape } from './kit/shape.ts'
import { blob, join, limb, moved, overlap, polygon } from './kit/shape.ts'
import { fur } from './kit/texture.ts'
import type { Plate } from './plate.ts'

const WHITE = '#f6ece0'
const SOCK = '#3a2724'

export const fox: Plate = {
  habitat: 'ground',
  height: 0.62,
  aspect: 1.55,
  stand: 'stands',
  large: false,
  poses: ['standing', 'sitting', 'walking'],
  draw(hand) {
    const coat = hand.worn('#cf6326')
    if (hand.pose === 'sitting') drawSitting(hand, coat)
    else drawStanding(hand, coat)
  },
}

function drawStanding(hand: Hand, coat: string): void {
  const step = hand.pose === 'walking' ? 7 : 1.5
  leg(
    hand,
    [
      [30, -42, 7],
      [28 - step, -24, 4],
      [31 - step * 1.4, -2, 2.6],
    ],
    [coat, 'far'],
  )
  leg(
    hand,
    [
      [-26, -42, 9],
      [-26 + step, -27, 5.4],
      [-33 + step, -15, 2.8],
      [-29 + step * 1.4, -2, 2.6],
    ],
    [coat, 'far'],
  )
  tail(hand, coat, [
    [-32, -46, 4],
    [-46, -40, 7.5],
    [-58, -27, 9.5],
    [-70, -20, 8],
    [-80, -20, 1],
  ])
  const trunk = blob([
    [-38, -46],
    [-34, -57],
    [-18, -62],
    [4, -60],
    [22, -64],
    [36, -72],
    [48, -74],
    [50, -62],
    [44, -48],
    [38, -36],
    [26, -33],
    [6, -35],
    [-14, -39],
    [-28, -36],
    [-37, -38],
  ])
  sculpt(hand, trunk, coat, { depth: 11 })
  const belly = blob([
    [50, -66],
    [46, -50],
    [40, -37],
    [26, -33],
    [0, -35],
    [-20, -37],
    [4, -39],
    [26, -42],
    [38, -52],
    [43, -66],
  ])
  patch(hand, overlap(belly, trunk), WHITE, 0.92)
  fur(hand, trunk, coat, { length: 5, flow: 2.75, count: 260 })
  leg(
    hand,
    [
      [-26, -46, 11.5],
      [-22 - step, -31, 7],
      [-32 - step, -16, 3],
      [-28 - step * 1.4, -2, 2.8],
    ],
    [coat, 'near'],
  )
  melt(hand, trunk, [-22, -51, 13], coat)
  leg(
    hand,
    [
      [35, -46, 8],
      [35 + step, -26, 4.4],
      [35 + step * 1.6, -2, 2.8],
    ],
    [coat, 'near'],
  )
  melt(hand, trunk, [33, -50, 11], coat)
  head(hand, coat, { x: 52, y: -78, scale: 1, turn: 0.04 })
}

function drawSitting(hand: Hand, coat: string): void {
  tail(hand, coat, [
    [-14, -6, 5],
    [-30, -7, 8],
    [-44, -9, 9.5],
    [-56, -15, 7],
    [-62, -24, 1],
  ])
  leg(
    hand,
    [
      [20, -36, 6],
      [21, -18, 4],
      [23, -2, 3],
    ],
    [coat, 'far'],
  )
  const trunk = blob([
    [-26, -10],
    [-28, -24],
    [-20, -40],
    [-6, -56],
    [4, -70],
    [22, -72],
    [27, -58],
    [27, -42],
    [22, -26],
    [18, -8],
    [0, -2],
    [-18, -2],
  ])
  sculpt(hand, trunk, coat, { depth: 12 })
  const chest = blob([
    [14, -72],
    [27, -62],
    [29, -46],
    [24, -30],
    [16, -16],
    [11, -32],
    [12, -52],
  ])
  patch(hand, overlap(chest, trunk), WHITE, 0.95)
  fur(hand, overlap(chest, trunk), WHITE, { length: 5, flow: 1.75, count: 60, fringe: 0 })
  fur(hand, trunk, coat, { length: 5, flow: 1.9, count: 240 })
  const haunch = blob([
    [-22, -6],
    [-23, -20],
    [-12, -32],
    [4, -28],
    [10, -14],
    [8, -4],
    [18, -3],
    [20, 0],
    [-12, 0],
  ])
  sculpt(hand, haunch, coat, { depth: 8 })
  fur(hand, haunch, coat, { length: 4.4, flow: 1.2, count: 90, fringe: 0.3 })
  leg(
    hand,
    [
      [14, -42, 7],
      [15.5, -20, 4.4],
      [17, -2, 3],
    ],
    [coat, 'near'],
  )
  melt(hand, trunk, [12, -46, 10], coat)
  head(hand, coat, { x: 16, y: -80, scale: 1.02, turn: -0.03 })
}

function leg(hand: Hand, joints: readonly Joint[], [coat, side]: readonly [string, 'far' | 'near']): void {
  const [x, y] = joints[joints.length - 1] ?? [0, 0]
  const shape = join(
    limb(joints),
    blob([
      [x - 3, -4],
      [x + 3, -4.4],
      [x + 7, -1.6],
      [x + 6.4, 0],
      [x - 3.2, 0],
    ]),
  )
  const tone = side === 'far' ? hand.tones(coat).shade : coat
  sculpt(hand, shape, tone, { depth: side === 'far' ? 4 : 6, rim: side === 'far' ? 0.2 : 0.5 })
  const sock = polygon([
    [x - 14, y - 14],
    [x - 4, y - 11],
    [x + 14, y - 15],
    [x + 14, 2],
    [x - 14, 2],
  ])
  patch(hand, overlap(shape, sock), SOCK, 0.85)
  fur(hand, shape, tone, { length: 2.6, flow: 1.7, count: 30, fringe: 0.14 })
}

function tail(hand: Hand, coat: string, joints: readonly Joint[]): void {
  const brush = limb(joints)
  sculpt(hand, brush, coat, { depth: 8 })
  const [tipX, tipY] = joints[joints.length - 1] ?? [0, 0]
  const [x, y] = joints[joints.length - 2] ?? [0, 0]
  const tip = blob([
    [tipX - 4, tipY - 12],
    [x + 1, y - 14],
    [x + 4, y - 4],
    [x - 1, y + 2],
    [x + 5, y + 14],
    [tipX - 4, tipY + 12],
  ])
  patch(hand, overlap(brush, tip), WHITE, 0.95)
  const flow = Math.atan2(tipY - y, tipX - x)
  fur(hand, brush, coat, { length: 6, flow, count: 70, fringe: 0.6 })
  fur(hand, overlap(brush, tip), WHITE, { length: 6, flow, count: 30, fringe: 0.5 })
}

/** Three-quarter head, looking right and a little at the viewer. */
function head(hand: Hand, coat: string, place: { x: number; y: number; scale: number; turn: number }): void {
  const at = (shape: Shape): Shape => moved(shape, place)
  const farEar = at(
    blob([
      [6, -9],
      [13, -24, 'corner'],
      [17, -6],
      [12, -3],
    ]),
  )
  sculpt(hand, farEar, hand.tones(coat).shade, { depth: 3 })
  const skull = at(
    blob([
      [-15, -1],
      [-13, -9],
      [-5, -13],
      [6, -13],
      [14, -8],
      [18, -1],
      [25, 4],
      [27.5, 7.5],
      [24, 10.5],
      [14, 11.5],
      [4, 13.5],
      [-6, 11],
      [-17, 10, 'corner'],
      [-13, 5],
    ]),
  )
  sculpt(hand, skull, coat, { depth: 6 })
  const cheek = at(
    blob([
      [-18, 11],
      [-9, 4],
      [2, 5.5],
      [10, 2.6],
      [18, 5.4],
      [27, 8],
      [24, 12],
      [12, 13],
      [4, 15],
      [-8, 13],
    ]),
  )
  patch(hand, overlap(cheek, skull), WHITE, 0.96)
  fur(hand, skull, coat, { length: 2.8, flow: 2.7, count: 110, fringe: 0.34 })
  const ear = at(
    blob([
      [-12, -7],
      [-12, -16],
      [-6, -27, 'corner'],
      [1, -18],
      [4, -10],
      [-4, -7],
    ]),
  )
  sculpt(hand, ear, coat, { depth: 3.4 })
  patch(
    hand,
    at(
      blob([
        [-8.6, -9],
        [-8.6, -16],
        [-5.8, -23, 'corner'],
        [-1.4, -16],
        [0, -10],
      ]),
    ),
    '#4a2a26',
    0.75,
  )
  patch(
    hand,
    at(
      blob([
        [-6, -9],
        [-6.4, -14],
        [-3.6, -16],
        [-1, -9],
      ]),
    ),
    WHITE,
    0.5,
  )
  const [cos, sin] = [Math.cos(place.turn) * place.scale, Math.sin(place.turn) * place.scale]
  const spot = (x: number, y: number): readonly [number, number] => [
    place.x + x * cos - y * sin,
    place.y + x * sin + y * cos,
  ]
  eye(hand, spot(4.2, -0.6), 2.1, '#c8862a')
  eye(hand, spot(14.6, -0.8), 1.6, '#c8862a')
  nose(hand, spot(26.4, 5.9), 2)
  hand.ctx.strokeStyle = hand.tones(SOCK).deep
  hand.ctx.lineWidth = 0.6
  hand.ctx.beginPath()
  hand.ctx.moveTo(...spot(25.6, 8.2))
  hand.ctx.quadraticCurveTo(...spot(20, 11), ...spot(14, 9.4))
  hand.ctx.stroke()
}

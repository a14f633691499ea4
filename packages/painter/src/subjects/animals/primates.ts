import { apeHead } from '../kit/ape-head.ts'
import type { ApeLook } from '../kit/ape-head.ts'
import type { Pen } from '../kit/pen.ts'
import { melt, patch, sculpt } from '../kit/pen.ts'
import { drawQuadruped } from '../kit/quadruped.ts'
import type { Joint } from '../kit/shape.ts'
import { blob, limb, oval, overlap } from '../kit/shape.ts'
import { fur } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const monkey: Plate = {
  habitat: 'ground',
  height: 0.6,
  aspect: 1.05,
  stand: 'stands',
  large: false,
  poses: ['sitting', 'walking'],
  asked: ['hanging', 'standing', 'running', 'jumping', 'sleeping'],
  draw(pen) {
    const coat = pen.worn('#7c5232')
    const look: ApeLook = { coat, face: mix(coat, '#f0c8a0', 0.8), iris: '#4a2c18', ears: 1, heavy: 0 }
    if (pen.pose === 'hanging') return hanging(pen, look)
    if (pen.pose === 'sitting' || pen.pose === 'sleeping') return sitting(pen, look)
    drawQuadruped(pen, {
      coat,
      belly: look.face,
      sock: look.face,
      hair: 3.6,
      legs: [9.4, 5.4, 3.2],
      foot: 'paw',
      hip: [-24, -44],
      shoulder: [14, -48],
      girth: [11.6, 11, 12.6],
      neck: [
        [2, -4, 9],
        [9, -14, 7.4],
      ],
      headAt: { x: 4, y: -8, scale: 0.96, turn: 0.04 },
      graze: 18,
      tail: [
        [-10, -6, 3],
        [-22, -16, 2.6],
        [-26, -36, 2.4],
        [-14, -46, 2.2],
        [-6, -38, 1.8],
        [-12, -32, 1.2],
      ],
      head: (drawing, place) => apeHead(drawing, place, look),
    })
  },
}

function sitting(pen: Pen, look: ApeLook): void {
  const { coat, face } = look
  tail(pen, coat, [
    [-12, -5, 3],
    [-30, -4, 2.8],
    [-42, -14, 2.6],
    [-40, -32, 2.4],
    [-28, -36, 2],
    [-27, -27, 1.2],
  ])
  arm(
    pen,
    [
      [12, -52, 6],
      [24, -40, 4.4],
      [25, -26, 3.4],
    ],
    [pen.tones(coat).shade, face],
  )
  const body = blob('-22,-6 -23,-26 -16,-48 -4,-60 10,-60 20,-48 23,-26 22,-6 0,0')
  sculpt(pen, body, coat, { depth: 11 })
  patch(pen, overlap(body, blob('2,-54 14,-44 17,-24 10,-6 -4,-6 -10,-24 -8,-44')), mix(face, coat, 0.15), 0.9)
  fur(pen, body, coat, { length: 4, flow: 1.6, count: 160, fringe: 0.35 })
  for (const side of [-1, 1]) {
    sculpt(
      pen,
      limb([
        [side * 14, -12, 9],
        [side * 20, -22, 6.4],
        [side * 21, -8, 4.4],
        [side * 20, -4, 4],
      ]),
      side > 0 ? coat : pen.tones(coat).base,
      { depth: 5 },
    )
    sculpt(
      pen,
      blob([
        [side * 14, -4],
        [side * 22, -6],
        [side * 30, -3],
        [side * 29, 0],
        [side * 12, 0],
      ]),
      face,
      { depth: 2 },
    )
  }
  arm(
    pen,
    [
      [-12, -52, 6.4],
      [-24, -38, 4.8],
      [-20, -24, 3.6],
    ],
    [coat, face],
  )
  melt(pen, body, [-10, -53, 8], coat)
  apeHead(pen, { x: 0, y: -76, scale: 1.12, turn: 0 }, look)
}

/** By one arm from a bough. */
function hanging(pen: Pen, look: ApeLook): void {
  const { coat, face } = look
  sculpt(pen, limb('-52,-99,3 -20,-97,3.4 20,-99,3 52,-96,2.4'), '#6b4c36', { depth: 3 })
  tail(pen, coat, [
    [-8, -14, 2.8],
    [-24, -6, 2.6],
    [-36, -14, 2.4],
    [-36, -28, 2],
    [-26, -28, 1.2],
  ])
  arm(
    pen,
    [
      [8, -54, 5.4],
      [20, -44, 4.4],
      [30, -34, 3.4],
    ],
    [pen.tones(coat).shade, face],
  )
  const body = blob('-13,-12 -15,-32 -12,-52 -2,-60 8,-58 14,-44 14,-22 8,-8 -4,-6')
  sculpt(
    pen,
    limb([
      [6, -12, 7],
      [18, -12, 5],
      [16, -1, 3.6],
    ]),
    pen.tones(coat).shade,
    { depth: 4 },
  )
  sculpt(pen, body, coat, { depth: 9 })
  patch(pen, overlap(body, blob('4,-54 12,-44 12,-22 6,-8 -2,-12 -4,-32')), mix(face, coat, 0.15), 0.9)
  fur(pen, body, coat, { length: 4, flow: 1.6, count: 120, fringe: 0.35 })
  sculpt(
    pen,
    limb([
      [-6, -12, 7.6],
      [6, -16, 5.4],
      [4, -2, 3.6],
    ]),
    coat,
    { depth: 4 },
  )
  for (const [x, y] of [
    [18, -1],
    [6, -1],
  ] as const)
    sculpt(pen, oval(x, y, [5.4, 2.8]), face, { depth: 2 })
  arm(
    pen,
    [
      [-6, -54, 6],
      [-16, -72, 4.6],
      [-10, -92, 3.6],
    ],
    [coat, face],
  )
  apeHead(pen, { x: 8, y: -66, scale: 0.92, turn: 0.1 }, look)
}

function arm(pen: Pen, joints: readonly Joint[], [coat, palm]: readonly [string, string]): void {
  sculpt(pen, limb(joints), coat, { depth: 4 })
  const [x, y, half] = joints[joints.length - 1] ?? [0, 0, 3]
  fur(pen, limb(joints), coat, { length: 3, flow: 1.4, count: 30, fringe: 0.2 })
  sculpt(pen, oval(x + 0.6, y + half * 0.6, [half * 1.2, half * 1.15]), palm, { depth: 2 })
}

function tail(pen: Pen, coat: string, joints: readonly Joint[]): void {
  sculpt(pen, limb(joints), coat, { depth: 2.4 })
}

export const gorilla: Plate = {
  habitat: 'ground',
  height: 1.05,
  aspect: 1.2,
  stand: 'stands',
  large: false,
  poses: ['standing', 'sitting', 'walking'],
  asked: ['running', 'sleeping'],
  draw(pen) {
    const coat = pen.worn('#3c3a3f')
    const look: ApeLook = { coat, face: mix(coat, '#1c191c', 0.55), iris: '#7a4a24', ears: 0.55, heavy: 1 }
    if (pen.pose === 'sitting' || pen.pose === 'sleeping') return heavySitting(pen, look)
    drawQuadruped(pen, {
      coat,
      belly: null,
      sock: look.face,
      hair: 5,
      legs: [17, 10, 6.6],
      foot: 'paw',
      hip: [-36, -40],
      shoulder: [12, -58],
      girth: [20, 21, 26],
      neck: [
        [6, -8, 21],
        [15, -16, 17],
      ],
      headAt: { x: 7, y: -6, scale: 1.16, turn: 0.06 },
      graze: 26,
      tail: [],
      marks: (drawing, body) =>
        patch(drawing, overlap(body, blob('-50,-66 -30,-70 -6,-78 -8,-56 -26,-46 -52,-44')), shift(coat, 0.2), 0.5),
      head: (drawing, place) => apeHead(drawing, place, look),
    })
  },
}

function heavySitting(pen: Pen, look: ApeLook): void {
  const { coat, face } = look
  const dim = pen.tones(coat).shade
  sculpt(
    pen,
    limb([
      [26, -60, 13],
      [38, -36, 9.4],
      [34, -10, 7.4],
    ]),
    dim,
    { depth: 6 },
  )
  sculpt(pen, blob('26,-10 42,-12 46,-2 40,0 24,0'), face, { depth: 3 })
  const body = blob('-40,-4 -42,-30 -36,-58 -18,-76 14,-76 32,-60 38,-32 36,-4 0,0')
  sculpt(pen, body, coat, { depth: 14 })
  patch(pen, overlap(body, blob('-14,-68 0,-62 14,-68 18,-50 2,-44 -16,-50')), look.face, 0.6)
  fur(pen, body, coat, { length: 5, flow: 1.6, count: 240, fringe: 0.35 })
  for (const side of [-1, 1]) {
    sculpt(
      pen,
      limb([
        [side * 20, -14, 13],
        [side * 30, -26, 9],
        [side * 26, -6, 7],
      ]),
      coat,
      { depth: 6 },
    )
    sculpt(
      pen,
      blob([
        [side * 16, -7],
        [side * 32, -9],
        [side * 40, -3],
        [side * 38, 0],
        [side * 14, 0],
      ]),
      face,
      { depth: 3 },
    )
  }
  const near = limb([
    [-26, -60, 14],
    [-42, -36, 10],
    [-30, -14, 8],
  ])
  sculpt(pen, near, coat, { depth: 7 })
  fur(pen, near, coat, { length: 4, flow: 1.6, count: 60, fringe: 0.25 })
  melt(pen, body, [-20, -58, 14], coat)
  sculpt(pen, oval(-28, -9, [9, 7]), face, { depth: 3 })
  apeHead(pen, { x: -1, y: -80, scale: 1.2, turn: 0 }, look)
}

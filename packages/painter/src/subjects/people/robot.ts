import type { Stance } from '../kit/figure.ts'
import { STANCES_ON_REQUEST, stanceOf } from '../kit/figure.ts'
import type { Pen } from '../kit/pen.ts'
import { glow, patch, sculpt } from '../kit/pen.ts'
import type { Point } from '../kit/shape.ts'
import { blob, limb, oval, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

const JOINT = '#3c434f'

export const robot: Plate = {
  habitat: 'ground',
  height: 1.1,
  aspect: 0.6,
  stand: 'stands',
  large: false,
  asked: STANCES_ON_REQUEST,
  poses: ['standing', 'waving', 'walking'],
  draw(pen) {
    const metal = pen.worn('#a9b6c2')
    const lamp = pen.random() < 0.5 ? '#5fe3ff' : '#ffb347'
    const at = stanceOf(pen.pose)
    drawArm(pen, metal, [at.farArm, 'far'])
    drawLeg(pen, metal, [at.farLeg, 'far'])
    drawLeg(pen, metal, [at.nearLeg, 'near'])
    drawTorso(pen, metal, lamp)
    drawHead(pen, metal, lamp)
    drawArm(pen, metal, [at.nearArm, 'near'])
  },
}

function drawTorso(pen: Pen, metal: string, lamp: string): void {
  sculpt(pen, blob('-8,-40 -9,-47 9,-47 8,-40 0,-37'), JOINT, { depth: 3 })
  sculpt(pen, limb('0,-46,5 0,-52,4.4'), JOINT, { depth: 2 })
  for (const y of [-47, -49.4, -51.8])
    lines(pen, pen.tones(JOINT).rim, 0.5, [
      [
        [-4.4, y],
        [0, y + 0.8],
        [4.4, y],
      ],
    ])
  const chest = blob('-9.4,-52! -14,-66 -13.6,-76 -6,-79.4 6.6,-79.4 14,-76 14.4,-66 10,-52! 0,-50.4')
  sculpt(pen, chest, metal, { depth: 7, gloss: 0.3 })
  sculpt(pen, blob('-6,-58 -7.6,-72 9.4,-72 8,-58'), pen.tones(metal).light, { depth: 2.6 })
  sculpt(pen, oval(1, -66, [4.6, 4.6]), JOINT, { depth: 1.6 })
  glow(pen, oval(1, -66, [3, 3]), lamp, 5)
  rivets(pen, [
    [-10.6, -74],
    [11.6, -74],
    [-8, -55],
    [8.6, -55],
  ])
  for (const y of [-56, -57.8])
    lines(pen, pen.tones(metal).deep, 0.5, [
      [
        [-2.6, y],
        [4.6, y],
      ],
    ])
  wear(pen, chest, metal)
}

function drawHead(pen: Pen, metal: string, lamp: string): void {
  sculpt(pen, limb('0.4,-79,3.4 0.4,-82,3.2'), JOINT, { depth: 1.6 })
  lines(pen, pen.tones(JOINT).base, 1, '-6,-92 -8,-98.4')
  glow(pen, oval(-8.2, -98.8, [1.2, 1.2]), lamp, 3)
  sculpt(pen, oval(-9.2, -87, [2.4, 3.4]), JOINT, { depth: 1.6 })
  const skull = blob('-9.4,-82.4 -10,-90 -6,-95.6 2,-97 10,-95 13,-89 12.4,-82.6 8,-80.2 -5,-80.2')
  sculpt(pen, skull, metal, { depth: 5, gloss: 0.4 })
  const face = blob('-5,-84 -5.2,-91 0,-93.2 8,-93 12,-90 11.6,-84 8,-82.4 -1,-82.2')
  sculpt(pen, face, '#1d2430', { depth: 2, gloss: 0.15 })
  for (const [x, r] of [
    [0.4, 2.3],
    [8, 2],
  ] as const) {
    glow(pen, oval(x, -88.4, [r * 0.9, r * (pen.niji ? 1.3 : 1)]), lamp, 3.4)
    patch(pen, oval(x + 0.5, -89, [r * 0.34, r * 0.34]), '#ffffff')
  }
  lines(pen, lamp, 0.6, '1.4,-84.6 4.4,-83.8 7.2,-84.6')
  wear(pen, skull, metal)
}

function drawArm(pen: Pen, metal: string, [joints, side]: readonly [Stance['nearArm'], 'near' | 'far']): void {
  const tone = side === 'far' ? pen.tones(metal).shade : metal
  const out = side === 'near' ? -7 : 7
  const [shoulder, elbow, wrist] = joints.map(([x, y], i): Point => [x + out + (i > 0 ? out * 0.1 : 0), y])
  if (!shoulder || !elbow || !wrist) return
  segment(pen, tone, [shoulder, elbow, 3.6])
  segment(pen, tone, [elbow, wrist, 4.2])
  sculpt(pen, oval(elbow[0], elbow[1], [2.8, 2.8]), JOINT, { depth: 1.6 })
  sculpt(pen, oval(shoulder[0], shoulder[1], [5.4, 5.6]), tone, { depth: 3.6, gloss: 0.3 })
  const [dx, dy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]]
  const angle = Math.atan2(dy, dx)
  for (const spread of [-0.55, 0, 0.5]) {
    const [cx, cy] = [Math.cos(angle + spread), Math.sin(angle + spread)]
    sculpt(
      pen,
      limb([
        [wrist[0], wrist[1], 1.7],
        [wrist[0] + cx * 4, wrist[1] + cy * 4, 1.4],
        [wrist[0] + Math.cos(angle + spread * 0.3) * 7, wrist[1] + Math.sin(angle + spread * 0.3) * 7, 1],
      ]),
      JOINT,
      { depth: 1.2 },
    )
  }
}

function drawLeg(pen: Pen, metal: string, [joints, side]: readonly [Stance['nearLeg'], 'near' | 'far']): void {
  const tone = side === 'far' ? pen.tones(metal).shade : metal
  const out = side === 'near' ? -2.4 : 2.4
  const [hip, knee, foot] = joints.map(([x, y]): Point => [x + out, y])
  if (!hip || !knee || !foot) return
  segment(pen, tone, [hip, knee, 4.4])
  segment(pen, tone, [knee, foot, 5])
  sculpt(pen, oval(knee[0], knee[1], [3.6, 3.6]), JOINT, { depth: 2 })
  patch(pen, oval(knee[0], knee[1], [1.5, 1.5]), pen.tones(metal).light)
  sculpt(
    pen,
    blob([
      [foot[0] - 5.4, foot[1] + 4, 'corner'],
      [foot[0] - 5, foot[1] - 2],
      [foot[0], foot[1] - 4],
      [foot[0] + 6, foot[1] - 1.4],
      [foot[0] + 10, foot[1] + 1.6],
      [foot[0] + 10, foot[1] + 4, 'corner'],
    ]),
    tone,
    { depth: 3 },
  )
}

/** A shell over a thin strut: narrow at the joints, full between them. */
function segment(pen: Pen, tone: string, [from, to, half]: readonly [Point, Point, number]): void {
  const at = (part: number): Point => [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  sculpt(
    pen,
    limb([
      [from[0], from[1], 1.8],
      [to[0], to[1], 1.8],
    ]),
    JOINT,
    { depth: 1.4 },
  )
  const [a, b, c] = [at(0.2), at(0.5), at(0.86)]
  sculpt(
    pen,
    limb([
      [a[0], a[1], half * 0.84],
      [b[0], b[1], half],
      [c[0], c[1], half * 0.72],
    ]),
    tone,
    { depth: half * 0.8, gloss: 0.25 },
  )
}

function rivets(pen: Pen, places: readonly Point[]): void {
  for (const [x, y] of places) sculpt(pen, oval(x, y, [0.8, 0.8]), JOINT, { depth: 0.5 })
}

/** Scratches and a little rust: it has been out in the rain before. */
function wear(pen: Pen, shape: ReturnType<typeof polygon>, metal: string): void {
  const { ctx, random } = pen
  ctx.save()
  ctx.clip(shape.path)
  for (let i = 0; i < 14; i++) {
    ctx.globalAlpha = 0.25
    const [x, y] = [-14 + random() * 28, -96 + random() * 46]
    lines(pen, random() < 0.5 ? pen.tones(metal).rim : pen.tones('#8a5a3c').base, 0.25, [
      [
        [x, y],
        [x + random() * 3, y + random() * 1.4],
      ],
    ])
  }
  ctx.restore()
}

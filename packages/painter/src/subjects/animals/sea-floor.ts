import { eye } from '../kit/face.ts'
import { glow, patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, limb, oval, overlap } from '../kit/shape.ts'
import type { Joint, Point, Shape } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate, SubjectTraits } from '../plate.ts'

const SMALL: SubjectTraits = { habitat: 'water', height: 0.4, aspect: 1, stand: 'floats', large: false }

export const octopus: Plate = {
  ...SMALL,
  height: 0.7,
  aspect: 1.35,
  poses: ['sitting', 'swimming'],
  draw(pen) {
    const skin = pen.worn('#c8583c')
    const swims = pen.pose === 'swimming'
    const arms: readonly (readonly [number, number, number])[] = [
      [-1, 60, 1],
      [1, 58, 1],
      [-1, 38, 1],
      [1, 42, 1],
      [-1, 54, 0],
      [1, 52, 0],
      [-1, 20, 0],
      [1, 22, 0],
    ]
    arms.forEach(([side, reach, far], i) =>
      tentacle(pen, [side * (6 + (i % 4) * 3), swims], [side * reach, far === 1 ? pen.tones(skin).shade : skin]),
    )
    const head = blob('-24,-34 -30,-56 -32,-76 -20,-94 2,-100 22,-94 32,-76 30,-56 24,-34 10,-26 -10,-26')
    sculpt(pen, head, skin, { depth: 14, gloss: 0.3 })
    speckle(pen, head, skin)
    for (const x of [-12, 14]) {
      sculpt(pen, oval(x, -46, [8.4, 8]), shift(skin, 0.04), { depth: 3 })
      eye(pen, [x + 1, -46], 5.4, '#e8c860')
    }
  },
}

function tentacle(pen: Pen, [root, swims]: readonly [number, boolean], [reach, hex]: readonly [number, string]): void {
  const side = Math.sign(reach)
  const curl = 4 + pen.random() * 8
  const joints: Joint[] = swims
    ? [
        [root, -34, 8],
        [root + reach * 0.3, -20, 6.4],
        [root + reach * 0.5, -4, 5],
        [root + reach * 0.55 - side * 6, 8, 3.4],
        [root + reach * 0.7, 16, 1],
      ]
    : [
        [root, -34, 8.4],
        [root + reach * 0.35, -16, 7],
        [root + reach * 0.72, -5, 5],
        [root + reach * 0.96, -10 - curl * 0.5, 3.4],
        [root + reach * 0.9, -18 - curl, 2.4],
        [root + reach * 0.8, -12 - curl, 1],
      ]
  sculpt(pen, limb(joints), hex, { depth: 4 })
  for (let i = 1; i < joints.length - 1; i++) {
    const [a, b] = [joints[i], joints[i + 1]]
    if (!a || !b) continue
    for (const t of [0, 0.33, 0.66]) {
      const half = a[2] + (b[2] - a[2]) * t
      const at: Point = [a[0] + (b[0] - a[0]) * t - side * half * 0.2, a[1] + (b[1] - a[1]) * t + half * 0.5]
      patch(pen, oval(...at, [half * 0.3, half * 0.26]), mix(hex, '#f8e0cc', 0.6), 0.85)
    }
  }
}

function speckle({ ctx, random, tones }: Pen, body: Shape, hex: string): void {
  ctx.save()
  ctx.clip(body.path)
  ctx.fillStyle = tones(hex).deep
  for (let i = 0; i < 50; i++) {
    ctx.globalAlpha = 0.1 + random() * 0.18
    ctx.beginPath()
    ctx.ellipse((random() - 0.5) * 66, -30 - random() * 68, 0.8 + random() * 2, 0.7 + random() * 1.4, 0, 0, 7)
    ctx.fill()
  }
  ctx.restore()
}

export const jellyfish: Plate = {
  ...SMALL,
  height: 0.6,
  aspect: 0.75,
  poses: ['drifting', 'pulsing'],
  draw(pen) {
    const hex = pen.worn('#c99ae0')
    const wide = pen.pose === 'pulsing' ? 0.86 : 1
    const { ctx } = pen
    glow(pen, oval(0, -74, [3, 3]), hex, 44)
    trails(pen, hex, wide)
    const bell = blob([
      [-34 * wide, -54],
      [-33 * wide, -72],
      [-20 * wide, -92],
      [0, -100],
      [20 * wide, -92],
      [33 * wide, -72],
      [34 * wide, -54],
      [22 * wide, -58],
      [11 * wide, -53],
      [0, -58],
      [-11 * wide, -53],
      [-22 * wide, -58],
    ])
    ctx.globalAlpha = 0.9
    sculpt(pen, bell, hex, { depth: 12, gloss: 0.5 })
    ctx.globalAlpha = 1
    const ribs = [-0.8, -0.45, 0, 0.45, 0.8].map((part): Point[] => [
      [part * 10, -96],
      [part * 28 * wide, -78],
      [part * 36 * wide, -57],
    ])
    ctx.globalAlpha = 0.5
    lines(pen, pen.tones(hex).rim, 0.8, ribs)
    ctx.globalAlpha = 1
    for (const x of [-9, 9, 0]) patch(pen, overlap(bell, oval(x, -78, [6, 7])), mix(hex, '#ffffff', 0.5), 0.4)
  },
}

/** Threads and frilled arms below the bell. */
function trails(pen: Pen, hex: string, wide: number): void {
  const { ctx, random } = pen
  for (let i = 0; i < 9; i++) {
    const x = (i - 4) * 6.6 * wide
    const sway = (random() - 0.5) * 12
    lines(pen, pen.tones(hex).light, 0.9, [
      [
        [x, -54],
        [x + sway, -34],
        [x - sway * 0.8, -14],
        [x + sway * 0.6, 2],
      ],
    ])
  }
  for (let i = 0; i < 4; i++) {
    const x = (i - 1.5) * 8
    const sway = (random() - 0.5) * 8
    ctx.globalAlpha = 0.85
    sculpt(
      pen,
      limb([
        [x, -56, 4],
        [x + 3 + sway, -44, 3.4],
        [x - 3, -32, 3],
        [x + 3 - sway, -20, 2],
        [x, -8, 0.6],
      ]),
      mix(hex, '#ffffff', 0.35),
      { depth: 2 },
    )
    ctx.globalAlpha = 1
  }
}

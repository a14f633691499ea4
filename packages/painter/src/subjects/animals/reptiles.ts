import { eye } from '../kit/face.ts'
import { ripples } from '../kit/feathers.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { hide } from '../kit/hide.ts'
import type { Joint, Point } from '../kit/shape.ts'
import { blob, join, limb, oval, overlap, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const crocodile: Plate = {
  habitat: 'ground',
  height: 0.34,
  aspect: 4,
  stand: 'stands',
  large: true,
  poses: ['lying', 'gaping', 'walking'],
  asked: ['swimming', 'sleeping', 'standing'],
  draw(pen) {
    const skin = pen.worn('#5f7444')
    const belly = mix(skin, '#e8dca8', 0.7)
    const swims = pen.pose === 'swimming'
    pen.ctx.save()
    pen.ctx.scale(1.5, 1.5)
    if (swims) {
      pen.ctx.beginPath()
      pen.ctx.rect(-170, -130, 340, 114)
      pen.ctx.clip()
      pen.ctx.translate(0, 14)
    }
    const step = pen.pose === 'walking' ? 8 : 0
    for (const x of [-34 - step, 34 + step]) crocLeg(pen, [x + 12, x > 0 ? 1 : -1], pen.tones(skin).shade)
    const body = join(
      limb('-130,-12,1 -104,-14,6 -76,-24,11 -46,-32,18 -6,-36,22 34,-36,19 56,-38,15'),
      oval(52, -40, [16, 14]),
    )
    sculpt(pen, body, skin, { depth: 14 })
    patch(pen, overlap(body, blob('-100,-6 -60,-14 -10,-18 40,-22 66,-26 60,0 -60,4')), belly, 0.8)
    scutes(pen, skin)
    hide(pen, body, skin)
    for (const x of [-34 + step, 34 - step]) crocLeg(pen, [x, x > 0 ? 1 : -1], skin)
    jaws(pen, [skin, belly])
    pen.ctx.restore()
    if (swims) ripples(pen)
  },
}

function crocLeg(pen: Pen, [x, side]: Point, hex: string): void {
  sculpt(
    pen,
    limb([
      [x, -30, 11],
      [x - side * 9, -18, 8],
      [x + 4, -6, 5.4],
      [x + 6, -4, 5],
    ]),
    hex,
    { depth: 4 },
  )
  for (const off of [0, 5, 10])
    sculpt(
      pen,
      limb([
        [x + off, -4, 2.4],
        [x + off + 6, -1.4, 1],
      ]),
      hex,
      { depth: 1.4 },
    )
}

function jaws(pen: Pen, [skin, belly]: readonly [string, string]): void {
  const gap = pen.pose === 'gaping' ? 1 : 0
  const { ctx } = pen
  sculpt(
    pen,
    blob(
      `56,-40 80,${-32 + gap * 2} 110,${-27 + gap * 4} 132,${-25 + gap * 4} 134,${-21 + gap * 4} 110,-20 76,-22 54,-24`,
    ),
    mix(skin, belly, 0.5),
    { depth: 4 },
  )
  if (gap) sculpt(pen, blob('60,-46 96,-46 126,-30 90,-30 60,-32'), '#b8585a', { depth: 3 })
  teeth(
    pen,
    [
      [72, -30.4 + gap],
      [130, -26 + gap * 3],
    ],
    -1,
  )
  ctx.save()
  ctx.translate(58, -42)
  ctx.rotate(-0.42 * gap)
  ctx.translate(-58, 42)
  teeth(
    pen,
    [
      [74, -34],
      [130, -29],
    ],
    1,
  )
  const upper = blob('48,-36 48,-50 56,-58 66,-58 74,-51 96,-44 116,-39 128,-40 136,-36 136,-31 116,-31 84,-34 62,-33')
  sculpt(pen, upper, skin, { depth: 6 })
  hide(pen, upper, skin)
  patch(pen, oval(130, -38, [2, 1.2]), shift(skin, -0.25), 0.9)
  sculpt(pen, oval(63, -57, [7, 6]), skin, { depth: 3 })
  eye(pen, [64, -57], 3.6, '#d8b23c')
  ctx.restore()
}

function teeth(pen: Pen, [from, to]: readonly [Point, Point], way: 1 | -1): void {
  for (let i = 0; i < 10; i++) {
    const t = i / 9
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    sculpt(
      pen,
      polygon([
        [x - 1.7, y - way],
        [x + 1.7, y - way],
        [x, y + way * 5],
      ]),
      '#f6f0de',
      { depth: 0.8 },
    )
  }
}

/** Two rows of plates along the back, down to the tip of the tail. */
function scutes(pen: Pen, skin: string): void {
  for (let i = 0; i < 24; i++) {
    const x = -120 + i * 7
    const size = 3 + Math.min(4, i * 0.3)
    const y = x < -46 ? -13 - ((x + 130) / 84) * 32 : -52 - Math.sin(((x + 46) / 100) * Math.PI) * 6
    sculpt(
      pen,
      polygon([
        [x - size, y + size],
        [x - size * 0.2, y - size * 0.9],
        [x + size, y + size],
      ]),
      shift(skin, -0.06),
      { depth: 1.6 },
    )
  }
}

export const lizard: Plate = {
  habitat: 'ground',
  height: 0.22,
  aspect: 2.5,
  stand: 'stands',
  large: false,
  poses: ['standing', 'running'],
  asked: ['sleeping', 'lying'],
  draw(pen) {
    const skin = pen.worn('#6a9a3e')
    const belly = mix(skin, '#f0e8b0', 0.65)
    const step = pen.pose === 'running' ? 10 : 0
    for (const x of [-22 - step, 44 + step]) lizardLeg(pen, [x + 8, x > 0 ? 1 : -1], pen.tones(skin).shade)
    const body = join(
      limb('-112,-34,1.2 -96,-16,3.6 -72,-14,6.4 -44,-26,10 -14,-36,16 18,-38,18 46,-46,14 62,-56,12'),
      blob('52,-44 56,-66 70,-76 86,-72 104,-60 108,-53 100,-48 80,-44'),
    )
    sculpt(pen, body, skin, { depth: 12 })
    patch(pen, overlap(body, blob('-60,-12 -20,-20 30,-22 64,-40 106,-50 104,-30 40,-6')), belly, 0.85)
    hide(pen, body, skin)
    for (let i = 0; i < 13; i++) {
      const x = -44 + i * 8.6
      const y = -36 - Math.sin((i / 12) * 2) * 14 - (x > 30 ? (x - 30) * 0.5 : 0)
      sculpt(
        pen,
        polygon([
          [x - 3.4, y + 3],
          [x - 2.4, y - 6],
          [x + 3.4, y + 2],
        ]),
        shift(skin, -0.1),
        { depth: 1.4 },
      )
    }
    for (const x of [-22 + step, 44 - step]) lizardLeg(pen, [x, x > 0 ? 1 : -1], skin)
    eye(pen, [84, -65], 5, '#e0a83c')
    lines(pen, pen.tones(skin).deep, 1, '105,-52 92,-53 80,-50')
    patch(pen, oval(102, -58, [1.2, 1]), shift(skin, -0.3), 0.9)
  },
}

function lizardLeg(pen: Pen, [x, side]: Point, hex: string): void {
  const joints: Joint[] = [
    [x, -32, 8],
    [x - side * 12, -22, 6],
    [x - side * 2, -6, 4],
  ]
  sculpt(pen, limb(joints), hex, { depth: 3 })
  for (const off of [-5, 1, 7, 12])
    sculpt(
      pen,
      limb([
        [x - side * 2, -5, 2.6],
        [x - side * 2 + off, -1.2, 1.2],
      ]),
      hex,
      { depth: 1 },
    )
}

import { eye } from '../kit/face.ts'
import { leaf } from '../kit/foliage.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { Pen } from '../kit/pen.ts'
import { blob, join, limb, oval, overlap } from '../kit/shape.ts'
import type { Joint, Point, Shape } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const dragon: Plate = {
  habitat: 'ground',
  height: 2.1,
  aspect: 1.45,
  stand: 'stands',
  large: true,
  poses: ['proud', 'breathing fire'],
  asked: ['flying'],
  draw(pen) {
    const skin = pen.worn('#3f7a52')
    const belly = mix(skin, '#f0d89a', 0.7)
    const { ctx } = pen
    const flies = pen.pose === 'flying'
    ctx.save()
    if (flies) {
      ctx.translate(0, -12)
      ctx.rotate(0.22)
    }
    bat(pen, [[4, -56], flies ? 1.2 : 0.86], pen.tones(skin).shade)
    const tail: Joint[] = [
      [-22, -24, 11],
      [-42, -12, 8],
      [-58, -8, 5],
      [-68, -18, 3],
      [-66, -28, 1],
    ]
    sculpt(pen, limb(tail), skin, { depth: 6 })
    sculpt(pen, blob('-66,-24! -74,-32 -66,-42! -60,-32'), shift(skin, -0.1), { depth: 2 })
    claw(
      pen,
      [
        [18, -30, 6],
        [22, -16, 4.6],
        [22, -3, 3.6],
      ],
      pen.tones(skin).shade,
    )
    const body = join(
      blob('-36,-22 -30,-42 -10,-54 14,-56 28,-44 28,-24 10,-13 -20,-10'),
      limb('14,-44,13 28,-58,9.4 30,-72,7 38,-82,6'),
    )
    sculpt(pen, body, skin, { depth: 10 })
    const under = overlap(body, blob('36,-82 44,-82 42,-62 36,-46 30,-24 10,-12 -16,-10 6,-22 20,-36 28,-54 32,-70'))
    plated(pen, under, belly)
    spines(pen, skin)
    claw(
      pen,
      [
        [-22, -28, 13],
        [-12, -16, 8],
        [-20, -8, 5],
        [-18, -3, 4.4],
      ],
      skin,
    )
    claw(
      pen,
      [
        [20, -34, 7],
        [28, -20, 5],
        [30, -3, 4],
      ],
      skin,
    )
    bat(pen, [[-6, -48], flies ? 1.35 : 1], skin)
    dragonHead(pen, skin, belly)
    ctx.restore()
  },
}

/** Broad plates across throat and belly. */
function plated(pen: Pen, under: Shape, belly: string): void {
  patch(pen, under, belly, 0.95)
  pen.ctx.save()
  pen.ctx.clip(under.path)
  for (let i = 0; i < 14; i++) {
    const plate: Point[] = [
      [-10 + i * 3, -8 - i * 5],
      [14 + i * 2, -10 - i * 5],
      [40, -16 - i * 5],
    ]
    lines(pen, pen.tones(belly).deep, 0.7, [plate])
  }
  pen.ctx.restore()
}

/** A wing of skin between long fingers. */
function bat(pen: Pen, [[x, y], scale]: readonly [Point, number], hex: string): void {
  const at = (dx: number, dy: number): Point => [x + dx * scale, y + dy * scale]
  const fingers: readonly Point[] = [
    [-16, -50],
    [-42, -40],
    [-58, -22],
    [-60, -2],
  ]
  const skin = blob([
    [...at(0, 0), 'corner'],
    [...at(-4, -30)],
    [...at(-16, -50), 'corner'],
    [...at(-30, -40)],
    [...at(-42, -40), 'corner'],
    [...at(-46, -28)],
    [...at(-58, -22), 'corner'],
    [...at(-52, -10)],
    [...at(-60, -2), 'corner'],
    [...at(-40, -4)],
    [...at(-20, 4)],
  ])
  sculpt(pen, skin, mix(hex, '#c8743c', 0.4), { depth: 7 })
  for (const [fx, fy] of fingers) {
    const [tx, ty] = at(fx, fy)
    const [mx, my] = at(-8, -28)
    sculpt(
      pen,
      limb([
        [mx, my, 1.8],
        [(mx + tx) / 2, (my + ty) / 2 - 2, 1.2],
        [tx, ty, 0.4],
      ]),
      hex,
      { depth: 1.2 },
    )
  }
  const [ax, ay] = at(0, 2)
  const [bx, by] = at(-8, -28)
  sculpt(
    pen,
    limb([
      [ax, ay, 4],
      [(ax + bx) / 2 + 3, (ay + by) / 2, 3],
      [bx, by, 2.2],
    ]),
    hex,
    { depth: 2.4 },
  )
}

function claw(pen: Pen, joints: readonly Joint[], hex: string): void {
  const [x, , half] = joints[joints.length - 1] ?? [0, 0, 3]
  sculpt(
    pen,
    join(
      limb(joints),
      blob([
        [x - half, -4],
        [x + half, -6],
        [x + half * 2.4, -2],
        [x + half * 2.4, 0],
        [x - half, 0],
      ]),
    ),
    hex,
    { depth: 5 },
  )
  for (const off of [0.8, 1.6, 2.4])
    sculpt(
      pen,
      blob([
        [x + half * off - 1, -2, 'corner'],
        [x + half * off + 1, -2.4],
        [x + half * off + 2, 0.4, 'corner'],
      ]),
      '#efe4cc',
      { depth: 0.8 },
    )
}

function spines(pen: Pen, skin: string): void {
  for (const [x, y, size] of [
    [-36, -16, 4],
    [-34, -30, 5],
    [-26, -44, 6],
    [-12, -54, 6.4],
    [4, -58, 6.4],
    [17, -62, 6],
    [22, -71, 5.4],
    [27, -80, 5],
  ] as const) {
    sculpt(
      pen,
      blob([
        [x - size * 0.5, y + 2, 'corner'],
        [x - size * 0.8, y - size, 'corner'],
        [x + size * 0.7, y + 1, 'corner'],
      ]),
      mix(skin, '#c8743c', 0.5),
      { depth: 1.6 },
    )
  }
}

function dragonHead(pen: Pen, skin: string, belly: string): void {
  const fire = pen.pose === 'breathing fire'
  if (fire) breath(pen)
  for (const off of [4, 0])
    sculpt(
      pen,
      limb([
        [37 + off, -90, 2],
        [30 + off, -97, 1.6],
        [22 + off, -99, 0.4],
      ]),
      '#e6d6b0',
      { depth: 1.4 },
    )
  sculpt(
    pen,
    blob([
      [38, -80],
      [48, -79],
      [60, -76 + (fire ? 3 : 0)],
      [66, -74 + (fire ? 3 : 0)],
      [60, -71 + (fire ? 3 : 0)],
      [46, -73],
      [38, -76],
    ]),
    belly,
    { depth: 2.4 },
  )
  sculpt(pen, blob('31,-80 33,-90 42,-94 50,-89 60,-86 69,-84 70,-78 62,-77 50,-77 40,-75'), skin, { depth: 5 })
  for (const x of [52, 57, 62])
    sculpt(
      pen,
      blob([
        [x - 1.2, -77.6, 'corner'],
        [x + 1.2, -77.6, 'corner'],
        [x, -74.4, 'corner'],
      ]),
      '#f6f0e2',
      { depth: 0.6 },
    )
  eye(pen, [46, -87], 2.2, '#f0b02c')
  lines(pen, pen.tones(skin).deep, 1.3, '42,-90 46,-90.6 50,-88')
  patch(pen, oval(67, -82.4, [1.1, 0.8], 0.5), '#20281f')
  leaf(pen, [[34, -84], [23, -86], 3], shift(skin, -0.06))
}

const FIRE = ['#fff0b0', '#ffb23c', '#f0632c']

function breath(pen: Pen): void {
  const { ctx, random } = pen
  ctx.save()
  for (let i = 0; i < 70; i++) {
    const part = random()
    ctx.globalAlpha = 0.5 * (1 - part * 0.6)
    ctx.fillStyle = FIRE[Math.floor(part * FIRE.length)] ?? '#f0632c'
    ctx.beginPath()
    ctx.arc(67 + part * 20, -76 + (random() - 0.5) * (3 + part * 16) + part * 5, 1 + part * 3, 0, 7)
    ctx.fill()
  }
  ctx.restore()
}

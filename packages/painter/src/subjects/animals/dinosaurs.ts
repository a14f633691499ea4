import { eye } from '../kit/face.ts'
import type { Pen } from '../kit/pen.ts'
import { melt, patch, sculpt } from '../kit/pen.ts'
import { longHead } from '../kit/long-heads.ts'
import { drawQuadruped } from '../kit/quadruped.ts'
import type { Joint, Point, Shape } from '../kit/shape.ts'
import { blob, boxOf, isInside, join, limb, oval, overlap, polygon } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const brontosaurus: Plate = {
  habitat: 'ground',
  height: 2.3,
  aspect: 1.75,
  stand: 'stands',
  large: true,
  poses: ['standing', 'walking'],
  asked: ['grazing', 'lying', 'sleeping', 'running'],
  draw(pen) {
    const skin = pen.worn('#6d8a74')
    drawQuadruped(pen, {
      coat: skin,
      belly: mix(skin, '#e8e0b8', 0.55),
      sock: null,
      hair: 0,
      legs: [13, 7.4, 5.4],
      foot: 'pillar',
      hip: [-22, -38],
      shoulder: [14, -37],
      girth: [16, 18.6, 17],
      neck: [
        [2, -3, 14],
        [16, -16, 9],
        [28, -38, 6],
        [40, -54, 4.6],
      ],
      headAt: { x: 5, y: -2, scale: 0.62, turn: 0.16 },
      graze: 12,
      tail: [
        [-8, -1, 13],
        [-26, 10, 8.4],
        [-44, 22, 5],
        [-60, 24, 2.8],
        [-72, 18, 0.8],
      ],
      marks: (drawing, body) => mottled(drawing, body, shift(skin, -0.08)),
      head: (drawing, place) =>
        longHead(drawing, place, {
          coat: skin,
          skull: '-8,6 -8,-5 -2,-10 6,-9 14,-6 22,-3 26,2 25,8 18,11 8,11.4 -2,11',
          muzzle: { outline: '10,6 28,4 26,14 8,14', hex: mix(skin, '#e8e0b8', 0.5), alpha: 0.7 },
          ears: { near: '-4,-2 -3,-3 -2,-2', far: '-4,-2 -3,-3 -2,-2', inner: '-4,-2 -3,-3 -2,-2', innerHex: skin },
          eye: [5, -3, 2.6],
          iris: '#c8963c',
          nostril: [22, -0.6, 1],
          mouth: '25,5.4 18,6.4 10,5 5,6.6',
          hair: 0,
        }),
    })
  },
}

function mottled(pen: Pen, body: Shape, hex: string): void {
  const box = boxOf(body)
  for (let i = 0; i < 90; i++) {
    const at: Point = [
      box.left + pen.random() * (box.right - box.left),
      box.top + pen.random() * (box.bottom - box.top),
    ]
    if (isInside(body, at)) patch(pen, overlap(body, oval(...at, [1 + pen.random() * 2, 0.8 + pen.random()])), hex, 0.5)
  }
}

/** Tyrannosaurus. */
export const dinosaur: Plate = {
  habitat: 'ground',
  height: 1.9,
  aspect: 1.5,
  stand: 'stands',
  large: true,
  poses: ['standing', 'roaring', 'walking'],
  asked: ['running'],
  draw(pen) {
    const skin = pen.worn('#6f8a3e')
    const belly = mix(skin, '#ece0b0', 0.65)
    const step = { walking: 8, running: 15 }[pen.pose] ?? 3
    strong(pen, pen.tones(skin).shade, [2, step])
    arm(pen, pen.tones(skin).shade, 4)
    const body = join(
      limb('-80,-52,0.8 -62,-50,4 -42,-50,8.4 -22,-52,14 -2,-54,18.6 16,-60,16 26,-70,12'),
      limb('18,-62,13 28,-74,10.4 34,-82,9.4'),
    )
    sculpt(pen, body, skin, { depth: 13 })
    patch(pen, overlap(body, blob('-40,-44 -14,-44 8,-46 26,-58 40,-76 46,-60 24,-34 -14,-30')), belly, 0.85)
    banded(pen, body, skin)
    mottled(pen, body, shift(skin, -0.06))
    strong(pen, skin, [0, -step])
    melt(pen, body, [-8, -56, 13], skin)
    arm(pen, skin, 0)
    rexHead(pen, [skin, belly])
  },
}

function strong(pen: Pen, hex: string, [off, step]: Point): void {
  const x = -6 + off
  const leg: Joint[] = [
    [x, -50, 15],
    [x + 8 + step * 0.4, -34, 10],
    [x - 6 + step * 0.8, -20, 5.4],
    [x + 1 + step, -6, 4.4],
    [x + 1 + step, -4, 4.4],
  ]
  sculpt(pen, limb(leg), hex, { depth: 7 })
  const foot = x + 1 + step
  for (const reach of [15, 10, 4]) {
    sculpt(
      pen,
      limb([
        [foot - 1, -4, 4],
        [foot + reach * 0.6, -3, 3.2],
        [foot + reach, -2, 2],
      ]),
      hex,
      { depth: 2 },
    )
    sculpt(
      pen,
      polygon([
        [foot + reach, -3.6],
        [foot + reach + 5, -0.2],
        [foot + reach, -0.4],
      ]),
      '#efe6cc',
      { depth: 0.8 },
    )
  }
}

function arm(pen: Pen, hex: string, off: number): void {
  sculpt(
    pen,
    limb([
      [22 + off, -58, 4.6],
      [31 + off, -52, 3.2],
      [35 + off, -56, 2.4],
    ]),
    hex,
    { depth: 2 },
  )
  for (const y of [-58, -54])
    sculpt(
      pen,
      polygon([
        [35 + off, y - 1],
        [40 + off, y + 1],
        [35 + off, y + 1.6],
      ]),
      '#efe6cc',
      { depth: 0.6 },
    )
}

function banded(pen: Pen, body: Shape, skin: string): void {
  for (let i = 0; i < 11; i++) {
    const x = -66 + i * 8.6
    patch(
      pen,
      overlap(
        body,
        limb([
          [x + 1, -84, 2],
          [x - 1, -60, 1.8],
          [x + 2, -52 - Math.max(0, i - 4) * 2, 0.3],
        ]),
      ),
      shift(skin, -0.13),
      0.7,
    )
  }
}

function rexHead(pen: Pen, [skin, belly]: readonly [string, string]): void {
  const { ctx } = pen
  const open = pen.pose === 'roaring' ? 1 : 0.25
  ctx.save()
  ctx.translate(36, -84)
  ctx.rotate(pen.pose === 'roaring' ? -0.2 : 0)
  ctx.save()
  ctx.rotate(0.34 * open)
  const jaw = blob('-10,0 0,4 16,6 30,5 37,4 36,9 26,12 8,13 -6,12 -12,8')
  sculpt(pen, jaw, mix(skin, belly, 0.45), { depth: 3.4 })
  sculpt(pen, blob('-2,3 12,5 30,4.4 20,1 2,0'), '#a8444c', { depth: 2 })
  fangs(
    pen,
    [
      [8, 5.4],
      [34, 4.4],
    ],
    -1,
  )
  ctx.restore()
  fangs(
    pen,
    [
      [8, 2.4],
      [37, 1.6],
    ],
    1,
  )
  const upper = blob('-15,4 -15,-8 -8,-15 2,-17 10,-13 20,-11 32,-10 40,-6 42,0 38,4 24,3 10,4 0,7 -8,10')
  sculpt(pen, upper, skin, { depth: 7 })
  mottled(pen, upper, shift(skin, -0.07))
  sculpt(pen, blob('0,-11 6,-15.6 13,-12 10,-9'), shift(skin, -0.06), { depth: 2 })
  eye(pen, [6, -8], 2.8, '#e8b02c')
  patch(pen, oval(38, -4.4, [1.3, 0.9], 0.5), shift(skin, -0.3), 0.9)
  lines(pen, pen.tones(skin).deep, 0.8, '-8,6 -2,2 2,4')
  ctx.restore()
}

function fangs(pen: Pen, [from, to]: readonly [Point, Point], way: 1 | -1): void {
  for (let i = 0; i < 9; i++) {
    const [x, y] = [from[0] + ((to[0] - from[0]) * i) / 8, from[1] + ((to[1] - from[1]) * i) / 8]
    sculpt(
      pen,
      polygon([
        [x - 1.3, y - way],
        [x + 1.3, y - way],
        [x, y + way * (3 + (i % 3) * 0.8)],
      ]),
      '#f8f2e0',
      { depth: 0.6 },
    )
  }
}

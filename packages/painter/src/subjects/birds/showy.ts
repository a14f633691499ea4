import { walkingLegs } from '../kit/bird-legs.ts'
import { eye } from '../kit/face.ts'
import { folded } from '../kit/feathers.ts'
import { leaf } from '../kit/foliage.ts'
import type { Pen } from '../kit/pen.ts'
import { glow, patch, sculpt } from '../kit/pen.ts'
import { blob, limb, oval, overlap } from '../kit/shape.ts'
import type { Joint, Point } from '../kit/shape.ts'
import { fur, lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import { spread } from '../kit/wings.ts'
import type { Plate } from '../plate.ts'

export const peacock: Plate = {
  habitat: 'ground',
  height: 0.75,
  aspect: 1.5,
  stand: 'stands',
  large: false,
  poses: ['displaying', 'standing'],
  asked: ['walking'],
  draw(pen) {
    const hex = pen.worn('#1f5fa8')
    const train = mix(hex, '#2f8a5a', 0.7)
    const displays = pen.pose === 'displaying'
    if (displays) wheel(pen, [train, hex])
    else trail(pen, [train, hex])
    pen.ctx.save()
    if (!displays) pen.ctx.translate(30, 0)
    walkingLegs(pen, { hips: [-4, 5], y: -22, hex: '#8a7058', step: pen.pose === 'walking' ? 6 : 2 })
    const body = blob('-18,-24 -20,-38 -8,-48 6,-54 16,-50 18,-36 10,-22 -4,-18')
    sculpt(pen, body, hex, { depth: 9, gloss: 0.25 })
    if (!displays) folded(pen, [[2, -44], [-26, -28], 9], '#a08a6c')
    const neck = limb('4,-44,10 10,-58,6.6 8,-72,4.8 11,-80,4.8')
    sculpt(pen, neck, hex, { depth: 5, gloss: 0.3 })
    fur(pen, neck, shift(hex, 0.06), { length: 3, flow: 1.7, count: 60, fringe: 0 })
    for (const x of [-4, -1, 2, 5, 8]) {
      lines(pen, pen.tones(hex).base, 0.6, [
        [
          [9 + x * 0.2, -86],
          [8 + x, -97],
        ],
      ])
      sculpt(pen, oval(8 + x, -98, [1.5, 1.8]), hex, { depth: 0.8 })
    }
    sculpt(pen, oval(12, -83, [6.4, 5.4]), hex, { depth: 3 })
    patch(pen, limb('12,-86,0.9 16,-85.6,0.9'), '#f4f0e8')
    patch(pen, limb('12,-80,0.9 16,-80.6,0.9'), '#f4f0e8')
    sculpt(pen, blob('17,-85! 24,-81.6 17,-80.4!'), '#c8b088', { depth: 1 })
    eye(pen, [14.4, -83.4], 1.8, '#3a2418')
    pen.ctx.restore()
  },
}

/** A fan of long feathers with an eye on each. */
function wheel(pen: Pen, [train, hex]: readonly [string, string]): void {
  for (const [count, reach, half] of [
    [21, 78, 6.4],
    [17, 64, 6],
    [13, 50, 5.6],
    [9, 36, 5],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const angle = Math.PI * (1.04 - (i / (count - 1)) * -0.92)
      plume(pen, [[-2, -26], angle, reach], [train, hex, half])
    }
  }
}

function trail(pen: Pen, [train, hex]: readonly [string, string]): void {
  for (let i = 0; i < 16; i++) {
    const angle = Math.PI - 0.32 + (i / 15) * 0.34 - 0.08
    plume(pen, [[22, -34], angle, 62 + ((i * 7) % 5) * 9], [train, hex, 5])
  }
}

function plume(
  pen: Pen,
  [[x, y], angle, reach]: readonly [Point, number, number],
  [train, hex, half]: readonly [string, string, number],
): void {
  const tip: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  leaf(pen, [[x, y], tip, half * 0.72], shift(train, (pen.random() - 0.5) * 0.05))
  const at = (part: number): Point => [x + Math.cos(angle) * reach * part, y + Math.sin(angle) * reach * part]
  patch(pen, oval(...at(0.88), [half * 0.8, half * 0.62], angle), '#c8a03c', 0.95)
  patch(pen, oval(...at(0.875), [half * 0.58, half * 0.44], angle), '#2fa8a0', 0.95)
  patch(pen, oval(...at(0.87), [half * 0.34, half * 0.28], angle), shift(hex, -0.1), 1)
}

export const parrot: Plate = {
  habitat: 'air',
  height: 0.42,
  aspect: 0.95,
  stand: 'stands',
  large: false,
  poses: ['perched', 'flying'],
  asked: ['standing', 'sitting', 'sleeping'],
  draw(pen) {
    const hex = pen.worn('#d8342c')
    if (pen.pose === 'flying') return flyingParrot(pen, hex)
    sculpt(pen, limb('-46,-17,3 -10,-19,3.6 46,-16,3'), '#6b4c36', { depth: 3 })
    for (const [dx, tone] of [
      [-18, '#2c6cc8'],
      [-12, hex],
      [-15, shift(hex, -0.06)],
    ] as const)
      leaf(pen, [[-10, -30], [dx - 8, 8], 4], tone)
    const body = blob('-20,-28 -20,-48 -10,-68 2,-86 14,-94 26,-88 27,-76 22,-56 16,-36 4,-22 -10,-20')
    sculpt(pen, body, hex, { depth: 11 })
    fur(pen, body, hex, { length: 4, flow: 2, count: 140, fringe: 0.1 })
    folded(pen, [[0, -64], [-20, -14], 10], '#2c6cc8')
    folded(pen, [[2, -66], [-13, -38], 9.4], '#e8b82c')
    folded(pen, [[4, -66], [-8, -48], 9], hex)
    for (const x of [0, 10])
      for (const off of [-2.4, 0, 2.4])
        sculpt(
          pen,
          limb([
            [x + off, -22, 1.7],
            [x + off * 1.2, -14.6, 1.3],
          ]),
          '#4a4448',
          { depth: 1 },
        )
    parrotHead(pen, [16, -83])
  },
}

function parrotHead(pen: Pen, [x, y]: Point): void {
  patch(pen, oval(x + 3, y + 0.6, [6.6, 6], 0.3), '#f6f0e6', 0.96)
  lines(pen, '#d8a8a0', 0.4, [
    [
      [x - 1, y + 3],
      [x + 3, y + 4.4],
      [x + 7, y + 4],
    ],
    [
      [x, y + 5],
      [x + 4, y + 6],
    ],
  ])
  sculpt(
    pen,
    blob([
      [x + 7, y + 5, 'corner'],
      [x + 11, y + 8],
      [x + 9, y + 11],
      [x + 5, y + 8],
    ]),
    '#2c282c',
    { depth: 1.4 },
  )
  sculpt(
    pen,
    blob([
      [x + 6, y - 5, 'corner'],
      [x + 14, y - 3],
      [x + 18, y + 5],
      [x + 15, y + 13, 'corner'],
      [x + 13, y + 6],
      [x + 7, y + 4, 'corner'],
    ]),
    '#efe6d2',
    { depth: 2.6, gloss: 0.3 },
  )
  eye(pen, [x + 2.6, y - 1.6], 2.4, '#e8d060')
}

function flyingParrot(pen: Pen, hex: string): void {
  for (const turn of [2.75, 2.88, 3])
    leaf(pen, [[-18, -34], [-18 + Math.cos(turn) * 34, -34 + Math.sin(turn) * 34], 3.6], turn > 2.8 ? hex : '#2c6cc8')
  spread(pen, { root: [10, -46], long: 42, from: -1.5, hex: '#2c6cc8', side: 'far' })
  const body = blob('-26,-30 -8,-44 14,-54 28,-60 38,-54 38,-44 24,-32 0,-24')
  sculpt(pen, body, hex, { depth: 8 })
  spread(pen, { root: [8, -42], long: 54, from: -2.1, hex: '#2c6cc8', side: 'near' })
  spread(pen, { root: [8, -42], long: 34, from: -2.1, hex: '#e8b82c', side: 'near' })
  spread(pen, { root: [8, -42], long: 23, from: -2.1, hex, side: 'near' })
  parrotHead(pen, [28, -53])
}

export const phoenix: Plate = {
  habitat: 'air',
  height: 1,
  aspect: 1.3,
  stand: 'flies',
  large: false,
  poses: ['rising', 'flying'],
  draw(pen) {
    const hex = pen.worn('#e8562c')
    const gold = mix(hex, '#ffc84a', 0.65)
    const { ctx } = pen
    glow(pen, oval(4, -52, [4, 4]), gold, 56)
    ctx.save()
    ctx.scale(0.92, 0.92)
    if (pen.pose === 'flying') ctx.rotate(0.22)
    flames(pen, [hex, gold])
    spread(pen, { root: [6, -56], long: 46, from: -1.5, hex: mix(hex, gold, 0.3), side: 'far' })
    const body = blob('-16,-34 -12,-48 2,-60 14,-66 22,-60 20,-46 8,-34 -6,-30')
    sculpt(pen, body, hex, { depth: 8 })
    fur(pen, body, gold, { length: 5, flow: 2.2, count: 90, fringe: 0.2 })
    const neck: Joint[] = [
      [12, -58, 7],
      [20, -68, 4.6],
      [20, -80, 3.6],
      [26, -86, 4],
    ]
    sculpt(pen, limb(neck), hex, { depth: 4 })
    spread(pen, { root: [2, -54], long: 56, from: -2.3, hex: mix(hex, gold, 0.45), side: 'near' })
    for (const [dx, dy] of [
      [-12, -9],
      [-9, -13],
      [-4, -14],
    ] as const)
      leaf(pen, [[26, -90], [26 + dx, -90 + dy], 1.8], gold)
    sculpt(pen, oval(28, -87, [6, 5.2]), hex, { depth: 3 })
    sculpt(pen, blob('32,-90! 39,-87 42,-82! 36,-84 32,-84!'), '#f2c04a', { depth: 1.2 })
    eye(pen, [30, -88], 1.9, '#fff0a0')
    ctx.restore()
  },
}

/** A tail of long flames, the inner ones brighter. */
function flames(pen: Pen, [hex, gold]: readonly [string, string]): void {
  const { random } = pen
  for (const [count, long, tone] of [
    [8, 66, shift(hex, -0.08)],
    [7, 56, hex],
    [6, 44, gold],
    [4, 30, '#fff0b0'],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const lean = (i / (count - 1) - 0.5) * 1.1
      const [dx, dy] = [Math.cos(2.45 + lean * 0.5), Math.sin(2.45 + lean * 0.5) * 0.9]
      const sway = (random() - 0.5) * 14
      const lick = limb([
        [-8, -36, 4],
        [-8 + dx * long * 0.35 + sway * 0.3, -36 + dy * long * 0.3, 4.2],
        [-8 + dx * long * 0.7 - sway * 0.4, -36 + dy * long * 0.55, 3],
        [-8 + dx * long, -36 + dy * long * 0.7 + sway * 0.4, 0.3],
      ])
      sculpt(pen, lick, tone, { depth: 2.6, rim: 0.3 })
    }
  }
}

export const penguin: Plate = {
  habitat: 'ground',
  height: 0.55,
  aspect: 0.78,
  stand: 'stands',
  large: false,
  poses: ['standing', 'walking', 'flapping'],
  asked: ['swimming', 'lying', 'sleeping', 'jumping'],
  draw(pen) {
    const hex = pen.worn('#2c3038')
    const { ctx } = pen
    const slides = pen.pose === 'swimming' || pen.pose === 'lying'
    ctx.save()
    if (pen.pose === 'walking') ctx.rotate(0.07)
    if (slides) {
      ctx.translate(-38, -14)
      ctx.rotate(1.4)
      ctx.scale(0.8, 0.8)
    }
    const out = pen.pose === 'flapping' ? 1 : 0
    sculpt(
      pen,
      out ? blob('20,-62 36,-66 46,-56! 34,-52 22,-50') : blob('20,-64 30,-50 33,-30! 25,-34 20,-46'),
      pen.tones(hex).shade,
      { depth: 4 },
    )
    for (const x of [-10, 12]) {
      const foot = blob([
        [x - 8, -5],
        [x + 4, -6],
        [x + 14, -1.6],
        [x + 12, 0],
        [x - 9, 0],
      ])
      sculpt(pen, foot, '#e8973c', { depth: 2 })
    }
    const body = blob('-24,-6 -29,-28 -26,-52 -17,-70 -15,-86 -4,-98 10,-98 20,-88 20,-72 26,-52 28,-28 23,-6 0,-2')
    sculpt(pen, body, hex, { depth: 11 })
    const breast = overlap(body, blob('2,-70 16,-68 22,-52 24,-28 18,-4 0,-1 -16,-6 -17,-30 -12,-56'))
    sculpt(pen, breast, '#f6f3ee', { depth: 8, rim: 0.2 })
    patch(pen, overlap(body, blob('-4,-76 8,-72 18,-70 20,-62 8,-62 -6,-64')), '#f2b848', 0.6)
    fur(pen, body, hex, { length: 3, flow: 1.6, count: 60, fringe: 0.06 })
    patch(pen, overlap(body, blob('2,-82 8,-92 16,-90 20,-80 14,-74 6,-74')), '#f6f3ee', 0.94)
    sculpt(pen, blob('17,-86! 32,-80 30,-77 17,-77!'), '#e8973c', { depth: 1.8 })
    eye(pen, [11, -84], 3, '#3a2820')
    sculpt(
      pen,
      out ? blob('-20,-64 -36,-70 -50,-62! -38,-54 -20,-50') : blob('-20,-66 -32,-52 -36,-30! -26,-32 -18,-46'),
      hex,
      { depth: 5 },
    )
    ctx.restore()
  },
}

import { eye } from '../kit/face.ts'
import { fan, folded } from '../kit/feathers.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { leaf } from '../kit/foliage.ts'
import { walkingLegs } from '../kit/bird-legs.ts'
import { blob, limb, oval } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { fur } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

const COMB = '#cf2f2c'
const BEAK = '#e0a038'

export const chicken: Plate = {
  habitat: 'ground',
  height: 0.38,
  aspect: 1.1,
  stand: 'stands',
  large: false,
  poses: ['standing', 'pecking', 'nesting'],
  asked: ['walking', 'sitting', 'sleeping'],
  draw(pen) {
    const hex = pen.worn('#f2ece0')
    const { ctx } = pen
    const sits = pen.pose === 'nesting' || pen.pose === 'sitting' || pen.pose === 'sleeping'
    ctx.save()
    if (sits) ctx.translate(0, 20)
    else walkingLegs(pen, { hips: [-6, 6], y: -28, hex: '#d8983a', step: pen.pose === 'walking' ? 8 : 2 })
    fan(pen, [-26, -52], [3.3, 4.3, 32, 7], shift(hex, -0.05))
    const body = blob('-40,-62 -30,-46 -34,-60 -20,-58 0,-56 12,-62 26,-60 34,-48 32,-34 18,-22 -6,-20 -28,-30')
    sculpt(pen, body, hex, { depth: 12 })
    fur(pen, body, hex, { length: 5, flow: 2.6, count: 120, fringe: 0.15 })
    folded(pen, [[10, -50], [-30, -40], 12], shift(hex, -0.03))
    henHead(pen, hex, pen.pose === 'pecking')
    ctx.restore()
    if (sits) nest(pen)
  },
}

function henHead(pen: Pen, hex: string, pecks: boolean): void {
  const neck = pecks ? limb('20,-48,12 34,-36,9 42,-22,7.4') : limb('18,-50,13 26,-66,9.6 28,-82,7.8')
  const [x, y] = pecks ? [45, -18] : [29, -87]
  sculpt(pen, neck, hex, { depth: 5 })
  fur(pen, neck, shift(hex, -0.03), { length: 7, flow: 2, count: 50, fringe: 0.2 })
  const { ctx } = pen
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(pecks ? 0.8 : 0)
  crest(pen, 1)
  sculpt(pen, oval(0, 0, [9, 8.6]), hex, { depth: 4 })
  sculpt(pen, blob('7,-3! 17,1 8,4!'), BEAK, { depth: 1.6 })
  sculpt(pen, blob('6,4 9,8 8,14 4,14 3,8'), COMB, { depth: 2 })
  patch(pen, oval(3, 1, [4.6, 4]), mix(COMB, hex, 0.25), 0.75)
  eye(pen, [3.4, -1.6], 2.2, '#d8862c')
  ctx.restore()
}

function crest(pen: Pen, size: number): void {
  for (const [x, y, r] of [
    [-6, -9, 4],
    [-1, -12, 5],
    [5, -9.6, 4.2],
  ] as const)
    sculpt(pen, oval(x * size, y * size, [r * size * 0.8, r * size], x * 0.05), COMB, { depth: 2 })
}

function nest(pen: Pen): void {
  const { ctx, random } = pen
  sculpt(pen, blob('-52,-14 0,-8 52,-14 44,0 -44,0'), '#b8924c', { depth: 5 })
  ctx.lineWidth = 0.9
  for (let i = 0; i < 90; i++) {
    const x = (random() - 0.5) * 96
    const y = -4 - random() * 12
    ctx.strokeStyle = random() < 0.5 ? pen.tones('#d8b468').light : pen.tones('#8a6a34').base
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + (random() - 0.5) * 22, y + (random() - 0.5) * 7)
    ctx.stroke()
  }
}

export const rooster: Plate = {
  ...chicken,
  height: 0.46,
  aspect: 1.1,
  poses: ['standing', 'crowing'],
  asked: ['walking'],
  draw(pen) {
    const hex = pen.worn('#a8481f')
    const tail = '#1f4a48'
    const crows = pen.pose === 'crowing'
    walkingLegs(pen, { hips: [-6, 6], y: -30, hex: '#d8983a', step: pen.pose === 'walking' ? 8 : 3 })
    sickles(pen, tail)
    const body = blob('-34,-56 -20,-54 2,-54 16,-66 28,-62 34,-48 30,-34 16,-24 -6,-22 -26,-32')
    sculpt(pen, body, mix(hex, '#1c1614', 0.55), { depth: 12 })
    folded(pen, [[12, -50], [-28, -40], 12], hex)
    const hackle = crows ? limb('18,-48,15 26,-66,11 31,-82,8.4') : limb('18,-48,15 24,-66,11 26,-80,8.4')
    const gold = mix(hex, '#f0b03c', 0.6)
    sculpt(pen, hackle, gold, { depth: 6 })
    fur(pen, hackle, gold, { length: 12, flow: 2, count: 110, fringe: 0.35 })
    const { ctx } = pen
    ctx.save()
    ctx.translate(crows ? 33 : 27, -86)
    ctx.rotate(crows ? -0.55 : 0)
    crest(pen, 1.25)
    sculpt(pen, oval(0, 0, [8.6, 8.2]), COMB, { depth: 4 })
    if (crows) sculpt(pen, blob('6,2! 15,5 8,6!'), BEAK, { depth: 1.2 })
    sculpt(pen, blob('6,-4! 17,-1 8,3!'), BEAK, { depth: 1.6 })
    sculpt(pen, blob('5,5 9,10 8,18 3,18 2,9'), COMB, { depth: 2 })
    eye(pen, [3, -2], 2.2, '#e8a02c')
    ctx.restore()
  },
}

/** Long curved feathers that rise and fall over the rump. */
function sickles(pen: Pen, hex: string): void {
  const tips: Point[] = [
    [-62, -40],
    [-66, -54],
    [-62, -68],
    [-56, -80],
    [-46, -90],
    [-52, -30],
  ]
  tips.forEach(([x, y], i) => {
    const rise = Math.max(-92, y * 0.75 - 26)
    const plume = limb([
      [-24, -46, 4],
      [-36, (rise - 40) / 2 - 12, 4.4],
      [(x - 36) / 2 - 6, rise, 4],
      [x, y, 0.6],
    ])
    sculpt(pen, plume, shift(hex, (i % 3) * 0.05), { depth: 3, gloss: 0.3 })
  })
  for (const y of [-50, -44]) leaf(pen, [[-18, y], [-44, y + 16], 4], '#a8481f')
}

export const ostrich: Plate = {
  habitat: 'ground',
  height: 1.35,
  aspect: 0.85,
  stand: 'stands',
  large: false,
  poses: ['standing', 'walking', 'running'],
  draw(pen) {
    const hex = pen.worn('#2f2b2c')
    const skin = '#d8b09c'
    const step = { walking: 8, running: 15 }[pen.pose] ?? 3
    walkingLegs(pen, { hips: [-10, -2], y: -36, hex: skin, step, stout: 2.3 })
    for (const x of [-10, -2])
      sculpt(
        pen,
        limb([
          [x, -42, 8],
          [x + 1, -30, 4.4],
          [x + 1, -24, 2.6],
        ]),
        skin,
        { depth: 4 },
      )
    const neck =
      pen.pose === 'running'
        ? limb('12,-52,4.4 22,-62,3 30,-80,2.6 36,-92,2.8')
        : limb('12,-52,4.4 18,-62,3 16,-80,2.6 20,-94,2.8')
    sculpt(pen, neck, skin, { depth: 2.4 })
    for (const [x, y, w, h, turn] of [
      [-36, -54, 10, 7, 0.6],
      [-38, -46, 9, 6, 0.2],
      [-32, -60, 9, 6, 1],
    ] as const) {
      const plume = oval(x, y, [w, h], turn)
      sculpt(pen, plume, '#f2ece2', { depth: 4 })
      fur(pen, plume, '#f2ece2', { length: 6, flow: 2.6, count: 30, fringe: 0.6 })
    }
    const body = blob('-34,-50 -22,-64 0,-66 14,-60 18,-50 10,-40 -8,-35 -26,-40')
    sculpt(pen, body, hex, { depth: 10 })
    fur(pen, body, hex, { length: 8, flow: 2.5, count: 220, fringe: 0.6 })
    folded(pen, [[4, -56], [-30, -46], 10], shift(hex, 0.03))
    const [x, y] = pen.pose === 'running' ? [37, -94] : [21, -96]
    sculpt(pen, oval(x, y, [5, 4.2]), skin, { depth: 2.4 })
    sculpt(
      pen,
      blob([
        [x + 3, y - 2.4, 'corner'],
        [x + 12, y + 0.4],
        [x + 11, y + 2],
        [x + 3, y + 3, 'corner'],
      ]),
      '#c8a880',
      { depth: 1.2 },
    )
    eye(pen, [x + 1.6, y - 1], 1.9, '#3a2418')
  },
}

import { eye, nose } from '../kit/face.ts'
import { leaf } from '../kit/foliage.ts'
import { melt, patch, sculpt } from '../kit/hand.ts'
import type { Hand } from '../kit/hand.ts'
import { blob, join, limb, overlap, polygon } from '../kit/shape.ts'
import type { Joint } from '../kit/shape.ts'
import { fur } from '../kit/texture.ts'
import { mix } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const deer: Plate = {
  habitat: 'ground',
  height: 1.1,
  aspect: 1.05,
  stand: 'stands',
  large: false,
  poses: ['stag', 'doe', 'walking'],
  draw(hand) {
    hand.ctx.save()
    if (hand.pose !== 'doe') hand.ctx.scale(0.84, 0.84)
    const coat = hand.worn('#a86b3e')
    const pale = mix(coat, '#f8efe0', 0.8)
    const step = hand.pose === 'walking' ? 7 : 1.5
    for (const joints of deerLegs(-step)) hoofed(hand, joints, hand.tones(coat).shade)
    sculpt(hand, limb('-34,-60,3 -39,-56,3.4 -40,-50,1'), pale, { depth: 2 })
    const body = join(
      blob('-36,-50 -34,-60 -22,-65 0,-62 20,-65 32,-60 34,-48 22,-41 0,-40 -22,-43'),
      limb('25,-54,9.6 33,-68,6.6 39,-82,5'),
    )
    sculpt(hand, body, coat, { depth: 10 })
    patch(hand, overlap(body, blob('36,-80 44,-78 40,-60 34,-44 0,-36 -30,-40 0,-44 28,-50')), pale, 0.85)
    fur(hand, body, coat, { length: 3.4, flow: 2.8, count: 160, fringe: 0.15 })
    if (hand.pose === 'doe') spots(hand, pale)
    for (const joints of deerLegs(step)) hoofed(hand, joints, coat)
    melt(hand, body, [-24, -54, 12], coat)
    melt(hand, body, [25, -53, 10], coat)
    deerHead(hand, coat, pale)
    hand.ctx.restore()
  },
}

function deerLegs(step: number): readonly (readonly Joint[])[] {
  return [
    [
      [26, -50, 7],
      [27 + step * 0.4, -34, 3.8],
      [27 + step, -19, 2.2],
      [27 + step * 1.2, -3, 1.7],
    ],
    [
      [-25, -52, 9.6],
      [-21 - step * 0.3, -38, 5.4],
      [-29 - step * 0.7, -24, 2.6],
      [-27 - step * 1.2, -3, 1.7],
    ],
  ]
}

function hoofed(hand: Hand, joints: readonly Joint[], hex: string): void {
  const [x, y] = joints[joints.length - 1] ?? [0, 0]
  sculpt(hand, limb(joints), hex, { depth: 5 })
  sculpt(
    hand,
    polygon([
      [x - 1.9, y - 1],
      [x + 1.9, y - 1],
      [x + 3.6, 0],
      [x - 2, 0],
    ]),
    '#2f2724',
    { depth: 1.2 },
  )
}

function spots({ ctx, random, tones }: Hand, pale: string): void {
  ctx.fillStyle = tones(pale).light
  for (let i = 0; i < 16; i++) {
    ctx.beginPath()
    ctx.ellipse(-30 + random() * 44, -61 + random() * 11, 1.3, 1, 0, 0, 7)
    ctx.fill()
  }
}

function deerHead(hand: Hand, coat: string, pale: string): void {
  if (hand.pose !== 'doe') antlers(hand, 4, hand.tones('#c9ab82').shade)
  leaf(hand, [[44, -89], [54, -97], 3], hand.tones(coat).shade)
  const head = blob('34,-82 35,-90 41,-94 48,-91 55,-83 61.4,-78 61.6,-73.6 56,-72 48,-74 40,-76')
  sculpt(hand, head, coat, { depth: 5 })
  patch(hand, overlap(head, blob('63,-80 56,-76 46,-76 40,-72 62,-68')), pale, 0.9)
  leaf(hand, [[38, -90], [25, -97], 3.8], coat)
  leaf(hand, [[37, -90.4], [28, -95.6], 1.8], '#d8a898')
  if (hand.pose !== 'doe') antlers(hand, 0, '#c9ab82')
  eye(hand, [46.6, -86], 2, '#3a2416')
  nose(hand, [60.6, -77], 1.9)
}

function antlers(hand: Hand, off: number, hex: string): void {
  const back: Joint[] = [
    [40 + off, -93, 1.7],
    [34 + off, -102, 1.5],
    [30 + off, -112, 1.3],
    [35 + off, -118, 0.6],
  ]
  sculpt(hand, limb(back), hex, { depth: 1.3 })
  for (const [x, y, tx, ty] of [
    [36, -98, 47, -106],
    [33, -104, 43, -114],
    [31, -109, 22, -117],
  ] as const)
    sculpt(
      hand,
      limb([
        [x + off, y, 1.2],
        [(x + tx) / 2 + off + 1, (y + ty) / 2 + 1, 1],
        [tx + off, ty, 0.3],
      ]),
      hex,
      { depth: 1 },
    )
}

import { roundHead } from './kit/beast-heads.ts'
import { eye, nose } from './kit/face.ts'
import { leaf } from './kit/foliage.ts'
import type { Hand } from './kit/hand.ts'
import { melt, patch, sculpt } from './kit/hand.ts'
import type { Joint, Point } from './kit/shape.ts'
import { blob, join, limb, oval, overlap, polygon } from './kit/shape.ts'
import { fur, lines } from './kit/texture.ts'
import { mix, shift } from './kit/tone.ts'
import type { Plate } from './plate.ts'

export const rabbit: Plate = {
  habitat: 'ground',
  height: 0.36,
  aspect: 0.95,
  stand: 'stands',
  large: false,
  poses: ['crouching', 'listening'],
  draw(hand) {
    const coat = hand.worn('#b49a7c')
    const pale = mix(coat, '#fbf6ec', 0.8)
    sculpt(hand, oval(-38, -14, [8, 8]), pale, { depth: 4 })
    fur(hand, oval(-38, -14, [8, 8]), pale, { length: 4, flow: 2.6, count: 30, fringe: 0.5 })
    const body = blob('-38,-10 -38,-28 -24,-44 -4,-48 16,-46 28,-34 28,-16 22,-2 -30,0')
    sculpt(hand, body, coat, { depth: 12 })
    patch(hand, overlap(body, blob('18,-46 32,-36 32,-4 18,-4 14,-24')), pale, 0.95)
    fur(hand, body, coat, { length: 4.6, flow: 2.3, count: 200, fringe: 0.3 })
    const haunch = blob('-36,-8 -34,-26 -18,-32 -4,-22 -4,-8 8,-4 9,0 -32,0')
    sculpt(hand, haunch, coat, { depth: 8 })
    fur(hand, haunch, coat, { length: 4, flow: 1, count: 60, fringe: 0.2 })
    for (const x of [15, 22])
      sculpt(
        hand,
        join(
          limb([
            [x, -26, 5.4],
            [x + 1, -6, 4],
          ]),
          oval(x + 3, -2.4, [5.6, 2.6]),
        ),
        x > 16 ? pale : coat,
        { depth: 4 },
      )
    roundHead(
      hand,
      { x: 19, y: -56, scale: hand.pose === 'listening' ? 1.02 : 0.98, turn: 0.02 },
      { coat, muzzle: pale, iris: '#4a2c1c', ears: 'long', inner: '#e6b0a4', whiskers: true },
    )
  },
}

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

export const elephant: Plate = {
  habitat: 'ground',
  height: 1.7,
  aspect: 1.35,
  stand: 'stands',
  large: true,
  poses: ['standing', 'walking', 'trumpeting'],
  draw(hand) {
    const skin = hand.worn('#8d8f98')
    const step = hand.pose === 'walking' ? 5 : 1
    for (const [x, s] of [
      [20, -step],
      [-34, step],
    ] as const)
      pillar(hand, [x + s, hand.tones(skin).shade])
    lines(hand, hand.tones(skin).shade, 1.6, '-52,-66 -59,-50 -57,-34')
    const body = blob('-54,-54 -50,-76 -32,-90 -6,-93 20,-92 38,-84 40,-60 30,-38 0,-31 -32,-33 -50,-38')
    sculpt(hand, body, skin, { depth: 16 })
    for (const [x, s] of [
      [30, step],
      [-42, -step],
    ] as const)
      pillar(hand, [x + s, skin])
    melt(hand, body, [-40, -54, 17], skin)
    melt(hand, body, [29, -52, 15], skin)
    trunkAndHead(hand, skin)
  },
}

function pillar(hand: Hand, [x, hex]: readonly [number, string]): void {
  const leg = overlap(
    limb([
      [x, -46, 12],
      [x, -22, 9],
      [x + 1, -4, 9.4],
      [x + 1, 4, 9.4],
    ]),
    polygon('-90,-90 90,-90 90,0 -90,0'),
  )
  sculpt(hand, leg, hex, { depth: 8 })
  for (const off of [-5, 0, 5]) patch(hand, overlap(leg, oval(x + 2 + off, 0, [2.4, 3])), '#d8cfc0', 0.9)
  hand.ctx.globalAlpha = 0.35
  lines(hand, hand.tones(hex).deep, 0.5, [
    [
      [x - 7, -16],
      [x, -14],
      [x + 8, -16],
    ],
    [
      [x - 7, -20],
      [x, -18.4],
      [x + 8, -20],
    ],
  ])
  hand.ctx.globalAlpha = 1
}

function trunkAndHead(hand: Hand, skin: string): void {
  const up = hand.pose === 'trumpeting'
  const trunk = up
    ? limb('54,-74,9 68,-66,6.6 78,-76,5 76,-94,3.6 70,-99,3')
    : limb('54,-72,9 63,-56,7 64,-36,5.4 61,-18,4.2 66,-10,3.4 71,-14,2.4')
  sculpt(hand, limb('56,-58,2.6 66,-48,2.2 75,-50,0.5'), '#f2e8d4', { depth: 1.6 })
  const head = join(blob('28,-72 32,-92 46,-99 60,-94 66,-80 62,-64 50,-56 36,-58'), trunk)
  sculpt(hand, head, skin, { depth: 9 })
  hand.ctx.globalAlpha = 0.4
  const rings: Point[][] = up
    ? []
    : [-56, -50, -44, -38, -32, -26].map((y): Point[] => [
        [58, y],
        [63, y + 1.6],
        [69, y],
      ])
  lines(hand, hand.tones(skin).deep, 0.6, rings)
  hand.ctx.globalAlpha = 1
  const ear = blob('36,-90 44,-82 46,-66 38,-48 24,-44 14,-56 14,-76 24,-90')
  sculpt(hand, ear, shift(skin, 0.01), { depth: 8 })
  patch(hand, blob('34,-84 39,-76 39,-64 32,-53 24,-52 20,-62 22,-78'), mix(skin, '#d8a0a0', 0.4), 0.5)
  eye(hand, [54, -80], 1.9, '#4a3420')
}

import type { Clump } from './kit/foliage.ts'
import { bough, crown, leaf, tuft } from './kit/foliage.ts'
import type { Hand } from './kit/hand.ts'
import { sculpt } from './kit/hand.ts'
import type { Dot } from './kit/shape.ts'
import { blob, limb, oval } from './kit/shape.ts'
import { lines } from './kit/texture.ts'
import { shift } from './kit/tone.ts'
import type { Plate, SubjectTraits } from './plate.ts'

const BARK = '#6b4c36'
const GRASS = '#6f8f45'
const TREE: SubjectTraits = { habitat: 'ground', height: 2.2, aspect: 0.86, stand: 'stands', large: true }

export const tree: Plate = {
  ...TREE,
  poses: ['spreading', 'tall'],
  draw(hand) {
    const hex = hand.worn('#5f8f3c')
    const tall = hand.pose === 'tall'
    bough(
      hand,
      [
        [0, 1, 5.6],
        [-0.6, -16, 3.8],
        [0.8, -36, 3],
        [0, -60, 1.6],
      ],
      BARK,
    )
    for (const side of [-1, 1]) {
      bough(
        hand,
        [
          [0, -28, 2.4],
          [side * 10, -42, 1.9],
          [side * 20, -54, 1],
        ],
        BARK,
      )
      sculpt(
        hand,
        limb([
          [side * 3, -2, 2.4],
          [side * 9, 0.6, 1],
        ]),
        BARK,
        { depth: 1.6 },
      )
    }
    crown(hand, scatter(hand, tall ? [15, 26] : [24, 20]), shift(hex, -0.07))
    crown(hand, scatter(hand, tall ? [12, 22] : [19, 16]), hex)
    tuft(hand, [0, 9], GRASS)
  },
}

/** Clumps within an oval above the trunk, the upper ones last so that light lies on them. */
function scatter({ random }: Hand, [wide, high]: readonly [number, number]): Clump[] {
  const clumps: Clump[] = []
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * Math.PI * 2 + random() * 0.5
    clumps.push([Math.cos(angle) * wide * (0.8 + random() * 0.3), -66 + Math.sin(angle) * high, 11 + random() * 4])
  }
  return [...clumps, [0, -66, 15] as const].sort((a, b) => b[1] - a[1])
}

export const cherryTree: Plate = {
  ...TREE,
  aspect: 1.1,
  poses: ['leaning', 'spreading'],
  draw(hand) {
    const hex = hand.worn('#f3b6cb')
    const bark = '#4f3a36'
    const lean = hand.pose === 'leaning' ? 8 : 0
    bough(
      hand,
      [
        [-lean, 1, 5.4],
        [-lean * 0.2, -16, 3.8],
        [-4, -32, 3.2],
        [4, -48, 2.2],
        [2, -62, 1.2],
      ],
      bark,
    )
    bough(
      hand,
      [
        [-4, -30, 2.8],
        [-18, -42, 2.2],
        [-32, -52, 1.2],
      ],
      bark,
    )
    bough(
      hand,
      [
        [1, -40, 2.6],
        [18, -48, 2],
        [34, -54, 1.1],
      ],
      bark,
    )
    const clumps: Clump[] = [
      [-34, -54, 11],
      [36, -56, 11],
      [-20, -62, 13],
      [20, -64, 13],
      [-30, -70, 10],
      [30, -70, 10],
      [0, -68, 14],
      [-14, -78, 12],
      [14, -80, 12],
      [0, -88, 10],
    ]
    crown(
      hand,
      clumps.map(([x, y, r]) => [x + (hand.random() - 0.5) * 4, y, r]),
      hex,
    )
    petals(hand, hex)
    tuft(hand, [-lean, 9], GRASS)
  },
}

function petals({ ctx, random, tones }: Hand, hex: string): void {
  for (let i = 0; i < 34; i++) {
    ctx.fillStyle = random() < 0.6 ? tones(hex).light : tones(hex).rim
    ctx.globalAlpha = 0.85
    ctx.beginPath()
    ctx.ellipse((random() - 0.5) * 92, -random() * 56, 0.9, 0.5, random() * 3, 0, 7)
    ctx.fill()
  }
  ctx.globalAlpha = 1
}

export const pine: Plate = {
  ...TREE,
  aspect: 0.5,
  poses: ['full', 'slender'],
  draw(hand) {
    const hex = hand.worn('#3c6650')
    const wide = hand.pose === 'full' ? 25 : 18
    bough(
      hand,
      [
        [0, 1, 3.2],
        [0, -30, 2],
        [0, -92, 0.6],
      ],
      BARK,
    )
    for (let layer = 0; layer < 9; layer++)
      branches(hand, [-10 - layer * 9.6, wide * (1 - layer / 9.6)], shift(hex, layer % 2 ? 0 : -0.04))
    sculpt(hand, blob('-3,-90 0,-100! 3,-90 0,-88'), hex, { depth: 2 })
    tuft(hand, [0, 7], GRASS)
  },
}

/** One skirt of a pine: hanging needles along a jagged hem. */
function branches(hand: Hand, [y, half]: readonly [number, number], hex: string): void {
  const dots: Dot[] = [[0, y - 13]]
  const teeth = 7
  for (let i = 0; i <= teeth * 2; i++) {
    const part = i / (teeth * 2)
    const x = half * (1 - part * 2)
    const droop = Math.abs(x / half) * 3.4
    dots.push(
      i % 2
        ? [x, y - 1.4 + droop - hand.random()]
        : [x * (1 + hand.random() * 0.08), y + 2.4 + droop + hand.random() * 1.6, 'corner'],
    )
  }
  const skirt = blob(dots)
  sculpt(hand, skirt, hex, { depth: 7, rim: 0.3 })
  hand.ctx.save()
  hand.ctx.clip(skirt.path)
  hand.ctx.globalAlpha = 0.45
  for (let i = 0; i < half * 2; i++) {
    const x = (hand.random() - 0.5) * half * 2
    const lit = x * hand.light.x > 0
    lines(hand, lit ? hand.tones(hex).light : hand.tones(hex).deep, 0.4, [
      [
        [x * 0.8, y - 4 - hand.random() * 4],
        [x * 0.95, y - 2],
        [x, y + 2],
      ],
    ])
  }
  hand.ctx.restore()
}

export const palm: Plate = {
  ...TREE,
  aspect: 0.8,
  poses: ['leaning', 'upright'],
  draw(hand) {
    const hex = hand.worn('#5b9440')
    const lean = hand.pose === 'leaning' ? 14 : 4
    bough(
      hand,
      [
        [-lean, 1, 3.6],
        [-lean * 0.9, -22, 2.5],
        [-lean * 0.3, -50, 2],
        [lean * 0.5, -72, 1.8],
      ],
      '#94754f',
    )
    const rings = [10, 18, 26, 34, 42, 50, 58, 66].map((up): [number, number][] => {
      const x = -lean + (up / 72) ** 1.7 * lean * 1.5
      return [
        [x - 2.8, -up],
        [x, -up + 1],
        [x + 2.8, -up],
      ]
    })
    lines(hand, hand.tones('#94754f').deep, 0.4, rings)
    const [x, y] = [lean * 0.5, -73]
    for (const angle of [-2.9, -0.3, -2.4, -0.8, 2.7, 0.45, -1.9, -1.2])
      frond(hand, [x, y, angle + (hand.random() - 0.5) * 0.2], hex)
    for (const off of [-1.6, 1.4, 0]) sculpt(hand, oval(x + off, y + 2.6, [1.6, 1.8]), '#6a4a2c', { depth: 1 })
    tuft(hand, [-lean, 7], GRASS)
  },
}

function frond(hand: Hand, [x, y, angle]: readonly [number, number, number], hex: string): void {
  const long = 27
  const spine = [0, 0.25, 0.5, 0.75, 1].map((part): [number, number] => [
    x + Math.cos(angle) * long * part,
    y + Math.sin(angle) * long * part * 0.9 + part * part * 14,
  ])
  spine.forEach(([px, py], i) => {
    const next = spine[i + 1]
    if (!next) return
    for (const part of [0, 0.33, 0.66]) {
      const [ax, ay] = [px + (next[0] - px) * part, py + (next[1] - py) * part]
      const size = 8.4 - (i + part) * 1.3
      leaf(hand, [[ax, ay], [ax + Math.cos(angle) * size * 0.6 - 1.4, ay + size], 0.9], shift(hex, -0.05))
      leaf(hand, [[ax, ay], [ax + Math.cos(angle) * size * 0.9, ay + size * 0.45 - 2.4], 0.8], hex)
    }
  })
  lines(hand, hand.tones(hex).light, 0.5, [spine])
}

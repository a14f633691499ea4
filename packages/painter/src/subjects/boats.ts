import type { Hand } from './kit/hand.ts'
import { glow, patch, sculpt } from './kit/hand.ts'
import type { Point } from './kit/shape.ts'
import { blob, limb, oval, overlap, polygon } from './kit/shape.ts'
import { lines } from './kit/texture.ts'
import type { Plate } from './plate.ts'

export const boat: Plate = {
  habitat: 'water',
  height: 0.5,
  aspect: 2.5,
  stand: 'floats',
  large: false,
  poses: ['empty', 'lantern'],
  draw(hand) {
    const wood = hand.worn('#94603a')
    sculpt(hand, blob('-112,-58! -40,-42 40,-42 116,-64! 60,-30 -60,-30'), hand.tones(wood).deep, { depth: 5 })
    for (const x of [-46, 6, 54])
      sculpt(
        hand,
        polygon([
          [x - 10, -44],
          [x + 8, -44],
          [x + 10, -36],
          [x - 12, -36],
        ]),
        wood,
        { depth: 3 },
      )
    if (hand.pose === 'lantern') {
      sculpt(hand, limb('-86,-44,2 -84,-84,1.8 -72,-96,1.6 -62,-90,1.2'), wood, { depth: 1.6 })
      glow(hand, oval(-61, -79, [7, 9]), '#ffb84a', 18)
    }
    const hull = blob('-112,-58! -60,-38 0,-33 60,-40 116,-64! 98,-22 80,0! -76,0! -96,-22')
    sculpt(hand, hull, wood, { depth: 16 })
    lines(
      hand,
      hand.tones(wood).deep,
      1,
      [8, 17, 25].map((down): Point[] => [
        [-108 + down * 0.7, -56 + down * 1.1],
        [-50, -37 + down],
        [0, -33 + down],
        [56, -39 + down],
        [112 - down * 0.6, -61 + down * 1.2],
      ]),
    )
    lines(hand, hand.tones(wood).rim, 3.2, '-112,-58 -60,-39 0,-34 60,-41 116,-64')
    sculpt(hand, limb('-20,-60,1.8 20,-28,1.8 58,-2,1.8'), '#c79a62', { depth: 1.6 })
    sculpt(hand, limb('50,-8,3 70,3,4.6 78,8,2'), '#c79a62', { depth: 2 })
  },
}

export const ship: Plate = {
  habitat: 'water',
  height: 2.3,
  aspect: 1.2,
  stand: 'floats',
  large: true,
  poses: ['square sails'],
  draw(hand) {
    const canvas = hand.worn('#efe4cc')
    const wood = '#6f4630'
    lines(
      hand,
      hand.tones('#4a3a30').base,
      0.4,
      '-26,-80 -50,-22 | 4,-96 -26,-20 | 4,-96 34,-76 58,-28 | 30,-80 58,-28',
    )
    for (const [x, top] of [
      [-26, -82],
      [4, -98],
      [31, -84],
    ] as const) {
      sculpt(
        hand,
        limb([
          [x, -12, 1.5],
          [x, top, 0.8],
        ]),
        '#8a6240',
        { depth: 1.4 },
      )
      sculpt(
        hand,
        polygon([
          [x, top - 2],
          [x - 8, top],
          [x, top + 2.6],
        ]),
        '#b83a34',
        { depth: 0.8 },
      )
    }
    const sails: readonly (readonly [number, number, number, number])[] = [
      [-26, -76, 9, 15],
      [-26, -58, 12, 20],
      [4, -91, 9, 16],
      [4, -72, 14, 20],
      [4, -49, 16, 22],
      [31, -77, 8, 15],
      [31, -59, 11, 20],
    ]
    for (const [x, top, half, high] of sails) squareSail(hand, [x, top, half, high], canvas)
    sculpt(hand, blob('42,-30! 60,-36 72,-26! 54,-24'), canvas, { depth: 4 })
    sculpt(hand, limb('46,-22,1.5 70,-34,0.7'), '#8a6240', { depth: 1.2 })
    const hull = blob('-54,-33! -36,-33! -34,-22! 30,-20 54,-24! 46,-8 40,0! -44,0! -50,-12')
    sculpt(hand, hull, wood, { depth: 10 })
    patch(hand, overlap(hull, blob('-60,-14 0,-10 60,-14 60,-18 0,-14.6 -60,-18')), '#c9a04a', 0.9)
    for (const x of [-36, -22, -8, 6, 20, 34])
      sculpt(
        hand,
        polygon([
          [x - 2, -6.6],
          [x - 2, -10],
          [x + 2, -10],
          [x + 2, -6.6],
        ]),
        '#2a1f1c',
        { depth: 0.6 },
      )
    for (const x of [-50, -45, -40])
      glow(
        hand,
        polygon([
          [x - 1.5, -24],
          [x - 1.5, -28],
          [x + 1.5, -28],
          [x + 1.5, -24],
        ]),
        '#ffcf70',
        1.6,
      )
    lines(hand, hand.tones(wood).light, 0.6, '-52,-20 0,-17 50,-20 | -50,-6 0,-3 44,-5')
  },
}

function squareSail(hand: Hand, [x, top, half, high]: readonly [number, number, number, number], canvas: string): void {
  const sail = blob([
    [x - half, top, 'corner'],
    [x + half * 0.9, top, 'corner'],
    [x + half * 1.12, top + high * 0.55],
    [x + half * 1.2, top + high, 'corner'],
    [x, top + high * 0.86],
    [x - half * 1.1, top + high, 'corner'],
    [x - half * 0.76, top + high * 0.5],
  ])
  sculpt(hand, sail, canvas, { depth: half * 0.7 })
  hand.ctx.save()
  hand.ctx.clip(sail.path)
  hand.ctx.globalAlpha = 0.4
  lines(
    hand,
    hand.tones(canvas).deep,
    0.35,
    [0.3, 0.62].map((part): Point[] => [
      [x - half, top + high * part],
      [x, top + high * (part - 0.06)],
      [x + half * 1.2, top + high * part],
    ]),
  )
  hand.ctx.restore()
  lines(hand, hand.tones('#8a6240').base, 1, [
    [
      [x - half - 1.4, top],
      [x + half + 0.6, top],
    ],
  ])
}

export const island: Plate = {
  habitat: 'water',
  height: 1.2,
  aspect: 2.2,
  stand: 'floats',
  large: true,
  poses: ['sandy'],
  draw(hand) {
    const sand = hand.worn('#e3c98f')
    palmOn(hand, [-14, -26, -9])
    palmOn(hand, [10, -30, 12])
    sculpt(hand, blob('-108,0! -80,-12 -40,-24 0,-34 40,-24 84,-10 110,0!'), sand, { depth: 9 })
    sculpt(hand, blob('-46,-20 -20,-34 8,-37 40,-22 12,-24 -12,-22'), '#7a9c4c', { depth: 5 })
    for (const [x, r] of [
      [54, 8],
      [66, 5],
      [-62, 7],
    ] as const)
      sculpt(
        hand,
        blob([
          [x - r * 1.3, -8],
          [x - r, -8 - r],
          [x, -10 - r],
          [x + r * 1.2, -9 - r * 0.4],
          [x + r * 1.4, -6],
        ]),
        '#8a857e',
        { depth: 4 },
      )
    hand.ctx.globalAlpha = 0.7
    lines(hand, '#f6fbff', 1.2, '-110,0 -60,2 0,1 60,2 112,0')
    hand.ctx.globalAlpha = 1
  },
}

function palmOn(hand: Hand, [x, y, lean]: readonly [number, number, number]): void {
  sculpt(
    hand,
    limb([
      [x, y, 2.8],
      [x + lean * 0.3, y - 22, 2.1],
      [x + lean, y - 46, 1.7],
    ]),
    '#8f6f4a',
    { depth: 2 },
  )
  for (const angle of [-2.9, -0.3, -2.2, -0.9, 2.8, 0.3]) {
    const [cx, cy] = [Math.cos(angle), Math.sin(angle)]
    const [tx, ty] = [x + lean, y - 46]
    sculpt(
      hand,
      limb([
        [tx, ty, 0.8],
        [tx + cx * 11, ty + cy * 9, 3.2],
        [tx + cx * 22, ty + cy * 11 + 7, 2.2],
        [tx + cx * 28, ty + cy * 10 + 15, 0.2],
      ]),
      '#4f8a40',
      { depth: 2.4 },
    )
  }
}

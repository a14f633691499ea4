import { archWindow, battlements, coneRoof, flag, masonry, roundTower } from './kit/building.ts'
import { crown, tuft } from './kit/foliage.ts'
import type { Hand } from './kit/hand.ts'
import { glow, patch, sculpt } from './kit/hand.ts'
import type { Point } from './kit/shape.ts'
import { blob, limb, oval, polygon, tower } from './kit/shape.ts'
import { lines } from './kit/texture.ts'
import { shift } from './kit/tone.ts'
import type { Plate } from './plate.ts'

export const house: Plate = {
  habitat: 'structure',
  height: 1.8,
  aspect: 1.15,
  stand: 'stands',
  large: true,
  poses: ['cottage', 'farmhouse'],
  draw(hand) {
    const wall = hand.worn('#ece0c8')
    const roof = hand.pose === 'cottage' ? '#9c5a3c' : '#5f6a7c'
    chimney(hand, [20, -66])
    sculpt(hand, polygon('10,0 10,-40 48,-38 48,0'), shift(wall, -0.06), { depth: 6 })
    masonry(hand, [29, 0], [40, 19, 19], shift(wall, -0.06))
    gable(hand, wall)
    sculpt(hand, polygon('6,-36 -1,-84 38,-80 55,-34'), roof, { depth: 9 })
    shingles(hand, roof)
    lines(hand, hand.tones(roof).deep, 3.2, '-47,-36 -18,-85 | -18,-85 10,-38')
    lines(hand, hand.tones(roof).light, 0.8, '-48,-37 -18.4,-87')
    for (const x of [20, 38]) shutterWindow(hand, [x, -13], hand.random() < 0.75)
    shutterWindow(hand, [-30, -13], hand.random() < 0.75)
    archWindow(hand, [-18, -50], [4, 11], hand.random() < 0.7)
    door(hand, -10)
    for (const [x, r] of [
      [-46, 6],
      [46, 6.4],
      [31, 4.6],
    ] as const)
      crown(hand, [[x, -r * 0.7, r]], '#5d7a44')
    tuft(hand, [0, 40], '#6f8f45')
  },
}

function gable(hand: Hand, wall: string): void {
  const front = polygon('-43,0 -43,-38 -18,-80 7,-38 7,0')
  sculpt(hand, front, wall, { depth: 8 })
  masonry(hand, [-18, 0], [40, 25, 25], wall)
  if (hand.pose === 'cottage')
    lines(
      hand,
      hand.tones('#6a4a34').base,
      1.7,
      '-42,-38 6,-38 | -18,-38 -18,-44 | -40,-38 -28,-58 | 4,-38 -8,-58 | -42,-1 -42,-38 | 6,-1 6,-38',
    )
}

function door(hand: Hand, x: number): void {
  sculpt(hand, tower(x, 0, 2, [8, 8]), '#a79c8c', { depth: 1.4 })
  sculpt(
    hand,
    polygon([
      [x - 5.4, -1.6],
      [x - 5.4, -23],
      [x + 5.4, -23],
      [x + 5.4, -1.6],
    ]),
    '#7a4630',
    { depth: 3 },
  )
  lines(hand, hand.tones('#7a4630').deep, 0.5, [
    [
      [x - 1.8, -2],
      [x - 1.8, -22.6],
    ],
    [
      [x + 1.8, -2],
      [x + 1.8, -22.6],
    ],
  ])
  glow(hand, oval(x + 3.8, -11, [0.7, 0.7]), '#e8c060', 0.6)
  sculpt(
    hand,
    polygon([
      [x - 8.4, -23],
      [x - 6, -27],
      [x + 6, -27],
      [x + 8.4, -23],
    ]),
    '#8a5a40',
    { depth: 2 },
  )
}

function shutterWindow(hand: Hand, [x, base]: Point, lit: boolean): void {
  for (const side of [-1, 1])
    sculpt(
      hand,
      polygon([
        [x + side * 4.6, base],
        [x + side * 4.6, base - 13],
        [x + side * 8, base - 13],
        [x + side * 8, base],
      ]),
      '#4c6f78',
      { depth: 1.4 },
    )
  patch(
    hand,
    polygon([
      [x - 5, base + 0.8],
      [x - 5, base - 13.8],
      [x + 5, base - 13.8],
      [x + 5, base + 0.8],
    ]),
    '#f4eee0',
  )
  const pane = polygon([
    [x - 4, base],
    [x - 4, base - 13],
    [x + 4, base - 13],
    [x + 4, base],
  ])
  if (lit) glow(hand, pane, '#ffd27a', 4)
  else patch(hand, pane, '#3a4c62')
  lines(hand, hand.tones('#f4eee0').base, 0.8, [
    [
      [x, base],
      [x, base - 13],
    ],
    [
      [x - 4, base - 6.6],
      [x + 4, base - 6.6],
    ],
  ])
  sculpt(
    hand,
    polygon([
      [x - 6, base + 2.4],
      [x - 6, base + 0.6],
      [x + 6, base + 0.6],
      [x + 6, base + 2.4],
    ]),
    '#8a6a50',
    { depth: 1 },
  )
}

function chimney(hand: Hand, [x, y]: Point): void {
  sculpt(hand, tower(x, y, 26, [4.6, 4.4]), '#9a6a58', { depth: 3 })
  masonry(hand, [x, y], [26, 4.6, 4.4], '#9a6a58')
  sculpt(hand, tower(x, y - 25, 2.6, [5.8, 5.8]), '#7d5648', { depth: 1.4 })
  hand.ctx.save()
  for (let i = 0; i < 6; i++) {
    hand.ctx.globalAlpha = 0.2 - i * 0.028
    hand.ctx.fillStyle = '#f4f2f0'
    hand.ctx.beginPath()
    hand.ctx.arc(x + i * 1.7 + Math.sin(i) * 1.4, y - 28 - i * 1.6, 1.6 + i * 0.7, 0, 7)
    hand.ctx.fill()
  }
  hand.ctx.restore()
}

function shingles(hand: Hand, roof: string): void {
  const { ctx, random } = hand
  ctx.save()
  ctx.clip(polygon('6,-36 -1,-84 38,-80 55,-34').path)
  for (let row = 0; row < 11; row++) {
    for (let i = 0; i < 13; i++) {
      ctx.globalAlpha = 0.28
      ctx.fillStyle = random() < 0.5 ? hand.tones(roof).shade : hand.tones(roof).light
      ctx.fillRect(-2 + i * 4.6 + (row % 2) * 2.3, -82 + row * 4.4, 4, 3.8)
    }
  }
  ctx.restore()
}

export const cabin: Plate = {
  habitat: 'structure',
  height: 1.5,
  aspect: 1.25,
  stand: 'stands',
  large: true,
  poses: ['log'],
  draw(hand) {
    const wood = hand.worn('#8a5c3a')
    chimney(hand, [30, -70])
    for (let up = 0; up < 7; up++)
      sculpt(
        hand,
        limb([
          [-46, -4 - up * 7, 3.7],
          [48, -4 - up * 7, 3.7],
        ]),
        shift(wood, (hand.random() - 0.5) * 0.04),
        { depth: 3.4 },
      )
    for (let up = 0; up < 7; up++)
      for (const x of [-46, 48]) sculpt(hand, oval(x, -4 - up * 7, [3.4, 3.6]), '#c79a68', { depth: 1.6 })
    sculpt(hand, polygon('-58,-46 -34,-88 38,-88 60,-46'), '#5c4a40', { depth: 10 })
    lines(
      hand,
      hand.tones('#5c4a40').shade,
      0.7,
      [54, 62, 70, 78].map((up): Point[] => [
        [-60 + (up - 46) * 0.58, -up],
        [62 - (up - 46) * 0.53, -up],
      ]),
    )
    for (const x of [-28, 30]) shutterWindow(hand, [x, -18], true)
    door(hand, 0)
    tuft(hand, [0, 46], '#6f8f45')
  },
}

export const watchtower: Plate = {
  habitat: 'structure',
  height: 2.6,
  aspect: 0.42,
  stand: 'stands',
  large: true,
  poses: ['roofed', 'battlements'],
  draw(hand) {
    const stone = hand.worn('#b0a698')
    roundTower(hand, [0, 0], [68, 15, 12], stone)
    sculpt(hand, tower(0, -66, 7, [12, 16]), stone, { depth: 4 })
    sculpt(hand, tower(0, -73, 8, [15.4, 15.4]), stone, { depth: 5 })
    masonry(hand, [0, -73], [8, 15.4, 15.4], stone)
    if (hand.pose === 'roofed') {
      coneRoof(hand, [0, -80], [18, 17], '#8a4236')
      flag(hand, [0, -96], 4, '#d8a53a')
    } else battlements(hand, [0, -80], [15.4, 4], stone)
    for (const [x, y] of [
      [1, -24],
      [-2, -42],
      [2, -58],
      [0, -74],
    ] as const)
      archWindow(hand, [x, y], [1.7, 5.4], hand.random() < 0.6)
    archWindow(hand, [0, -1], [4.4, 12], false)
    tuft(hand, [0, 16], '#6f8f45')
  },
}

export const pagoda: Plate = {
  habitat: 'structure',
  height: 2.8,
  aspect: 0.62,
  stand: 'stands',
  large: true,
  poses: ['five storeys', 'three storeys'],
  draw(hand) {
    const red = hand.worn('#a8392c')
    const storeys = hand.pose === 'five storeys' ? 5 : 3
    sculpt(hand, tower(0, 0, 5, [28, 26]), '#b5aca0', { depth: 3 })
    const high = 78 / storeys
    for (let i = 0; i < storeys; i++) storey(hand, [-5 - i * high, 19 - i * (11 / storeys), high], red)
    lines(hand, hand.tones('#c9a24a').base, 1.4, '0,-83 0,-100')
    for (const y of [-88, -91, -94]) sculpt(hand, oval(0, y, [2.4 + (y + 94) * 0.2, 0.9]), '#c9a24a', { depth: 0.8 })
  },
}

function storey(hand: Hand, [base, half, high]: readonly [number, number, number], red: string): void {
  const wall = high * 0.56
  sculpt(hand, tower(0, base, wall + 1, [half, half * 0.97]), '#efe6d6', { depth: 6 })
  const posts = [-1, -0.5, 0.5, 1].map((part): Point[] => [
    [half * part * 0.96, base],
    [half * part * 0.96, base - wall],
  ])
  lines(hand, hand.tones(red).base, 1.3, [
    ...posts,
    [
      [-half, base - 0.8],
      [half, base - 0.8],
    ],
  ])
  glow(
    hand,
    polygon([
      [-half * 0.24, base - 1],
      [-half * 0.24, base - wall * 0.8],
      [half * 0.24, base - wall * 0.8],
      [half * 0.24, base - 1],
    ]),
    '#ffc766',
    2,
  )
  const [eave, y] = [half * 1.62, base - wall]
  const roof = blob([
    [-eave, y - 2.4, 'corner'],
    [-half, y + 1],
    [0, y + 2],
    [half, y + 1],
    [eave, y - 2.4, 'corner'],
    [half * 1.02, y - high * 0.24],
    [half * 0.72, y - high * 0.46, 'corner'],
    [-half * 0.72, y - high * 0.46, 'corner'],
    [-half * 1.02, y - high * 0.24],
  ])
  sculpt(hand, roof, '#3f5550', { depth: 4 })
  hand.ctx.globalAlpha = 0.5
  lines(
    hand,
    hand.tones('#3f5550').light,
    0.4,
    [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8].map((part): Point[] => [
      [half * 0.7 * part, y - high * 0.44],
      [half * part, y - high * 0.2],
      [eave * part * 0.9, y],
    ]),
  )
  hand.ctx.globalAlpha = 1
}

export const windmill: Plate = {
  habitat: 'structure',
  height: 2.3,
  aspect: 0.8,
  stand: 'stands',
  large: true,
  poses: ['turning'],
  draw(hand) {
    const wall = hand.worn('#e9dfcc')
    roundTower(hand, [0, 0], [58, 15, 9.6], wall)
    sculpt(hand, blob('-11,-57! -9,-67 0,-72 9,-67 11,-57! 0,-55'), '#7b4a38', { depth: 5 })
    for (const y of [-20, -38]) archWindow(hand, [1, y], [2, 6], hand.random() < 0.6)
    archWindow(hand, [0, -1], [4, 12], false)
    const turn = hand.random() * 1.5
    for (let i = 0; i < 4; i++) blade(hand, turn + (i * Math.PI) / 2)
    sculpt(hand, oval(0, -60, [2.6, 2.6]), '#5a4030', { depth: 1.4 })
    tuft(hand, [0, 15], '#6f8f45')
  },
}

function blade(hand: Hand, angle: number): void {
  const [cx, cy] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, out: number): Point => [cx * along - cy * out, -60 + cy * along + cx * out]
  sculpt(hand, polygon([at(8, 0.6), at(39, 0.6), at(39, 7.6), at(8, 6)]), '#f2ead8', { depth: 2.4 })
  lines(hand, hand.tones('#6a4a34').base, 1, [[at(0, 0), at(40, 0)]])
  lines(hand, hand.tones('#6a4a34').base, 0.4, [
    ...[12, 18, 24, 30, 36].map((along): Point[] => [at(along, 0.4), at(along, 7)]),
    [at(8, 3.4), at(39, 4.2)],
  ])
}

export const bridge: Plate = {
  habitat: 'structure',
  height: 0.9,
  aspect: 2.4,
  stand: 'stands',
  large: true,
  poses: ['stone', 'vermilion'],
  draw(hand) {
    const stone = hand.worn(hand.pose === 'stone' ? '#a9a094' : '#a03c2c')
    const far = blob('-118,0! -118,-40! -60,-66 0,-76 60,-66 118,-40! 118,0! 74,0! 56,-34 0,-56 -56,-34 -74,0!')
    sculpt(hand, far, stone, { depth: 10 })
    const { ctx } = hand
    ctx.save()
    ctx.clip(far.path)
    masonry(hand, [0, 0], [80, 118, 118], stone)
    ctx.restore()
    const rail = [-110, -88, -66, -44, -22, 0, 22, 44, 66, 88, 110]
    for (const x of rail)
      sculpt(hand, tower(x, -38 - 36 * Math.cos((x / 118) * 1.5), 22, [2.6, 2.2]), stone, { depth: 2 })
    const top = (off: number): Point[] => rail.map((x): Point => [x, -off - 36 * Math.cos((x / 118) * 1.5)])
    lines(hand, hand.tones(stone).base, 3, [top(58)])
    lines(hand, hand.tones(stone).rim, 1, [top(59.4)])
  },
}

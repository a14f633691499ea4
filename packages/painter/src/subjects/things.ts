import { leaf } from './kit/foliage.ts'
import type { Hand } from './kit/hand.ts'
import { glow, patch, sculpt } from './kit/hand.ts'
import type { Point } from './kit/shape.ts'
import { blob, limb, oval, overlap, polygon } from './kit/shape.ts'
import { lines } from './kit/texture.ts'
import { mix, shift } from './kit/tone.ts'
import type { Plate, SubjectTraits } from './plate.ts'

const THING: SubjectTraits = { habitat: 'ground', height: 0.25, aspect: 1, stand: 'stands', large: false }

export const cup: Plate = {
  ...THING,
  aspect: 1.25,
  poses: ['steaming', 'saucer'],
  draw(hand) {
    const glaze = hand.worn('#e8e2d6')
    vapour(hand, [-4, -74])
    sculpt(hand, oval(0, -5, [56, 6]), shift(glaze, -0.04), { depth: 4 })
    const { ctx, tones } = hand
    ctx.strokeStyle = tones(glaze).shade
    ctx.lineWidth = 7
    ctx.beginPath()
    ctx.ellipse(36, -42, 17, 16, 0.2, -1.7, 1.9)
    ctx.stroke()
    const bowl = blob('-38,-68! -36,-38 -26,-14 -12,-8 12,-8 26,-14 36,-38 38,-68! 0,-72')
    sculpt(hand, bowl, glaze, { depth: 14, gloss: 0.35 })
    if (hand.pose === 'saucer')
      patch(hand, overlap(bowl, blob('-50,-48 0,-43 50,-48 50,-54 0,-49 -50,-54')), '#4a78a8', 0.9)
    sculpt(hand, oval(0, -68, [38, 7.4]), shift(glaze, 0.02), { depth: 2 })
    sculpt(hand, oval(0, -67, [34, 5.6]), '#6a3f24', { depth: 3 })
  },
}

function vapour({ ctx }: Hand, [x, y]: Point): void {
  ctx.save()
  ctx.strokeStyle = '#ffffff'
  ctx.lineCap = 'round'
  for (let i = 0; i < 3; i++) {
    for (const [width, alpha] of [
      [5, 0.12],
      [2.4, 0.2],
    ] as const) {
      ctx.globalAlpha = alpha
      ctx.lineWidth = width
      ctx.beginPath()
      ctx.moveTo(x + i * 9 - 8, y)
      ctx.bezierCurveTo(x + i * 9 - 18, y - 10, x + i * 9 + 6, y - 14, x + i * 9 - 6, y - 25 + i)
      ctx.stroke()
    }
  }
  ctx.restore()
}

export const teapot: Plate = {
  ...THING,
  aspect: 1.5,
  poses: ['round', 'painted'],
  draw(hand) {
    const glaze = hand.worn('#6f9488')
    sculpt(hand, limb('34,-34,9 54,-44,6.4 64,-64,5 72,-72,4'), glaze, { depth: 6, gloss: 0.2 })
    const { ctx, tones } = hand
    ctx.strokeStyle = tones(glaze).shade
    ctx.lineWidth = 7.4
    ctx.beginPath()
    ctx.ellipse(-46, -46, 20, 21, -0.2, 1.5, 4.9)
    ctx.stroke()
    const body = blob('-28,-4 -46,-22 -48,-46 -34,-66 0,-72 34,-66 48,-46 46,-22 28,-4 0,-1')
    sculpt(hand, body, glaze, { depth: 17, gloss: 0.45 })
    if (hand.pose === 'painted')
      for (const x of [-16, 0, 16])
        for (let i = 0; i < 5; i++)
          leaf(
            hand,
            [
              [x, -36 + Math.abs(x) * 0.2],
              [x + Math.cos(i * 1.257) * 7, -36 + Math.abs(x) * 0.2 + Math.sin(i * 1.257) * 7],
              2.4,
            ],
            '#f2ece0',
          )
    sculpt(hand, blob('-24,-68 -16,-79 0,-84 16,-79 24,-68 0,-64'), shift(glaze, 0.02), { depth: 6, gloss: 0.3 })
    sculpt(hand, oval(0, -88, [5.4, 5]), glaze, { depth: 3, gloss: 0.4 })
  },
}

export const apple: Plate = {
  ...THING,
  height: 0.2,
  aspect: 0.95,
  poses: ['whole'],
  draw(hand) {
    const skin = hand.worn('#c8332c')
    const body = blob('0,-74 -16,-82 -36,-76 -46,-54 -40,-24 -22,-3 -6,-2 0,-5 6,-2 22,-3 40,-24 46,-54 36,-76 16,-82')
    sculpt(hand, body, skin, { depth: 18, gloss: 0.6 })
    hand.ctx.save()
    hand.ctx.clip(body.path)
    hand.ctx.globalAlpha = 0.3
    for (let i = 0; i < 26; i++) {
      const x = (hand.random() - 0.5) * 80
      lines(hand, i % 2 ? hand.tones(mix(skin, '#f2c84a', 0.6)).light : hand.tones(skin).deep, 0.8, [
        [
          [x * 0.25, -74],
          [x, -56],
          [x * 1.05, -30 - hand.random() * 16],
        ],
      ])
    }
    hand.ctx.restore()
    patch(hand, oval(0, -74.5, [13, 4.4]), shift(skin, -0.14), 0.7)
    sculpt(hand, limb('0,-72,1.8 2,-84,1.6 7,-95,2.2'), '#5f4028', { depth: 1.6 })
    leaf(hand, [[3, -84], [32, -97], 7], '#5d8f3c')
  },
}

export const candle: Plate = {
  ...THING,
  height: 0.3,
  aspect: 0.6,
  poses: ['tall', 'dripping'],
  draw(hand) {
    const wax = hand.worn('#f2e6cc')
    sculpt(hand, oval(0, -5, [28, 5.4]), '#b08a4a', { depth: 4, gloss: 0.4 })
    const body = blob('-14,-6! -14,-62 -10,-66 4,-64 14,-67 14,-6! 0,-3')
    sculpt(hand, body, wax, { depth: 10 })
    for (const [x, low] of [
      [-10, -40],
      [-3, -52],
      [8, -34],
    ] as const)
      sculpt(
        hand,
        limb([
          [x, -63, 2.4],
          [x, low - 6, 2],
          [x, low, 2.6],
        ]),
        shift(wax, 0.02),
        { depth: 2 },
      )
    lines(hand, '#3a2c28', 1, '0,-64 0.6,-72')
    for (const [half, top, hex] of [
      [7.4, -99, '#ffa63c'],
      [5, -92, '#ffd76a'],
      [2.4, -84, '#fff7dc'],
    ] as const)
      glow(
        hand,
        blob([
          [0, -68],
          [-half, -76],
          [-half * 0.5, -86],
          [0, top, 'corner'],
          [half * 0.6, -86],
          [half, -76],
        ]),
        hex,
        half > 7 ? 24 : 3,
      )
  },
}

export const book: Plate = {
  ...THING,
  height: 0.22,
  aspect: 1.7,
  poses: ['open', 'stack'],
  draw(hand) {
    const cover = hand.worn('#9c3a34')
    if (hand.pose === 'stack') return stack(hand, cover)
    sculpt(hand, blob('-84,-6! -78,-62! 0,-52! 78,-62! 84,-6! 0,0!'), cover, { depth: 6 })
    for (const side of [-1, 1]) {
      for (const [lift, tone] of [
        [0, '#e2d5ba'],
        [4, '#f4ecd8'],
      ] as const)
        sculpt(
          hand,
          blob([
            [0, -6, 'corner'],
            [side * 36, -20 - lift],
            [side * 78, -12 - lift, 'corner'],
            [side * 72, -68 - lift, 'corner'],
            [side * 34, -78 - lift],
            [0, -62, 'corner'],
          ]),
          tone,
          { depth: 7 },
        )
      hand.ctx.globalAlpha = 0.55
      lines(
        hand,
        hand.tones('#8a7a64').base,
        0.9,
        [0, 1, 2, 3, 4].map((row): Point[] => [
          [side * 10, -58 + row * 10],
          [side * 36, -70 + row * 10.4],
          [side * 64, -64 + row * 10.4],
        ]),
      )
      hand.ctx.globalAlpha = 1
    }
    sculpt(hand, blob('-2,-62! 4,-62! 7,-6 10,6! 4,3! 0,8! 0,-30'), '#c9a04a', { depth: 1.6 })
  },
}

function stack(hand: Hand, cover: string): void {
  const colours = [cover, '#3f6a7a', '#c99a3c', '#5a7a4a', '#7a5a8a']
  colours.forEach((hex, i) => {
    const [y, off, half] = [-i * 19, (hand.random() - 0.5) * 14, 58 - hand.random() * 12]
    sculpt(
      hand,
      polygon([
        [off - half, y],
        [off - half, y - 18.4],
        [off + half, y - 18.4],
        [off + half, y],
      ]),
      hex,
      { depth: 5 },
    )
    sculpt(
      hand,
      polygon([
        [off + half * 0.86, y - 2.4],
        [off + half * 0.86, y - 16],
        [off + half - 1, y - 16],
        [off + half - 1, y - 2.4],
      ]),
      '#f2ead8',
      { depth: 2 },
    )
    lines(
      hand,
      hand.tones('#e8cf8a').base,
      1,
      [-0.8, -0.7, 0.6].map((part): Point[] => [
        [off + half * part, y - 1],
        [off + half * part, y - 17.6],
      ]),
    )
  })
}

export const umbrella: Plate = {
  ...THING,
  height: 0.75,
  aspect: 1.15,
  poses: ['open'],
  draw(hand) {
    const cloth = hand.worn('#c23b3c')
    sculpt(hand, limb('0,-94,1.4 0,-12,1.4 3,-3,1.6 9,-3,1.6 10.4,-10,1.5'), '#6a4630', { depth: 1.4 })
    sculpt(hand, blob('-56,-46! -38,-44 -18,-48 0,-44 18,-48 38,-44 56,-46! 30,-56 -30,-56'), hand.tones(cloth).deep, {
      depth: 3,
    })
    const dome = blob(
      '-58,-46! -50,-70 -28,-90 0,-97 28,-90 50,-70 58,-46! 48,-53 38,-47! 28,-54 18,-48! 0,-55 -18,-48! -28,-54 -38,-47! -48,-53',
    )
    sculpt(hand, dome, cloth, { depth: 13 })
    lines(
      hand,
      hand.tones(cloth).deep,
      0.8,
      '0,-97 -26,-80 -38,-47 | 0,-97 -12,-76 -18,-48 | 0,-97 12,-76 18,-48 | 0,-97 26,-80 38,-47',
    )
    sculpt(hand, limb('0,-96,1.3 0,-100,0.6'), '#d8c8a0', { depth: 0.8 })
  },
}

export const lantern: Plate = {
  ...THING,
  height: 0.45,
  aspect: 0.66,
  poses: ['paper', 'round'],
  draw(hand) {
    const paper = hand.worn('#d23a2e')
    lines(hand, hand.tones('#5a4030').base, 1.4, '0,-100 0,-86')
    const body = blob('-12,-84 -30,-70 -33,-52 -28,-34 -12,-22 12,-22 28,-34 33,-52 30,-70 12,-84')
    sculpt(hand, body, paper, { depth: 9 })
    const { ctx } = hand
    const inner = ctx.createRadialGradient(0, -50, 2, 0, -52, 34)
    inner.addColorStop(0, '#fff2b0dd')
    inner.addColorStop(0.5, '#ffb65a77')
    inner.addColorStop(1, '#ff8a3c00')
    ctx.fillStyle = inner
    ctx.fill(body.path)
    lines(
      hand,
      hand.tones(paper).shade,
      0.8,
      [-0.8, -0.45, 0, 0.45, 0.8].map((part): Point[] => [
        [part * 12, -84],
        [part * 33, -62],
        [part * 33, -44],
        [part * 12, -22],
      ]),
    )
    for (const y of [-86, -20])
      sculpt(
        hand,
        blob([
          [-13, y + 3],
          [-13, y - 3],
          [13, y - 3],
          [13, y + 3],
        ]),
        '#c99a3c',
        { depth: 2, gloss: 0.4 },
      )
    lines(
      hand,
      hand.tones('#e0b04a').base,
      1,
      [-5, -2.5, 0, 2.5, 5].map((x): Point[] => [
        [x * 0.4, -17],
        [x, -8],
        [x * 1.1, 0],
      ]),
    )
  },
}

export const snowman: Plate = {
  habitat: 'ground',
  height: 0.85,
  aspect: 0.75,
  stand: 'stands',
  large: false,
  poses: ['hat', 'scarf'],
  draw(hand) {
    const snow = '#f2f5f8'
    const wool = hand.worn('#c23b38')
    for (const side of [-1, 1])
      lines(hand, hand.tones('#5a4030').base, 1.4, [
        [
          [side * 16, -50],
          [side * 28, -58],
          [side * 37, -66],
        ],
        [
          [side * 30, -60],
          [side * 36, -58],
        ],
        [
          [side * 31, -61],
          [side * 31, -68],
        ],
      ])
    for (const [y, r] of [
      [-20, 22],
      [-50, 17.4],
      [-73, 13],
    ] as const) {
      sculpt(hand, oval(0, y, [r * 1.04, r]), snow, { depth: r * 0.75 })
      speckle(hand, [y, r])
    }
    sculpt(hand, blob('-14,-64 0,-60 14,-64 15,-59 0,-54 -15,-59'), wool, { depth: 2.6 })
    sculpt(hand, limb('8,-60,3.4 11,-50,3.2 10,-42,3'), wool, { depth: 2.4 })
    for (const y of [-52, -45, -38]) sculpt(hand, oval(1.4, y, [1.5, 1.5]), '#2c2a30', { depth: 1 })
    for (const x of [-3.4, 6]) sculpt(hand, oval(x, -76, [1.5, 1.8]), '#2c2a30', { depth: 1, gloss: 0.5 })
    sculpt(hand, limb('2,-72,1.9 10,-71,1.3 18,-69.6,0.2'), '#e8842c', { depth: 1.4 })
    for (const [x, y] of [
      [-4, -68],
      [-1, -66],
      [3, -65.6],
      [7, -66.6],
    ] as const)
      sculpt(hand, oval(x, y, [0.8, 0.8]), '#2c2a30', { depth: 0.5 })
    hat(hand, wool)
    sculpt(hand, blob('-26,0.6 -14,-4 14,-4 27,0.6 0,2'), snow, { depth: 2 })
  },
}

function speckle({ ctx, random, tones }: Hand, [y, r]: Point): void {
  for (let i = 0; i < 20; i++) {
    const [angle, out] = [random() * 6.3, Math.sqrt(random()) * r * 0.9]
    ctx.globalAlpha = 0.5
    ctx.fillStyle = i % 2 ? tones('#f2f5f8').rim : tones('#f2f5f8').shade
    ctx.fillRect(Math.cos(angle) * out, y + Math.sin(angle) * out, 0.7, 0.5)
  }
  ctx.globalAlpha = 1
}

function hat(hand: Hand, wool: string): void {
  if (hand.pose === 'scarf') {
    sculpt(hand, blob('-13,-80 -10,-91 0,-95 10,-91 13,-80 0,-83'), wool, { depth: 4 })
    sculpt(hand, oval(0, -96.4, [3.6, 3.4]), '#f4efe6', { depth: 2 })
    return
  }
  sculpt(hand, oval(0, -83, [15, 2.8]), '#2f2c34', { depth: 1.6 })
  sculpt(hand, blob('-9.4,-83! -10,-99! 10,-99! 9.4,-83!'), '#2f2c34', { depth: 4 })
  patch(hand, polygon('-9.6,-85 9.6,-85 9.6,-88 -9.6,-88'), wool)
}

export const fruitBowl: Plate = {
  ...THING,
  height: 0.28,
  aspect: 1.5,
  poses: ['full'],
  draw(hand) {
    const clay = hand.worn('#4f7fa0')
    sculpt(hand, limb('-44,-52,5 -30,-74,7.4 -6,-86,7.6 18,-84,4'), '#f0cc4a', { depth: 6 })
    const fruit: readonly (readonly [number, number, number, string])[] = [
      [36, -58, 20, '#e8852e'],
      [-30, -52, 19, '#c23a30'],
      [8, -62, 21, '#86a83c'],
      [52, -46, 13, '#7a3f7c'],
    ]
    for (const [x, y, r, hex] of fruit) sculpt(hand, oval(x, y, [r, r * 0.95]), hex, { depth: r * 0.7, gloss: 0.5 })
    for (const [x, y] of [
      [-58, -46],
      [-50, -54],
      [-52, -42],
      [-62, -54],
    ] as const)
      sculpt(hand, oval(x, y, [6.4, 6.4]), '#5f3a78', { depth: 4, gloss: 0.6 })
    leaf(hand, [[8, -82], [28, -94], 5], '#5d8f3c')
    const bowl = blob('-72,-46! -60,-20 -32,-3 32,-3 60,-20 72,-46! 36,-40 0,-38 -36,-40')
    sculpt(hand, bowl, clay, { depth: 15, gloss: 0.3 })
    patch(hand, overlap(bowl, blob('-80,-30 0,-24 80,-30 80,-34 0,-28 -80,-34')), '#f0e8d8', 0.9)
  },
}

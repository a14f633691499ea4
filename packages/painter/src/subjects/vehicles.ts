import type { Hand } from './kit/hand.ts'
import { glow, patch, sculpt } from './kit/hand.ts'
import type { Point, Shape } from './kit/shape.ts'
import { blob, limb, oval, overlap, polygon } from './kit/shape.ts'
import { lines } from './kit/texture.ts'
import { mix, shift } from './kit/tone.ts'
import type { Plate } from './plate.ts'

const TYRE = '#2c2b30'
const GLASS = '#8fb2c4'

/** A wheel standing on the ground line. */
function wheel(hand: Hand, [x, radius]: Point, hub: string): void {
  sculpt(hand, oval(x, -radius, [radius, radius]), TYRE, { depth: radius * 0.4 })
  sculpt(hand, oval(x, -radius, [radius * 0.62, radius * 0.62]), hub, { depth: radius * 0.24, gloss: 0.4 })
  const spokes = [0, 1, 2, 3, 4].map((i): Point[] => [
    [x, -radius],
    [x + Math.cos(i * 1.257) * radius * 0.56, -radius + Math.sin(i * 1.257) * radius * 0.56],
  ])
  lines(hand, hand.tones(hub).deep, radius * 0.09, spokes)
  sculpt(hand, oval(x, -radius, [radius * 0.16, radius * 0.16]), hub, { depth: 0.6 })
}

/** Glass with the sky in it. */
function pane(hand: Hand, shape: Shape): void {
  sculpt(hand, shape, GLASS, { depth: 3 })
  hand.ctx.save()
  hand.ctx.clip(shape.path)
  hand.ctx.globalAlpha = 0.4
  for (const x of [-70, -30, 10, 50])
    lines(hand, '#ffffff', 3, [
      [
        [x - 10, 0],
        [x + 30, -100],
      ],
    ])
  hand.ctx.restore()
}

export const car: Plate = {
  habitat: 'ground',
  height: 0.85,
  aspect: 2.3,
  stand: 'stands',
  large: false,
  poses: ['classic', 'sedan'],
  draw(hand) {
    const paint = hand.worn('#c23a34')
    const old = hand.pose === 'classic'
    const body = old
      ? blob('-108,-22! -106,-46 -92,-60 -72,-68 -52,-94 -8,-99 22,-92 42,-66 80,-60 102,-48 108,-22!')
      : blob('-110,-22! -112,-50 -92,-62 -64,-66 -36,-94 10,-98 42,-88 62,-64 98,-54 112,-40 110,-22!')
    sculpt(hand, body, paint, { depth: 17, gloss: 0.35 })
    pane(hand, blob('-56,-66! -42,-87 -12,-91! -12,-65!'))
    pane(hand, blob('-4,-65! -4,-91! 16,-86 34,-65!'))
    lines(hand, hand.tones(paint).deep, 1.2, '-8,-92 -8,-26 | -58,-62 -62,-44 -50,-26 | 36,-62 38,-26')
    lines(hand, hand.tones(paint).rim, 1, '-104,-52 -40,-58 40,-57 104,-46')
    for (const x of [-22, 26])
      lines(hand, hand.tones('#d8dce0').light, 2, [
        [
          [x, -54],
          [x - 9, -54],
        ],
      ])
    sculpt(hand, polygon('-114,-26 114,-26 112,-17 -112,-17'), '#c8ccd2', { depth: 4, gloss: 0.5 })
    glow(hand, oval(102, -42, [5, 6]), '#fff0b8', 7)
    glow(hand, oval(-106, -42, [3, 5]), '#ff5a48', 4)
    for (const x of [-66, 68]) {
      patch(hand, overlap(oval(x, -20, [26, 27]), polygon('-120,-60 120,-60 120,-14 -120,-14')), '#2a2226')
      wheel(hand, [x, 21], '#c4c8ce')
    }
  },
}

export const train: Plate = {
  habitat: 'ground',
  height: 1.4,
  aspect: 2.6,
  stand: 'stands',
  large: true,
  poses: ['steam', 'steam late'],
  draw(hand) {
    const paint = hand.worn('#2f5a4c')
    const brass = '#d0a24a'
    steam(hand, [86, -84])
    coach(hand, mix(paint, '#8a3a30', 0.75))
    const boiler = blob('0,-24! 0,-62! 98,-62 108,-54 108,-32 98,-24!')
    sculpt(hand, boiler, paint, { depth: 16, gloss: 0.3 })
    for (const x of [24, 48, 72])
      lines(hand, hand.tones(brass).base, 1.8, [
        [
          [x, -62],
          [x, -25],
        ],
      ])
    sculpt(hand, blob('82,-61! 84,-76 80,-86! 100,-86! 95,-76 96,-61!'), '#33363c', { depth: 6 })
    for (const x of [34, 58])
      sculpt(
        hand,
        blob([
          [x - 8, -61, 'corner'],
          [x - 7, -70],
          [x, -75],
          [x + 7, -70],
          [x + 8, -61, 'corner'],
        ]),
        brass,
        { depth: 4, gloss: 0.5 },
      )
    sculpt(hand, polygon('-36,-22 -36,-84 2,-84 2,-22'), paint, { depth: 10 })
    sculpt(hand, blob('-42,-83! -36,-92 -2,-92 8,-83!'), '#3a3c42', { depth: 4 })
    pane(hand, polygon('-29,-54 -29,-76 -7,-76 -7,-54'))
    sculpt(hand, polygon('-38,-25 112,-25 112,-17 -38,-17'), '#a23a30', { depth: 4 })
    sculpt(hand, polygon('106,-22 128,-1 104,-1'), '#a23a30', { depth: 6 })
    for (const x of [-18, 12, 42]) wheel(hand, [x, 15], '#a23a30')
    for (const x of [72, 94]) wheel(hand, [x, 9], '#a23a30')
    lines(hand, hand.tones('#c8ccd2').base, 2.6, '-18,-12 12,-10 42,-12 70,-14')
    glow(hand, oval(107, -66, [5, 5]), '#ffe9a8', 9)
  },
}

function coach(hand: Hand, paint: string): void {
  sculpt(hand, polygon('-128,-14 -128,-78 -46,-78 -46,-14'), paint, { depth: 10 })
  sculpt(hand, blob('-132,-77! -124,-86 -50,-86 -42,-77!'), '#4a4c52', { depth: 4 })
  for (const x of [-116, -96, -76, -58])
    glow(
      hand,
      polygon([
        [x - 7, -44],
        [x - 7, -66],
        [x + 7, -66],
        [x + 7, -44],
      ]),
      '#ffd890',
      2,
    )
  lines(hand, hand.tones('#e8c070').base, 1.4, '-128,-34 -46,-34')
  for (const x of [-112, -62]) wheel(hand, [x, 11], '#6a6e76')
}

function steam({ ctx, random }: Hand, [x, y]: Point): void {
  ctx.save()
  for (let i = 0; i < 26; i++) {
    const part = i / 26
    ctx.globalAlpha = 0.34 * (1 - part * 0.7)
    ctx.fillStyle = i % 3 ? '#f4f2f0' : '#cfd2d8'
    ctx.beginPath()
    ctx.arc(
      x - part * 96 + (random() - 0.5) * 8,
      y - 8 - Math.sqrt(part) * 14 + (random() - 0.5) * 8,
      4 + part * 9,
      0,
      7,
    )
    ctx.fill()
  }
  ctx.restore()
}

export const bicycle: Plate = {
  habitat: 'ground',
  height: 0.75,
  aspect: 1.6,
  stand: 'stands',
  large: false,
  poses: ['town', 'basket'],
  draw(hand) {
    const paint = hand.worn('#3f8a8a')
    for (const x of [-46, 46]) {
      lines(
        hand,
        hand.tones('#b8bcc4').shade,
        0.5,
        Array.from({ length: 14 }, (_, i): Point[] => [
          [x, -31],
          [x + Math.cos(i * 0.449) * 28, -31 + Math.sin(i * 0.449) * 28],
        ]),
      )
      for (const [r, width, hex] of [
        [29.4, 3.2, TYRE],
        [27.2, 1.2, '#c4c8ce'],
      ] as const) {
        hand.ctx.strokeStyle = hand.tones(hex).base
        hand.ctx.lineWidth = width
        hand.ctx.beginPath()
        hand.ctx.arc(x, -31, r, 0, 7)
        hand.ctx.stroke()
      }
      sculpt(hand, oval(x, -31, [2.6, 2.6]), '#a8acb4', { depth: 1 })
    }
    const tubes: readonly (readonly [Point, Point])[] = [
      [
        [-46, -31],
        [-4, -30],
      ],
      [
        [-46, -31],
        [-18, -68],
      ],
      [
        [-4, -30],
        [-20, -78],
      ],
      [
        [-16, -66],
        [30, -68],
      ],
      [
        [-4, -30],
        [32, -64],
      ],
      [
        [28, -78],
        [46, -31],
      ],
    ]
    for (const [from, to] of tubes)
      sculpt(
        hand,
        limb([
          [from[0], from[1], 1.8],
          [to[0], to[1], 1.8],
        ]),
        paint,
        { depth: 1.8, gloss: 0.3 },
      )
    sculpt(hand, limb('28,-76,1.4 27,-90,1.4 36,-95,1.5 38,-88,1.8'), '#4a4a52', { depth: 1.2 })
    sculpt(hand, blob('-34,-82 -28,-87 -12,-83 -6,-80 -14,-78 -26,-77'), '#5a3a28', { depth: 3 })
    sculpt(hand, oval(-4, -30, [6, 6]), '#8a8e96', { depth: 2 })
    lines(hand, hand.tones('#3a3c42').base, 1.6, '-4,-30 4,-16 | 1,-15 8,-16')
    if (hand.pose === 'basket') basket(hand, [42, -70])
  },
}

function basket(hand: Hand, [x, y]: Point): void {
  const shape = polygon([
    [x - 9, y],
    [x - 12, y - 20],
    [x + 14, y - 20],
    [x + 11, y],
  ])
  for (const [dx, hex] of [
    [-6, '#e0607a'],
    [1, '#f2c84a'],
    [8, '#f4f0ea'],
  ] as const)
    sculpt(hand, oval(x + dx, y - 22, [5, 4.6]), hex, { depth: 2.4 })
  sculpt(hand, shape, '#b98a54', { depth: 4 })
  lines(
    hand,
    hand.tones('#b98a54').deep,
    0.6,
    [4, 8, 12, 16].map((up): Point[] => [
      [x - 12, y - up],
      [x + 14, y - up],
    ]),
  )
}

export const balloon: Plate = {
  habitat: 'sky',
  height: 1.8,
  aspect: 0.72,
  stand: 'flies',
  large: true,
  poses: ['striped', 'banded'],
  draw(hand) {
    const cloth = hand.worn('#d2503c')
    const second = hand.pose === 'striped' ? '#f2d07a' : '#f4ece0'
    const envelope = blob('-8,-24! -27,-46 -34,-66 -28,-88 0,-100 28,-88 34,-66 27,-46 8,-24!')
    sculpt(hand, envelope, cloth, { depth: 12 })
    const gores = hand.pose === 'striped' ? [-0.72, -0.2, 0.34, 0.86] : []
    for (const part of gores)
      patch(
        hand,
        overlap(
          envelope,
          blob([
            [part * 4, -100],
            [part * 32 - 4, -82],
            [part * 35 - 4.5, -64],
            [part * 9 - 1, -22],
            [part * 9 + 1, -22],
            [part * 35 + 4.5, -64],
            [part * 32 + 4, -82],
          ]),
        ),
        second,
        0.95,
      )
    if (hand.pose === 'banded')
      for (const y of [-78, -58])
        patch(
          hand,
          overlap(
            envelope,
            blob([
              [-40, y],
              [0, y + 5],
              [40, y],
              [40, y - 8],
              [0, y - 3],
              [-40, y - 8],
            ]),
          ),
          second,
          0.95,
        )
    lines(
      hand,
      hand.tones(cloth).deep,
      0.4,
      [-0.9, -0.5, 0, 0.5, 0.9].map((part): Point[] => [
        [0, -100],
        [part * 34, -80],
        [part * 32, -54],
        [part * 8, -24],
      ]),
    )
    sideOf(hand, envelope)
    lines(
      hand,
      hand.tones('#5a4638').base,
      0.5,
      [-7, -3, 3, 7].map((x): Point[] => [
        [x, -24],
        [x * 0.8, -11],
      ]),
    )
    glow(hand, blob('-1.6,-16 0,-24 1.6,-16'), '#ffc05a', 5)
    const basketShape = polygon('-6.4,-11 6.4,-11 5.4,0 -5.4,0')
    sculpt(hand, basketShape, '#9a6a3c', { depth: 3 })
    lines(
      hand,
      hand.tones('#9a6a3c').deep,
      0.4,
      [-8.4, -6, -3.6, -1.4].map((y): Point[] => [
        [-6, y],
        [6, y],
      ]),
    )
    lines(hand, hand.tones('#6a4428').base, 1.3, '-6.8,-11 6.8,-11')
  },
}

/** Whatever is painted on a round thing turns into the shade with it. */
function sideOf({ ctx, light, tones, niji }: Hand, shape: Shape): void {
  if (niji) return
  const { deep, rim } = tones('#8a8498')
  const wash = ctx.createRadialGradient(light.x * 14, -66 + light.y * 14, 4, light.x * 8, -64 + light.y * 8, 46)
  wash.addColorStop(0, `${rim}44`)
  wash.addColorStop(0.5, `${deep}00`)
  wash.addColorStop(1, `${deep}99`)
  ctx.fillStyle = wash
  ctx.fill(shape.path)
}

export const rocket: Plate = {
  habitat: 'sky',
  height: 1.9,
  aspect: 0.5,
  stand: 'stands',
  large: true,
  poses: ['standing', 'launching'],
  draw(hand) {
    const paint = hand.worn('#d2463a')
    if (hand.pose === 'launching') flame(hand)
    for (const side of [-1, 1])
      sculpt(
        hand,
        blob([
          [side * 10, -40],
          [side * 23, -22],
          [side * 25, -4, 'corner'],
          [side * 10, -14, 'corner'],
        ]),
        paint,
        { depth: 4 },
      )
    sculpt(hand, polygon('-7,-12 7,-12 9.4,-5 -9.4,-5'), '#5a5f6a', { depth: 3 })
    const body = blob('-10,-12! -15,-36 -14,-64 -8,-86 0,-100! 8,-86 14,-64 15,-36 10,-12!')
    sculpt(hand, body, '#e9e6e0', { depth: 10, gloss: 0.3 })
    patch(hand, overlap(body, blob('-20,-78 0,-74 20,-78 20,-110 -20,-110')), paint)
    patch(hand, overlap(body, blob('-20,-20 0,-17 20,-20 20,-25 0,-22 -20,-25')), paint)
    sideOf(hand, body)
    sculpt(hand, oval(0, -58, [7, 7]), '#8a9099', { depth: 2 })
    sculpt(hand, oval(0, -58, [5, 5]), '#3f6a9c', { depth: 2.4, gloss: 0.7 })
    sculpt(hand, oval(0, -38, [3.6, 3.6]), '#8a9099', { depth: 1.4 })
    sculpt(hand, oval(0, -38, [2.4, 2.4]), '#3f6a9c', { depth: 1.4, gloss: 0.7 })
    sculpt(hand, blob('-2.6,-30 0,-33 2.6,-30 2,-4! -2,-4!'), paint, { depth: 2 })
  },
}

function flame(hand: Hand): void {
  for (const [half, low, hex] of [
    [9, 13, '#ff8a3c'],
    [6, 8, '#ffc24a'],
    [3, 3, '#fff2c0'],
  ] as const)
    glow(
      hand,
      blob([
        [-half, -9],
        [-half * 0.8, -1],
        [0, low, 'corner'],
        [half * 0.8, -1],
        [half, -9],
      ]),
      hex,
      4,
    )
}

export const airplane: Plate = {
  habitat: 'sky',
  height: 0.9,
  aspect: 2.5,
  stand: 'flies',
  large: true,
  poses: ['airliner', 'propeller'],
  draw(hand) {
    const paint = hand.worn('#3f77b8')
    const propeller = hand.pose === 'propeller'
    sculpt(hand, blob('-8,-46! -42,-74 -58,-82! -44,-80 30,-50!'), '#b9c0ca', { depth: 4 })
    sculpt(hand, blob('-104,-52! -122,-96! -104,-98! -76,-58!'), paint, { depth: 5 })
    const hull = blob('-122,-50 -96,-60 -20,-64 70,-64 106,-56 120,-44 104,-34 60,-28 -20,-30 -90,-42')
    sculpt(hand, hull, '#f0eeea', { depth: 11, gloss: 0.3 })
    patch(hand, overlap(hull, blob('-130,-46 0,-43 126,-44 126,-36 0,-35 -130,-40')), paint, 0.95)
    for (let i = 0; i < 12; i++) patch(hand, oval(-56 + i * 11, -52, [2.2, 2.8]), '#33455c')
    patch(hand, overlap(hull, blob('94,-60 108,-57 114,-50 96,-50')), '#33455c')
    sculpt(hand, blob('-104,-48! -126,-62! -112,-62 -82,-49!'), '#cdd2da', { depth: 3 })
    sculpt(hand, blob('-6,-40! -56,-6 -74,0! -52,-2 40,-36!'), '#dfe2e6', { depth: 6 })
    if (propeller) propellerOn(hand, [121, -44])
    else sculpt(hand, blob('-14,-24 -12,-31 14,-31 20,-24 14,-17 -12,-18'), '#c3c8d0', { depth: 5 })
  },
}

function propellerOn(hand: Hand, [x, y]: Point): void {
  hand.ctx.globalAlpha = 0.3
  patch(hand, oval(x, y, [3.4, 24]), '#c8ccd2', 0.4)
  hand.ctx.globalAlpha = 1
  sculpt(
    hand,
    limb([
      [x, y - 22, 1],
      [x, y, 2],
      [x, y + 22, 1],
    ]),
    '#5a4638',
    { depth: 1.4 },
  )
  sculpt(hand, oval(x, y, [4, 4]), '#c23a34', { depth: 2, gloss: 0.4 })
}

export const ufo: Plate = {
  habitat: 'sky',
  height: 0.9,
  aspect: 1.7,
  stand: 'flies',
  large: true,
  poses: ['hovering', 'beaming'],
  draw(hand) {
    const metal = hand.worn('#8f9aa8')
    if (hand.pose === 'beaming') {
      const beam = hand.ctx.createLinearGradient(0, -40, 0, 0)
      beam.addColorStop(0, '#c8ffb0aa')
      beam.addColorStop(1, '#c8ffb000')
      hand.ctx.fillStyle = beam
      hand.ctx.fill(polygon('-22,-42 22,-42 44,0 -44,0').path)
    }
    sculpt(hand, blob('-30,-66 -26,-86 0,-99 26,-86 30,-66 0,-60'), '#8fd0d8', { depth: 9, gloss: 0.8 })
    sculpt(hand, oval(0, -46, [40, 13]), shift(metal, -0.12), { depth: 6 })
    sculpt(hand, blob('-84,-54 -54,-66 0,-71 54,-66 84,-54 54,-44 0,-40 -54,-44'), metal, { depth: 11, gloss: 0.4 })
    lines(hand, hand.tones(metal).deep, 0.7, '-76,-53 0,-47 76,-53')
    for (const x of [-60, -36, -12, 12, 36, 60])
      glow(hand, oval(x, -50 + Math.abs(x) * -0.06 + 3, [3.4, 2.6]), x % 24 ? '#ffd25a' : '#7dffb0', 5)
  },
}

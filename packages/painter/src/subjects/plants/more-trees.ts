import { bough, crown, tuft } from '../kit/foliage.ts'
import type { Clump } from '../kit/foliage.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { limb, oval, overlap, polygon } from '../kit/shape.ts'
import type { Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { shift } from '../kit/tone.ts'
import { BARK, GRASS, TREE } from '../kit/tree-traits.ts'
import type { Plate } from '../plate.ts'

export const willow: Plate = {
  ...TREE,
  aspect: 1.15,
  poses: ['weeping', 'windy'],
  draw(pen) {
    const hex = pen.worn('#7f9f4a')
    const { random } = pen
    const wind = pen.pose === 'windy' ? -12 : 0
    bough(
      pen,
      [
        [0, 1, 6],
        [-2, -20, 4.4],
        [3, -44, 3.6],
        [0, -66, 2],
      ],
      BARK,
    )
    for (const side of [-1, 1])
      bough(
        pen,
        [
          [1, -44, 3],
          [side * 14, -62, 2.2],
          [side * 28, -74, 1],
        ],
        BARK,
      )
    crown(
      pen,
      [
        [-24, -78, 12],
        [24, -78, 12],
        [0, -86, 14],
        [-12, -84, 12],
        [13, -86, 12],
      ],
      shift(hex, -0.06),
    )
    for (let i = 0; i < 64; i++) {
      const part = (i % 32) / 31
      const x = (part - 0.5) * 92
      const top = -94 + Math.abs(part - 0.5) ** 2 * 90 + random() * 10
      const low = -8 - random() * 26 - (1 - Math.abs(part - 0.5) * 2) * 12 * (i < 32 ? 1 : 0.3)
      strand(
        pen,
        [
          [x * 0.72, top],
          [x * 1.02, (top + low) / 2 - 6],
          [x * 1.08 + wind + (random() - 0.5) * 5, low],
        ],
        shift(hex, i < 32 ? -0.05 : 0.03),
      )
    }
    tuft(pen, [0, 9], GRASS)
  },
}

/** A hanging twig with narrow leaves on both sides. */
function strand(pen: Pen, way: readonly Point[], hex: string): void {
  const [a, b, c] = way
  if (!a || !b || !c) return
  const { ctx } = pen
  const tones = pen.tones(hex)
  lines(pen, tones.shade, 0.5, [way])
  for (let k = 1; k < 15; k++) {
    const t = k / 15
    const [x, y] = [0, 1].map(
      (d) => (1 - t) ** 2 * (a[d] ?? 0) + 2 * t * (1 - t) * (b[d] ?? 0) + t * t * (c[d] ?? 0),
    ) as [number, number]
    ctx.fillStyle = [tones.light, tones.base, tones.rim, tones.shade][Math.floor(pen.random() * 4)] ?? tones.base
    ctx.beginPath()
    ctx.ellipse(x + (k % 2 ? 1 : -1), y + 1, 0.6, 2.2, k % 2 ? -0.4 : 0.4, 0, 7)
    ctx.fill()
  }
}

export const maple: Plate = {
  ...TREE,
  aspect: 1,
  poses: ['round', 'wide'],
  draw(pen) {
    const hex = pen.worn('#d0502c')
    const wide = pen.pose === 'wide' ? 1.15 : 1
    bough(
      pen,
      [
        [0, 1, 5],
        [0.6, -18, 3.6],
        [-1, -40, 2.8],
        [0, -64, 1.4],
      ],
      '#5c463a',
    )
    for (const side of [-1, 1])
      bough(
        pen,
        [
          [0, -26, 2.6],
          [side * 14, -42, 1.8],
          [side * 24 * wide, -56, 0.8],
        ],
        '#5c463a',
      )
    crown(pen, globe(pen, [26 * wide, 24, -64]), shift(hex, -0.06))
    crown(pen, globe(pen, [18 * wide, 18, -68]), hex)
    for (let i = 0; i < 40; i++)
      star(
        pen,
        [(pen.random() - 0.5) * 72 * wide, -64 + (pen.random() - 0.5) * 54],
        shift(hex, (pen.random() - 0.4) * 0.16),
      )
    for (let i = 0; i < 12; i++) star(pen, [(pen.random() - 0.5) * 60, -1 - pen.random() * 2], shift(hex, 0.02))
    tuft(pen, [0, 8], GRASS)
  },
}

/** A small five-pointed leaf. */
function star(pen: Pen, [x, y]: Point, hex: string): void {
  const turn = pen.random() * 6
  const dots = Array.from({ length: 10 }, (_, i): Point => {
    const reach = i % 2 ? 0.9 : 2.3
    return [x + Math.cos(turn + i * 0.628) * reach, y + Math.sin(turn + i * 0.628) * reach]
  })
  patch(pen, polygon(dots), hex, 0.95)
}

function globe({ random }: Pen, [wide, high, y]: readonly [number, number, number]): Clump[] {
  const clumps = Array.from({ length: 10 }, (_, i): Clump => {
    const angle = (i / 10) * Math.PI * 2 + random() * 0.4
    return [Math.cos(angle) * wide * (0.85 + random() * 0.25), y + Math.sin(angle) * high, 10 + random() * 3]
  })
  return [...clumps, [0, y, 14] as const].sort((a, b) => b[1] - a[1])
}

export const oak: Plate = {
  ...TREE,
  aspect: 1.2,
  poses: ['old', 'broad'],
  draw(pen) {
    const hex = pen.worn('#56813a')
    const bark = '#5f4634'
    bough(
      pen,
      [
        [0, 1, 9],
        [-1, -14, 6.4],
        [1, -34, 5.4],
        [0, -58, 3],
      ],
      bark,
    )
    for (const side of [-1, 1]) {
      sculpt(
        pen,
        overlap(
          limb([
            [side * 4, -6, 4],
            [side * 12, -1, 2.4],
            [side * 17, 1, 1],
          ]),
          polygon('-90,-90 90,-90 90,0.6 -90,0.6'),
        ),
        bark,
        { depth: 2 },
      )
      bough(
        pen,
        [
          [side * 2, -28, 4.4],
          [side * 18, -42, 3],
          [side * 38, -50, 1.6],
        ],
        bark,
      )
      bough(
        pen,
        [
          [side * 2, -38, 3.4],
          [side * 14, -58, 2.4],
          [side * 24, -72, 1.2],
        ],
        bark,
      )
    }
    if (pen.pose === 'old') sculpt(pen, oval(1, -20, [2.6, 3.8]), '#2c2018', { depth: 1.2 })
    crown(pen, globe(pen, [40, 18, -60]), shift(hex, -0.07))
    crown(pen, globe(pen, [32, 16, -68]), shift(hex, -0.02))
    crown(pen, globe(pen, [20, 12, -76]), shift(hex, 0.02))
    tuft(pen, [0, 14], GRASS)
  },
}

export const birch: Plate = {
  ...TREE,
  aspect: 0.62,
  poses: ['slender', 'pair'],
  draw(pen) {
    const hex = pen.worn('#9ab848')
    if (pen.pose === 'pair') birchStem(pen, [12, -84, 1.9], hex)
    birchStem(pen, [pen.pose === 'pair' ? -7 : 0, -98, 2.6], hex)
    tuft(pen, [0, 9], GRASS)
  },
}

function birchStem(pen: Pen, [x, top, half]: readonly [number, number, number], hex: string): void {
  const { random } = pen
  crown(
    pen,
    [
      [x - 9, top * 0.66, 8],
      [x + 10, top * 0.72, 8],
      [x - 6, top * 0.8, 8],
    ],
    shift(hex, -0.06),
  )
  const trunk = overlap(
    limb([
      [x, 3, half * 1.3],
      [x + 1, top * 0.4, half],
      [x - 0.6, top * 0.74, half * 0.6],
      [x, top * 0.96, 0.5],
    ]),
    polygon('-90,-140 90,-140 90,0.6 -90,0.6'),
  )
  sculpt(pen, trunk, '#ece8e0', { depth: half * 1.2 })
  for (let i = 0; i < 22; i++) {
    const y = top * 0.85 * random()
    patch(
      pen,
      overlap(trunk, oval(x + (random() - 0.5) * half * 2, y, [0.6 + random() * half * 0.7, 0.35 + random() * 0.5])),
      '#2e2a2a',
      0.85,
    )
  }
  for (const [side, from] of [
    [-1, 0.46],
    [1, 0.52],
    [-1, 0.64],
    [1, 0.72],
  ] as const)
    lines(pen, '#5a4c44', 0.8, [
      [
        [x, top * from],
        [x + side * 6, top * (from + 0.08)],
        [x + side * 13, top * (from + 0.1)],
      ],
    ])
  const clumps = Array.from(
    { length: 9 },
    (_, i): Clump => [
      x + (i % 2 ? 1 : -1) * (4 + random() * 11) * (1.1 - i * 0.09),
      top * (0.5 + i * 0.052),
      5 + random() * 2.4,
    ],
  )
  crown(pen, clumps, hex)
}

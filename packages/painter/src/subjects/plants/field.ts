import { leaf } from '../kit/foliage.ts'
import { ABOVE, GREEN, lobed } from '../kit/greenery.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import { blob, join, limb, oval, overlap } from '../kit/shape.ts'
import type { Joint, Point } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import { mix, shift } from '../kit/tone.ts'
import type { Plate } from '../plate.ts'

export const grass: Plate = {
  ...GREEN,
  height: 0.3,
  aspect: 1.3,
  poses: ['tuft', 'seeding'],
  draw(pen) {
    const hex = pen.worn('#6f9a3c')
    const { random } = pen
    for (let i = 0; i < 70; i++) {
      const x = (random() - 0.5) * 62
      const lean = x * 0.7 + (random() - 0.5) * 44
      const top = -46 - random() * 52 * (1 - Math.abs(x) / 70)
      const blade = limb([
        [x, 0, 1.7],
        [x + lean * 0.3, top * 0.55, 1.4],
        [x + lean, top, 0.2],
      ])
      sculpt(pen, overlap(blade, ABOVE), shift(hex, (random() - 0.5) * 0.16), { depth: 1.2 })
      if (pen.pose === 'seeding' && i % 7 === 0)
        for (let k = 0; k < 6; k++)
          patch(pen, oval(x + lean * (1 - k * 0.05) + (k % 2 ? 1.4 : -1.4), top + k * 3, [1.1, 2]), '#c8b06a')
    }
  },
}

export const wheat: Plate = {
  ...GREEN,
  height: 0.6,
  aspect: 0.95,
  poses: ['sheaf', 'swaying'],
  draw(pen) {
    const hex = pen.worn('#dcae4a')
    const sway = pen.pose === 'swaying' ? 12 : 0
    const stalks = Array.from(
      { length: 11 },
      (_, i) => [(i - 5) * 5.4, -80 + Math.abs(i - 5) * 3.4 + pen.random() * 9] as const,
    ).sort((a, b) => a[1] - b[1])
    for (const [x, top] of stalks) {
      const tip: Point = [x * 1.15 + sway, top]
      lines(pen, pen.tones(shift(hex, -0.06)).base, 1, [[[x * 0.4, 0], [x * 0.7 + sway * 0.2, top * 0.5], tip]])
      if (pen.random() < 0.5)
        leaf(pen, [[x * 0.6, top * 0.4], [x * 0.6 + 14, top * 0.62], 1.6], mix(hex, '#8a9a4a', 0.4))
      ear(pen, tip, [hex, (x * 0.15 + sway) * 0.03])
    }
  },
}

function ear(pen: Pen, [x, y]: Point, [hex, lean]: readonly [string, number]): void {
  for (let k = 0; k < 8; k++) {
    const cy = y + 6 - k * 3.4
    const cx = x + lean * k * 2.4
    for (const side of [-1, 1]) {
      lines(pen, pen.tones(hex).light, 0.25, [
        [
          [cx + side * 2, cy],
          [cx + side * 5 + lean * 8, cy - 13],
        ],
      ])
      sculpt(pen, oval(cx + side * 1.8, cy, [1.5, 2.8], side * 0.5), shift(hex, (k % 2) * 0.03), { depth: 1 })
    }
  }
  sculpt(pen, oval(x + lean * 20, y - 22, [1.3, 2.6]), hex, { depth: 1 })
}

export const vine: Plate = {
  ...GREEN,
  height: 0.9,
  aspect: 0.9,
  poses: ['laden', 'trellis'],
  draw(pen) {
    const hex = pen.worn('#6a3a7a')
    sculpt(
      pen,
      limb([
        [-6, 0, 3.6],
        [-2, -30, 2.8],
        [-8, -60, 2.4],
        [0, -84, 2],
      ]),
      '#6b4c36',
      { depth: 2.4 },
    )
    sculpt(
      pen,
      limb([
        [0, -82, 2],
        [-22, -90, 1.6],
        [-42, -86, 0.8],
      ]),
      '#6b4c36',
      { depth: 1.6 },
    )
    sculpt(
      pen,
      limb([
        [0, -82, 2],
        [22, -92, 1.6],
        [42, -88, 0.8],
      ]),
      '#6b4c36',
      { depth: 1.6 },
    )
    if (pen.pose === 'trellis')
      lines(pen, '#8a745c', 1.2, '-44,-70 44,-70 | -44,-44 44,-44 | -40,0 -40,-98 | 40,0 40,-98')
    for (let i = 0; i < 15; i++)
      lobed(pen, [(i - 7) * 6.2, -84 - (i % 3) * 5 + pen.random() * 4, 8], shift('#5f8f3c', (pen.random() - 0.5) * 0.1))
    for (const [x, y] of [
      [-26, -72],
      [4, -66],
      [30, -74],
    ] as const)
      bunch(pen, [x, y], hex)
    for (let i = 0; i < 6; i++)
      lobed(pen, [(i - 2.5) * 15, -86 + pen.random() * 5, 7], shift('#6a9a44', (pen.random() - 0.5) * 0.1))
  },
}

function bunch(pen: Pen, [x, y]: Point, hex: string): void {
  for (let row = 0; row < 6; row++) {
    const count = [4, 4, 3, 3, 2, 1][row] ?? 1
    for (let i = 0; i < count; i++) {
      const at: Point = [x + (i - (count - 1) / 2) * 5.6 + (pen.random() - 0.5) * 1.6, y + row * 5.2]
      sculpt(pen, oval(...at, [3.5, 3.7]), shift(hex, (pen.random() - 0.5) * 0.08), { depth: 2.4, gloss: 0.6 })
    }
  }
}

export const seaweed: Plate = {
  ...GREEN,
  habitat: 'water',
  aspect: 0.95,
  poses: ['kelp', 'swaying'],
  draw(pen) {
    const hex = pen.worn('#4f7a3c')
    const far = pen.pose === 'swaying' ? 1.5 : 1
    for (const [x, top, way] of [
      [-26, -70, 1],
      [-14, -96, -1],
      [0, -84, 1],
      [14, -99, -1],
      [26, -76, 1],
    ] as const) {
      const joints = Array.from(
        { length: 7 },
        (_, i): Joint => [x + Math.sin(i * 1.1 * way + x) * 6 * far, (top * i) / 6, i === 6 ? 0.3 : 3.8 - i * 0.35],
      )
      sculpt(pen, overlap(limb(joints), ABOVE), shift(hex, (pen.random() - 0.5) * 0.1), { depth: 3 })
      joints
        .slice(1, 6)
        .forEach(([px, py], i) =>
          leaf(pen, [[px, py], [px + (i % 2 ? 15 : -15) * far, py - 13], 3.2], shift(hex, 0.04)),
        )
      lines(pen, pen.tones(hex).light, 0.5, [joints.map(([px, py]): Point => [px, py])])
    }
  },
}

export const coral: Plate = {
  ...GREEN,
  habitat: 'water',
  aspect: 1.35,
  poses: ['branching', 'fan'],
  draw(pen) {
    const hex = pen.worn('#e86a5c')
    sculpt(pen, overlap(blob('-46,2 -36,-12 0,-18 36,-12 46,2'), ABOVE), '#8a7a74', { depth: 5 })
    const spreads = pen.pose === 'fan' ? 1.2 : 0.9
    for (const [turn, dim] of [
      [-2.5, 0.07],
      [-0.65, 0.07],
      [-2.05, 0.02],
      [-1.1, 0.02],
      [-1.57, 0],
    ] as const)
      branch(pen, [[0, -8], -1.57 + (turn + 1.57) * spreads, 34], [shift(hex, -dim), 5.4, 3])
  },
}

function branch(
  pen: Pen,
  [[x, y], turn, long]: readonly [Point, number, number],
  [hex, half, depth]: readonly [string, number, number],
): void {
  const end: Point = [x + Math.cos(turn) * long, y + Math.sin(turn) * long]
  const bend = (pen.random() - 0.5) * 5
  const arm = join(
    limb([
      [x, y, half],
      [(x + end[0]) / 2 + bend, (y + end[1]) / 2, half * 0.8],
      [...end, half * 0.72],
    ]),
  )
  sculpt(pen, arm, hex, { depth: half })
  for (let i = 0; i < 5; i++)
    patch(
      pen,
      oval(x + (end[0] - x) * i * 0.22 + bend * 0.4, y + (end[1] - y) * i * 0.22, [0.7, 0.7]),
      mix(hex, '#ffffff', 0.6),
      0.8,
    )
  if (depth <= 0) return
  for (const off of [-0.46, 0.4])
    branch(
      pen,
      [end, turn + off + (pen.random() - 0.5) * 0.3, long * 0.68],
      [shift(hex, 0.015), half * 0.74, depth - 1],
    )
}

import { arch, archWindow, battlements, coneRoof, flag, masonry, roundTower } from '../kit/building.ts'
import type { Pen } from '../kit/pen.ts'
import { patch, sculpt } from '../kit/pen.ts'
import type { Point } from '../kit/shape.ts'
import { blob, tower } from '../kit/shape.ts'
import { lines } from '../kit/texture.ts'
import type { Plate } from '../plate.ts'

export const castle: Plate = {
  habitat: 'structure',
  height: 3.2,
  aspect: 1.05,
  stand: 'stands',
  large: true,
  poses: ['keep', 'fairy'],
  draw(pen) {
    const stone = pen.worn('#b9b0a8')
    const roof = pen.pose === 'fairy' ? '#4a6a9c' : '#a8443a'
    spire(pen, [[-17, -20], 52, 5.4], [stone, roof])
    spire(pen, [[15, -20], 60, 6], [stone, roof])
    keep(pen, stone, roof)
    spire(pen, [[-27, -6], 44, 7], [stone, roof])
    spire(pen, [[28, -6], 38, 7], [stone, roof])
    curtainWall(pen, stone)
    spire(pen, [[-43, 0], 36, 7.4], [stone, roof])
    spire(pen, [[43, 0], 40, 7.4], [stone, roof])
    gate(pen, stone)
    bushes(pen)
  },
}

/** A round tower with its own roof, flag and windows. */
function spire(
  pen: Pen,
  [at, height, half]: readonly [Point, number, number],
  [stone, roof]: readonly [string, string],
): void {
  const [x, base] = at
  const top = base - height
  roundTower(pen, at, [height, half, half * 0.94], stone)
  sculpt(pen, tower(x, top + 3, 4.4, [half * 0.98, half * 1.18]), stone, { depth: 2.4 })
  if (pen.pose === 'keep' && pen.random() < 0.35) battlements(pen, [x, top - 1], [half * 1.16, 2.4], stone)
  else {
    const high = half * (pen.pose === 'fairy' ? 3 : 2.3)
    coneRoof(pen, [x, top], [half * 1.34, high], roof)
    flag(pen, [x, top - high + 0.6], 6.5, '#d8a53a')
  }
  for (const part of [0.36, 0.7])
    archWindow(pen, [x + half * 0.12, base - height * part], [half * 0.17, half * 0.62], pen.random() < 0.6)
}

function keep(pen: Pen, stone: string, roof: string): void {
  sculpt(pen, tower(0, -6, 56, [14.5, 13.6]), stone, { depth: 11 })
  masonry(pen, [0, -6], [56, 14.5, 13.6], stone)
  sculpt(pen, tower(0, -60, 4, [13.6, 15.4]), stone, { depth: 3 })
  battlements(pen, [0, -63], [15.4, 3], stone)
  if (pen.pose === 'fairy') {
    coneRoof(pen, [0, -67], [13, 27], roof)
    flag(pen, [0, -93.4], 6.6, '#d8a53a')
  } else {
    roundTower(pen, [3, -66], [14, 6, 5.8], stone)
    coneRoof(pen, [3, -79], [8, 15], roof)
    flag(pen, [3, -93.4], 6.6, '#d8a53a')
  }
  for (const [x, y] of [
    [-6, -44],
    [0, -44],
    [6, -44],
    [-4, -53],
    [4, -53],
  ] as const)
    archWindow(pen, [x, y], [1.3, 4.2], pen.random() < 0.65)
}

function curtainWall(pen: Pen, stone: string): void {
  sculpt(pen, tower(0, 0, 25, [44, 43]), stone, { depth: 9 })
  masonry(pen, [0, 0], [25, 44, 43], stone)
  battlements(pen, [0, -24], [43, 3], stone)
  for (const x of [-28, -20, 20, 28]) archWindow(pen, [x, -9], [0.9, 4.4], false)
}

function gate(pen: Pen, stone: string): void {
  sculpt(pen, tower(0, 0, 31, [12.4, 11.6]), stone, { depth: 7 })
  masonry(pen, [0, 0], [31, 12.4, 11.6], stone)
  battlements(pen, [0, -30], [12.4, 3], stone)
  patch(pen, arch(0, 0, [7.2, 18]), '#7d746c')
  patch(pen, arch(0, 0, [5.8, 16]), '#2b211e')
  const bars: Point[][] = [-4, -2, 0, 2, 4].map((x) => [
    [x, -6],
    [x, -15],
  ])
  lines(pen, pen.tones('#8a6a48').shade, 0.6, [
    ...bars,
    [
      [-5.6, -8],
      [5.6, -8],
    ],
    [
      [-5.6, -11],
      [5.6, -11],
    ],
  ])
  archWindow(pen, [-7.6, -20], [1.1, 4], true)
  archWindow(pen, [7.6, -20], [1.1, 4], true)
}

function bushes(pen: Pen): void {
  for (const x of [-49, -33, -15, 17, 34, 49]) {
    const size = 3 + pen.random() * 2.4
    sculpt(
      pen,
      blob([
        [x - size * 1.5, 0.4],
        [x - size, -size],
        [x, -size * 1.3],
        [x + size, -size],
        [x + size * 1.5, 0.4],
      ]),
      '#5d7a44',
      { depth: 3 },
    )
  }
}

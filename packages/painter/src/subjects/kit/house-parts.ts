import { masonry } from './building.ts'
import { glow, patch, sculpt } from './hand.ts'
import type { Hand } from './hand.ts'
import { oval, polygon, tower } from './shape.ts'
import type { Point } from './shape.ts'
import { lines } from './texture.ts'

export function door(hand: Hand, x: number): void {
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

export function shutterWindow(hand: Hand, [x, base]: Point, lit: boolean): void {
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

export function chimney(hand: Hand, [x, y]: Point): void {
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

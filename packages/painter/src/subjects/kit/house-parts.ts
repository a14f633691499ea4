import { masonry } from './building.ts'
import { glow, patch, sculpt } from './pen.ts'
import type { Pen } from './pen.ts'
import { oval, polygon, tower } from './shape.ts'
import type { Point } from './shape.ts'
import { lines } from './texture.ts'

export function door(pen: Pen, x: number): void {
  sculpt(pen, tower(x, 0, 2, [8, 8]), '#a79c8c', { depth: 1.4 })
  sculpt(
    pen,
    polygon([
      [x - 5.4, -1.6],
      [x - 5.4, -23],
      [x + 5.4, -23],
      [x + 5.4, -1.6],
    ]),
    '#7a4630',
    { depth: 3 },
  )
  lines(pen, pen.tones('#7a4630').deep, 0.5, [
    [
      [x - 1.8, -2],
      [x - 1.8, -22.6],
    ],
    [
      [x + 1.8, -2],
      [x + 1.8, -22.6],
    ],
  ])
  glow(pen, oval(x + 3.8, -11, [0.7, 0.7]), '#e8c060', 0.6)
  sculpt(
    pen,
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

export function shutterWindow(pen: Pen, [x, base]: Point, lit: boolean): void {
  for (const side of [-1, 1])
    sculpt(
      pen,
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
    pen,
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
  if (lit) glow(pen, pane, '#ffd27a', 4)
  else patch(pen, pane, '#3a4c62')
  lines(pen, pen.tones('#f4eee0').base, 0.8, [
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
    pen,
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

export function chimney(pen: Pen, [x, y]: Point): void {
  sculpt(pen, tower(x, y, 26, [4.6, 4.4]), '#9a6a58', { depth: 3 })
  masonry(pen, [x, y], [26, 4.6, 4.4], '#9a6a58')
  sculpt(pen, tower(x, y - 25, 2.6, [5.8, 5.8]), '#7d5648', { depth: 1.4 })
  pen.ctx.save()
  for (let i = 0; i < 6; i++) {
    pen.ctx.globalAlpha = 0.2 - i * 0.028
    pen.ctx.fillStyle = '#f4f2f0'
    pen.ctx.beginPath()
    pen.ctx.arc(x + i * 1.7 + Math.sin(i) * 1.4, y - 28 - i * 1.6, 1.6 + i * 0.7, 0, 7)
    pen.ctx.fill()
  }
  pen.ctx.restore()
}

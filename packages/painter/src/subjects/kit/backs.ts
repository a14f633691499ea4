import { patch, sculpt } from './pen.ts'
import type { Doll, Layer } from './person-look.ts'
import type { Dot, Point } from './shape.ts'
import { blob, limb } from './shape.ts'
import { within } from './space.ts'
import { lines } from './texture.ts'

/** A cape from the shoulders down; `long` 1 reaches the ground. */
export function cape(hex: string, long = 0.9): Layer {
  return ({ pen, bones, look, pose }) => {
    const [x, y] = bones.neck
    const s = look.build.shoulder
    const low = pose.away ? 0.5 : 1
    const hem = y + (-y - 3) * long
    const blown = pose.lift ? 14 : 0
    const shape = blob([
      [x - s * 0.8, y],
      [x, y - 1.6],
      [x + s * 0.8, y],
      [x + s * 1.1, y - y * 0.4],
      [x + s * 1.05 - blown, hem],
      [x - 2 - blown, hem + 1.6],
      [x - (13 + s * 0.5) * low - blown, hem - 1],
      [x - (8 + s * 0.5) * low - blown * 0.5, y - y * 0.4],
    ])
    sculpt(pen, shape, hex, { depth: 6 })
    pen.ctx.save()
    pen.ctx.globalAlpha = 0.4
    lines(pen, pen.tones(hex).deep, 0.6, [
      [
        [x - s * 0.5, y + 3],
        [x - 7 - blown * 0.4, (y + hem) / 2],
        [x - 12 * low - blown, hem - 2],
      ],
      [
        [x, y + 3],
        [x - 2 - blown * 0.4, (y + hem) / 2],
        [x - 4 - blown, hem - 1],
      ],
    ])
    pen.ctx.restore()
  }
}

/** Where wings grow: between the shoulder blades. */
function atBack({ pen, bones }: Doll, draw: (side: 1 | -1, own: Doll['pen']) => void): void {
  for (const side of [1, -1] as const)
    within(pen, { at: [bones.neck[0] - 1, bones.neck[1] + 6], turn: bones.lean * 0.5, scale: [side, 1] }, (own) =>
      draw(side, own),
    )
}

/** Three rows of feathers, raised. */
export function featherWings(hex: string): Layer {
  return (doll) =>
    atBack(doll, (side, pen) => {
      const reach = side === 1 ? 0.8 : 1
      const wing = blob([
        [0, -2],
        [14 * reach, -16],
        [25 * reach, -18],
        [29 * reach, -8],
        [26 * reach, 8],
        [19 * reach, 22],
        [12 * reach, 16],
        [5, 8],
      ])
      sculpt(pen, wing, hex, { depth: 5 })
      for (let i = 0; i < 9; i++) {
        const part = i / 8
        const [rx, ry]: Point = [(9 + 19 * (1 - part * 0.6)) * reach, -15 + part * 30]
        sculpt(
          pen,
          limb([
            [rx * 0.34, ry * 0.5 - 3, 1.9],
            [rx * 0.8, ry, 2.2],
            [rx * 1.04, ry + 7, 0.3],
          ]),
          hex,
          { depth: 1.6, rim: 0.3 },
        )
      }
      sculpt(
        pen,
        limb([
          [0, 0, 2.4],
          [13 * reach, -14, 2.8],
          [25 * reach, -17, 1.2],
        ]),
        hex,
        { depth: 1.6 },
      )
    })
}

export function batWings(hex: string): Layer {
  return (doll) =>
    atBack(doll, (side, pen) => {
      const k = side === 1 ? 0.8 : 1
      const points = '0,-2 14,-20! 30,-15! 25,-9 27,2! 19,-2 16,9! 10,2 3,8'
      const web = blob(points.split(' ').map((text): Dot => scaledDot(text, k)))
      sculpt(pen, web, hex, { depth: 4 })
      lines(pen, pen.tones(hex).deep, 0.8, [
        [
          [0, -1],
          [14 * k, -20],
          [30 * k, -15],
        ],
        [
          [14 * k, -20],
          [27 * k, 2],
        ],
        [
          [14 * k, -20],
          [16 * k, 9],
        ],
      ])
    })
}

function scaledDot(text: string, k: number): Dot {
  const [x = 0, y = 0] = text.replace('!', '').split(',').map(Number)
  return text.endsWith('!') ? [x * k, y, 'corner'] : [x * k, y]
}

/** Clear wings with veins. */
export function gauzeWings(hex: string): Layer {
  return (doll) =>
    atBack(doll, (side, pen) => {
      const k = side === 1 ? 0.76 : 1
      const { ctx } = pen
      for (const [outline, alpha] of [
        [
          [
            [0, 0],
            [10 * k, -20],
            [22 * k, -27],
            [27 * k, -17],
            [18 * k, -3],
          ],
          0.62,
        ],
        [
          [
            [0, 2],
            [14 * k, 2],
            [22 * k, 9],
            [17 * k, 20],
            [7 * k, 14],
          ],
          0.55,
        ],
      ] as const) {
        const wing = blob(outline)
        patch(pen, wing, hex, alpha)
        ctx.save()
        ctx.globalAlpha = 0.8
        lines(pen, '#ffffff', 0.4, [
          [[0, 0], [outline[1][0] * 0.9, outline[1][1] * 0.8], outline[2]],
          [[0, 0], outline[3]],
        ])
        ctx.strokeStyle = '#ffffff'
        ctx.lineWidth = 0.5
        ctx.stroke(wing.path)
        ctx.restore()
      }
    })
}

export function quiver({ pen, bones }: Doll): void {
  const [x, y] = bones.neck
  for (const dx of [-2, 0, 2]) {
    lines(pen, '#8a6a40', 0.6, [
      [
        [x - 9 + dx, y + 2],
        [x - 12 + dx * 1.4, y - 9],
      ],
    ])
    patch(
      pen,
      limb([
        [x - 12 + dx * 1.4, y - 6, 0.9],
        [x - 12.6 + dx * 1.5, y - 10, 0.5],
      ]),
      '#d8e0c8',
    )
  }
  sculpt(
    pen,
    limb([
      [x - 10, y, 3],
      [x - 4, y + 22, 2.4],
    ]),
    '#6a4428',
    { depth: 1.6 },
  )
}

/** A devil's tail. */
export function arrowTail(hex: string): Layer {
  return ({ pen, bones }) => {
    const [x, y] = bones.hip
    sculpt(
      pen,
      limb([
        [x - 3, y, 1.2],
        [x - 15, y + 9, 1],
        [x - 22, y - 3, 0.9],
        [x - 18, y - 12, 0.8],
      ]),
      hex,
      { depth: 0.8 },
    )
    sculpt(
      pen,
      blob([
        [x - 18, y - 20, 'corner'],
        [x - 13.6, y - 12],
        [x - 18, y - 13.6],
        [x - 22, y - 12],
      ]),
      hex,
      { depth: 1 },
    )
  }
}

/** Both at once. */
export function layered(...layers: readonly Layer[]): Layer {
  return (doll) => {
    for (const layer of layers) layer(doll)
  }
}

/** A fish's tail in the place of legs, its fin to the side. */
export function fishTail(hex: string): Layer {
  return ({ pen, bones, look }) => {
    const [x, y] = bones.hip
    const h = look.build.hip
    const down = -y
    const fin = blob([
      [x + 5, -11],
      [x + 13, -15],
      [x + 21, -12],
      [x + 17, -6],
      [x + 20, 0, 'corner'],
      [x + 10, -3.4],
      [x + 2, -1, 'corner'],
      [x + 4, -7],
    ])
    sculpt(pen, fin, hex, { depth: 3 })
    lines(pen, pen.tones(hex).rim, 0.4, [
      [
        [x + 7, -9],
        [x + 18, -12],
      ],
      [
        [x + 7, -8],
        [x + 18, -2],
      ],
      [
        [x + 7, -9],
        [x + 17, -7],
      ],
    ])
    const tail = limb([
      [x, y - 3, h],
      [x + 1, y + down * 0.3, h * 0.92],
      [x - 4, y + down * 0.62, h * 0.6],
      [x - 1, -12, h * 0.36],
      [x + 7, -9, 1.6],
    ])
    sculpt(pen, tail, hex, { depth: 5, gloss: 0.2 })
    pen.ctx.save()
    pen.ctx.clip(tail.path)
    pen.ctx.globalAlpha = 0.5
    for (let row = 0; row < 9; row++)
      for (let i = -3; i <= 3; i++) {
        const [cx, cy] = [x + i * 4 + (row % 2) * 2, y + row * 4]
        lines(pen, pen.tones(hex).rim, 0.35, [
          [
            [cx - 2, cy],
            [cx, cy + 2.2],
            [cx + 2, cy],
          ],
        ])
      }
    pen.ctx.restore()
  }
}

import type { Pen } from './pen.ts'
import { patch, sculpt } from './pen.ts'
import type { PersonLook } from './person-look.ts'
import type { Dot, Point, Shape } from './shape.ts'
import { blob } from './shape.ts'
import { type Sight, turned } from './sight.ts'
import { lines } from './texture.ts'

const OUTLINES: Readonly<Record<'full' | 'long' | 'goatee', readonly Point[]>> = {
  full: [
    [-6.7, -8],
    [-6.2, -4.6],
    [-3.4, -4.8],
    [0, -4.4],
    [3.4, -4.8],
    [6.2, -4.6],
    [6.7, -8],
    [6.9, -3.4],
    [4.6, 1.4],
    [0, 3],
    [-4.6, 1.4],
    [-6.9, -3.4],
  ],
  long: [
    [-6.7, -8],
    [-6.2, -4.6],
    [-3.4, -4.8],
    [0, -4.4],
    [3.4, -4.8],
    [6.2, -4.6],
    [6.7, -8],
    [6.9, -2],
    [6, 6],
    [3.4, 12],
    [0, 16.5],
    [-3.4, 12],
    [-6, 6],
    [-6.9, -2],
  ],
  goatee: [
    [-2.4, -4.2],
    [0, -4.5],
    [2.4, -4.2],
    [2.5, -1],
    [1.4, 2],
    [0, 3],
    [-1.4, 2],
    [-2.5, -1],
  ],
}

/** A beard round the mouth, which stays free. */
export function drawBeard(pen: Pen, look: PersonLook, { turn, face }: Sight): void {
  const hex = look.face.beardHex ?? look.hair
  const cut = look.face.beard
  if (cut === 'stubble') return shade(pen, face, hex)
  if (cut !== undefined && cut !== 'moustache' && cut !== 'none') {
    const shape = blob(OUTLINES[cut].map((dot): Dot => turned(dot, turn)))
    sculpt(pen, shape, hex, { depth: 2.4 })
    grain(pen, [shape, hex, cut === 'long' ? 14 : 2], turn)
    patch(
      pen,
      blob(
        [
          [-1.7, -3.1],
          [0, -3.3],
          [1.7, -3.1],
          [1.2, -2.3],
          [0, -2.1],
          [-1.2, -2.3],
        ].map(([x = 0, y = 0]): Dot => turned([x, y], turn)),
      ),
      '#8a4640',
      0.9,
    )
  }
  const moustache = [
    [-3.4, -2.9],
    [-1.4, -4.5],
    [0, -4.2],
    [1.4, -4.5],
    [3.4, -2.9],
    [1.2, -3.5],
    [0, -3.5],
    [-1.2, -3.5],
  ]
  sculpt(pen, blob(moustache.map(([x = 0, y = 0]): Dot => turned([x, y], turn))), hex, { depth: 0.9 })
}

function shade({ ctx, tones }: Pen, face: Shape, hex: string): void {
  ctx.save()
  ctx.clip(face.path)
  const dark = ctx.createLinearGradient(0, -6, 0, -2)
  dark.addColorStop(0, `${tones(hex).deep}00`)
  dark.addColorStop(1, `${tones(hex).deep}55`)
  ctx.fillStyle = dark
  ctx.fillRect(-9, -6, 18, 8)
  ctx.restore()
}

function grain(pen: Pen, [shape, hex, bottom]: readonly [Shape, string, number], turn: number): void {
  if (pen.px < 1.6) return
  const { ctx, random } = pen
  const tones = pen.tones(hex)
  ctx.save()
  ctx.clip(shape.path)
  ctx.globalAlpha = 0.5
  for (const tone of [tones.deep, tones.light]) {
    const hairs = Array.from({ length: 16 }, (): Point[] => {
      const x = -6 + random() * 12
      return [turned([x, -5], turn), turned([x * 0.8, bottom * 0.4], turn), turned([x * 0.45, bottom], turn)]
    })
    lines(pen, tone, 0.24, hairs)
  }
  ctx.restore()
}

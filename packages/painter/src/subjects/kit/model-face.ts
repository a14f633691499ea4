import type { Pen } from './pen.ts'
import { patch } from './pen.ts'
import type { PersonLook } from './person-look.ts'
import type { Shape } from './shape.ts'
import { blob, limb, oval } from './shape.ts'
import { type Sight, turned } from './sight.ts'
import { spot } from './soft-shade.ts'
import { mix, shift } from './tone.ts'

/** The planes of a face that is seen from near: brow, sockets, cheeks, sides and chin, as light and blood leave them. */
export function modelFace(pen: Pen, look: PersonLook, sight: Sight): void {
  const { ctx, light } = pen
  const { turn, face: outline } = sight
  const { skin, face } = look
  const tones = pen.tones(skin)
  const warm = shift(tones.shade, -0.02, 1.25, -6)
  const blood = mix(tones.base, '#c8503c', 0.5)
  const at = (x: number, y: number) => turned([x, y], turn)
  const side = light.x >= 0 ? -1 : 1
  ctx.save()
  ctx.clip(outline.path)
  for (const eye of [-1, 1]) {
    const [x, y] = at(eye * 3.3, -9.4)
    spot(pen, [x, y, 3.1, 2], [warm, 0.55])
  }
  const [away, far] = at(side * 6.6, -7)
  spot(pen, [away, far, 3.4, 9], [warm, 0.7])
  const [jaw] = at(side * 3.4, 0)
  spot(pen, [jaw, -0.4, 4.6, 2.6], [warm, 0.55])
  const [under] = at(0, 0)
  spot(pen, [under, -1.9, 1.9, 0.8], [warm, 0.6])
  const red = face.female || look.build.head > 19 ? 0.34 : 0.2
  for (const cheek of [-1, 1]) {
    const [x, y] = at(cheek * 4.1, -5.7)
    spot(pen, [x, y, 2.8, 2.1], [blood, red])
    const [hx, hy] = at(cheek * 3.9 - side * 0.4, -6.9)
    spot(pen, [hx, hy, 1.9, 1.1], [tones.rim, cheek === side ? 0.16 : 0.42])
  }
  const [brow, high] = at(-side * 1.8, -14.4)
  spot(pen, [brow, high, 4.6, 3], [tones.rim, 0.34])
  const [chin] = at(-side * 0.4, 0)
  spot(pen, [chin, -0.9, 1.7, 0.9], [tones.rim, 0.26])
  ctx.restore()
}

/** A nose of light and shade, without a line. */
export function modelNose(pen: Pen, { skin, face, build }: PersonLook, { turn }: Sight): void {
  const { light } = pen
  const tones = pen.tones(skin)
  const [x] = turned([0, 0], turn)
  const tip = x + turn * 1.15
  const child = build.head > 19
  const low = child ? -4.9 : -5.3
  const wide = face.female || child ? 0.95 : 1.25
  const side = light.x >= 0 ? -1 : 1
  const warm = shift(tones.shade, -0.03, 1.25, -6)
  const blood = mix(tones.base, '#c0503e', 0.42)
  const [root] = [x + turn * 0.3]
  spot(pen, [root + side * 0.75, -8.6, 0.8, 2.6], [warm, 0.5])
  spot(pen, [tip + side * 0.95, low - 0.9, 1, 1.5], [warm, 0.62])
  spot(pen, [tip, low + 0.75, wide * 1.5, 0.85], [warm, 0.7])
  spot(pen, [tip, low - 0.5, wide * 1.4, 1.2], [blood, 0.34])
  for (const wing of [-1, 1]) {
    const fold = limb([
      [tip + wing * wide * 1.02, low - 0.75, 0.05],
      [tip + wing * wide * 1.22, low - 0.15, 0.16],
      [tip + wing * wide * 0.82, low + 0.34, 0.08],
    ])
    patch(pen, fold, tones.deep, wing === side ? 0.5 : 0.3)
    patch(
      pen,
      oval(tip + wing * wide * 0.5 - turn * 0.1, low + 0.3, [0.4, 0.19], wing * 0.34),
      shift(tones.deep, -0.08),
      0.85,
    )
  }
  spot(pen, [root - side * 0.15, -8.2, 0.5, 2.4], [tones.rim, 0.5])
  spot(pen, [tip - side * 0.3, low - 0.8, 0.62, 0.6], ['#ffffff', 0.42])
}

/** The shadow of hair over a brow, without an edge. */
export function shadeUnderHair(pen: Pen, { skin }: PersonLook, within: Shape): void {
  const { ctx } = pen
  ctx.save()
  ctx.clip(within.path)
  const { a, b } = ctx.getTransform()
  ctx.filter = `blur(${(1.1 * Math.hypot(a, b)).toFixed(2)}px)`
  ctx.globalAlpha = 0.5
  ctx.fillStyle = shift(pen.tones(skin).shade, -0.05, 1.25, -6)
  ctx.fill(blob('-9.4,-7 -9,-23 9,-23 9.4,-8 7,-11 5.6,-15 1,-16.4 -3.4,-15.6 -6,-11').path)
  ctx.restore()
  ctx.filter = 'none'
}

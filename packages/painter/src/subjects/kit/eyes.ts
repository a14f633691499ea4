import { noteEye } from './eye-spots.ts'
import type { Pen } from './pen.ts'
import { patch } from './pen.ts'
import type { PersonLook } from './person-look.ts'
import type { Dot, Joint, Shape } from './shape.ts'
import { blob, limb, oval } from './shape.ts'
import { type Sight, turned } from './sight.ts'
import { shift } from './tone.ts'

/** One eye in place: side 1 is the far one, half width and half height of its opening. */
interface Eye {
  x: number
  y: number
  side: 1 | -1
  w: number
  h: number
}

const LASH = '#2a1a1a'

/** One eye with its brow. */
export function drawEye(pen: Pen, look: PersonLook, sight: Sight & { side: 1 | -1 }): void {
  const eye = placeEye(pen, look, sight)
  if (look.face.glowing) return glowEye(pen, eye, look.face.glowing)
  if (sight.pose.eyes !== 'closed') noteEye(pen, [eye.x, eye.y], [eye.w, eye.h])
  if (sight.pose.eyes === 'closed') closeEye(pen, eye, look)
  else if (pen.px < 1.9) dotEye(pen, eye, look)
  else openEye(pen, eye, look, sight.turn)
  drawBrow(pen, eye, look, sight)
}

function placeEye(pen: Pen, { face, build }: PersonLook, { turn, side, pose }: Sight & { side: 1 | -1 }): Eye {
  const child = build.head > 19 && face.age !== 'grown' && face.age !== 'old'
  const [x, y] = turned([side * 3.35, child || pen.niji ? -8.2 : -9], turn)
  const narrow = side > 0 ? 1 - 0.22 * turn : 1
  const [w, h] = openingBy(pen, face, child)
  const tired = face.age === 'old' ? 0.78 : narrowed(pen, pose.mouth ?? face.mouth)
  return { x, y, side, w: w * narrow, h: h * tired }
}

/** Half width and half height of an open eye. */
function openingBy({ niji }: Pen, { female }: PersonLook['face'], child: boolean): readonly [number, number] {
  if (niji) return female || child ? [2, 2.2] : [1.9, 1.5]
  if (child) return [1.75, 1.2]
  return female ? [1.75, 0.98] : [1.65, 0.8]
}

/** Who smiles or is angry narrows the eyes; who is astonished opens them. */
function narrowed(pen: Pen, mouth: PersonLook['face']['mouth']): number {
  if (pen.hand === 'third' || pen.niji) return 1
  return { smile: 0.86, angry: 0.8, sad: 0.9, open: 1.12, neutral: 1 }[mouth ?? 'neutral']
}

function glowEye({ ctx }: Pen, { x, y, w, h }: Eye, hex: string): void {
  const halo = ctx.createRadialGradient(x, y, 0, x, y, w * 2)
  halo.addColorStop(0, '#ffffff')
  halo.addColorStop(0.3, hex)
  halo.addColorStop(1, `${hex}00`)
  ctx.fillStyle = halo
  ctx.fillRect(x - w * 2, y - w * 2, w * 4, w * 4 + h * 0)
}

/** An arc of lashes. */
function closeEye(pen: Pen, { x, y, w, h, side }: Eye, { face }: PersonLook): void {
  const thick = pen.niji ? 0.34 : face.female ? 0.26 : 0.2
  const line: Joint[] = [
    [x - w, y + h * 0.1, thick * 0.5],
    [x, y + h * 0.55, thick],
    [x + w, y + h * 0.1, thick * 0.5],
  ]
  patch(pen, limb(line), LASH)
  if (!face.female || pen.px < 3) return
  patch(
    pen,
    limb([
      [x + side * w * 0.8, y + h * 0.3, 0.16],
      [x + side * w * 1.3, y + h * 0.7, 0.05],
    ]),
    LASH,
  )
}

/** From afar an eye is a dark mark under a lid, with one light. */
function dotEye(pen: Pen, { x, y, w, h }: Eye, { face }: PersonLook): void {
  const tall = pen.niji ? 1.02 : 1.08
  patch(pen, oval(x, y, [w * 0.66, h * tall]), pen.niji ? shift(face.eyes, -0.16) : '#2b1f22')
  if (pen.niji) {
    patch(pen, oval(x, y + h * 0.42, [w * 0.42, h * 0.46]), shift(face.eyes, 0.12))
    patch(
      pen,
      limb([
        [x - w * 0.9, y - h * 0.7, 0.2],
        [x, y - h * 1.06, 0.42],
        [x + w * 0.9, y - h * 0.7, 0.2],
      ]),
      LASH,
    )
  }
  patch(pen, oval(x - 0.3, y - h * 0.4, [0.36, 0.42]), '#ffffff')
}

function openEye(pen: Pen, eye: Eye, look: PersonLook, turn: number): void {
  const opening = openingOf(pen, eye)
  const { x, y, w, h, side } = eye
  const { ctx } = pen
  const tones = pen.tones(look.skin)
  if (!pen.niji) patch(pen, oval(x, y - h * 0.9, [w * 1.25, h * 1.1]), tones.shade, 0.3)
  patch(pen, opening, '#f3eee8')
  ctx.save()
  ctx.clip(opening.path)
  drawIris(pen, [x + turn * w * 0.16 * (side > 0 ? 0.6 : 1), y, w, h], look.face.eyes)
  patch(pen, oval(x, y - h * 1.15, [w * 1.2, h * 0.7]), '#3a2a30', 0.42)
  ctx.restore()
  drawLids(pen, eye, look)
}

function openingOf(pen: Pen, { x, y, w, h, side }: Eye): Shape {
  const at = (across: number, up: number, corner?: 'corner'): Dot => {
    const place: readonly [number, number] = [x + side * w * across, y + h * up]
    return corner ? [...place, corner] : place
  }
  return blob(
    pen.niji
      ? [
          at(-0.86, 0.3),
          at(-0.7, -0.62),
          at(0, -1),
          at(0.74, -0.78),
          at(1, -0.1),
          at(0.76, 0.74),
          at(0, 1),
          at(-0.62, 0.8),
        ]
      : [
          at(-1, 0.28, 'corner'),
          at(-0.4, -0.74),
          at(0.25, -0.98),
          at(0.8, -0.6),
          at(1, -0.02, 'corner'),
          at(0.5, 0.7),
          at(-0.3, 0.82),
        ],
  )
}

function drawIris(pen: Pen, [x, y, w, h]: readonly [number, number, number, number], hex: string): void {
  const { ctx, niji } = pen
  const [rx, ry] = niji ? [w * 0.72, h * 0.96] : [Math.min(w * 0.56, h * 1.04), h * 1.04]
  const tones = pen.tones(hex)
  const colour = ctx.createLinearGradient(x, y - ry, x, y + ry)
  colour.addColorStop(0.05, shift(tones.deep, -0.12))
  colour.addColorStop(0.5, tones.base)
  colour.addColorStop(1, shift(tones.light, 0.1))
  ctx.fillStyle = shift(tones.deep, -0.18)
  ellipse(ctx, [x, y, rx * 1.06, ry * 1.06])
  ctx.fillStyle = colour
  ellipse(ctx, [x, y, rx * 0.9, ry * 0.9])
  ctx.fillStyle = '#140d12'
  ellipse(ctx, [x, y - ry * 0.02, rx * 0.44, ry * (niji ? 0.5 : 0.44)])
  ctx.fillStyle = '#ffffff'
  ellipse(ctx, [x - rx * 0.36, y - ry * 0.4, rx * (niji ? 0.36 : 0.27), ry * (niji ? 0.28 : 0.27)])
  ctx.globalAlpha *= 0.7
  ellipse(ctx, [x + rx * 0.36, y + ry * 0.46, rx * 0.2, ry * 0.16])
  ctx.globalAlpha /= 0.7
}

function ellipse(ctx: Pen['ctx'], [x, y, rx, ry]: readonly [number, number, number, number]): void {
  ctx.beginPath()
  ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  ctx.fill()
}

function drawLids(pen: Pen, { x, y, w, h, side }: Eye, { skin, face }: PersonLook): void {
  const deep = pen.tones(skin).deep
  const thick = pen.niji ? 0.46 : face.female ? 0.3 : 0.2
  const place = (across: number, up: number, half: number): Joint => [x + side * w * across, y + h * up, half]
  const top = pen.niji
    ? [place(-0.86, -0.34, thick * 0.4), place(-0.1, -1.04, thick), place(0.8, -0.76, thick), place(1.12, -0.3, 0.1)]
    : [
        place(-1, 0.24, thick * 0.3),
        place(-0.35, -0.78, thick * 0.8),
        place(0.4, -0.92, thick),
        place(1.06, -0.08, thick * 0.7),
      ]
  patch(pen, limb(top), LASH)
  if (face.female) patch(pen, limb([place(0.8, -0.5, 0.2), place(1.2, -0.42, 0.14), place(1.42, -0.8, 0.04)]), LASH)
  patch(pen, limb([place(-0.7, -1.02, 0.05), place(0.1, -1.5, 0.12), place(0.95, -0.86, 0.05)]), deep, 0.6)
  patch(
    pen,
    limb([place(-0.5, 0.98, 0.04), place(0.2, 1.04, 0.11), place(0.9, 0.5, 0.05)]),
    deep,
    pen.niji ? 0.9 : 0.45,
  )
}

/** Drawn together they are angry, raised at the nose they are sad. */
function drawBrow(pen: Pen, { x, y, w, h, side }: Eye, look: PersonLook, { pose }: Sight): void {
  const { face } = look
  const mouth = pose.mouth ?? face.mouth
  const strength = pen.hand === 'fourth' ? 1.5 : 1
  const mood = strength * (mouth === 'angry' ? 0.9 : mouth === 'sad' ? -0.8 : 0)
  const up = y - h - (pen.niji ? 1.3 : face.female ? 1.35 : 1)
  const thick = (pen.niji ? 0.24 : face.female || look.build.head > 19 ? 0.3 : 0.46) * (pen.px < 1.9 ? 1.2 : 1)
  const brow = limb([
    [x - side * w * 1, up + 0.3 + mood, thick * 0.9],
    [x + side * w * 0.3, up - 0.35 + mood * 0.2, thick],
    [x + side * w * 1.2, up + 0.35, thick * 0.3],
  ])
  patch(pen, brow, face.age === 'old' ? look.hair : shift(look.hair, -0.06), 0.92)
}

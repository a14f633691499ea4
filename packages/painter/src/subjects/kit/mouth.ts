import type { Pen } from './pen.ts'
import { patch } from './pen.ts'
import type { PersonLook } from './person-look.ts'
import type { Dot, Joint, Point, Shape } from './shape.ts'
import { blob, limb, overlap, polygon } from './shape.ts'
import { type Sight, turned } from './sight.ts'
import { mix, shift } from './tone.ts'

const LINE = '#6e2f2c'

/** How far the corners of the mouth hang. */
const CURLS = { smile: -0.62, neutral: -0.1, sad: 0.6, angry: 0.35 } as const

/** Lips with the line between them; open, it shows teeth. */
export function drawMouth(pen: Pen, look: PersonLook, { turn, pose }: Sight): void {
  const mood = pose.mouth ?? look.face.mouth ?? 'neutral'
  const y = look.build.head > 19 ? -2.7 : -3
  const place = (x: number, dy: number): Point => turned([x, y + dy], turn, 0.3)
  if (mood === 'open') return openMouth(pen, place)
  const strength = pen.hand === 'fourth' ? 1.45 : 1
  const lips: Lips = { place, wide: mood === 'smile' ? 2.1 + 0.2 * strength : 1.95, curl: CURLS[mood] * strength }
  if (!pen.niji && pen.px > 1.9) drawLips(pen, look, lips)
  drawLine(pen, lips)
  if (pen.niji && pen.px > 3) patch(pen, thin(place, [-0.7, 0.2, 0.9], 1.1), pen.tones(look.skin).shade)
}

function drawLine(pen: Pen, { place, wide, curl }: Lips): void {
  const thick = pen.niji ? 0.17 : 0.2
  const joints: Joint[] = [
    [...place(-wide, curl), thick * 0.5],
    [...place(-wide * 0.5, curl * 0.1 + 0.06), thick],
    [...place(wide * 0.5, curl * 0.1 + 0.06), thick],
    [...place(wide, curl), thick * 0.5],
  ]
  patch(pen, limb(joints), LINE, 0.9)
}

/** A short stroke that swells in its middle. */
function thin(place: Lips['place'], [a, b, c]: readonly [number, number, number], dy: number, half = 0.12): Shape {
  return limb([
    [...place(a, dy), 0.05],
    [...place(b, dy + 0.05), half],
    [...place(c, dy), 0.05],
  ])
}

interface Lips {
  place: (x: number, dy: number) => Point
  wide: number
  curl: number
}

function drawLips(pen: Pen, { skin, face }: PersonLook, { place, wide, curl }: Lips): void {
  const red = face.lips ?? mix(skin, '#b4504c', face.female ? 0.55 : 0.3)
  const full = face.female ? 1 : 0.72
  const at = (x: number, dy: number, corner?: 'corner'): Dot => (corner ? [...place(x, dy), corner] : place(x, dy))
  const upper = [
    at(-wide, curl, 'corner'),
    at(-wide * 0.4, -0.66 * full),
    at(0, -0.4 * full),
    at(wide * 0.4, -0.66 * full),
    at(wide, curl, 'corner'),
    at(0, 0.2),
  ]
  const lower = [
    at(-wide * 0.92, curl, 'corner'),
    at(0, 0.08),
    at(wide * 0.92, curl, 'corner'),
    at(wide * 0.5, 0.86 * full),
    at(0, 1.06 * full),
    at(-wide * 0.5, 0.86 * full),
  ]
  patch(pen, blob(upper), shift(red, -0.06), 0.9)
  patch(pen, blob(lower), red, 0.85)
  if (pen.px < 4) return
  patch(pen, thin(place, [-0.7, 0, 0.7], 0.5, 0.16), '#ffffff', 0.38)
  patch(pen, thin(place, [-1, 0, 1], 1.5, 0.22), pen.tones(skin).shade, 0.5)
}

function openMouth(pen: Pen, place: (x: number, dy: number) => Point): void {
  const mouth = blob([
    [...place(-1.9, -0.5), 'corner'],
    place(0, -0.2),
    [...place(1.9, -0.5), 'corner'],
    place(1.2, 1),
    place(0, 1.5),
    place(-1.2, 1),
  ])
  patch(pen, mouth, '#6a2226')
  const teeth = polygon([place(-2, -1), place(2, -1), place(2, 0.2), place(-2, 0.2)])
  patch(pen, overlap(mouth, teeth), '#f6f1ec')
}

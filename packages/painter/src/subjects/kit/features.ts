import { drawBeard } from './beard.ts'
import { drawEye } from './eyes.ts'
import { modelFace, modelNose } from './model-face.ts'
import type { Pen } from './pen.ts'
import { patch } from './pen.ts'
import { drawMouth } from './mouth.ts'
import type { PersonLook } from './person-look.ts'
import type { Point } from './shape.ts'
import { blob, limb, oval, polygon } from './shape.ts'
import { type Sight, turned } from './sight.ts'
import { isSoft } from './soft-shade.ts'
import { lines } from './texture.ts'

/** Eyes, brows, nose, mouth, and what age and costume add; only what can be read at this size. */
export function drawFeatures(pen: Pen, look: PersonLook, sight: Sight): void {
  const soft = isSoft(pen)
  if (soft) modelFace(pen, look, sight)
  else blush(pen, look, sight)
  if (look.face.age === 'old' && pen.px > 2.2) drawWrinkles(pen, look, sight)
  if (soft) modelNose(pen, look, sight)
  else drawNose(pen, look, sight)
  drawMouth(pen, look, sight)
  if (look.face.beard && look.face.beard !== 'none') drawBeard(pen, look, sight)
  for (const side of [1, -1] as const) drawEye(pen, look, { ...sight, side })
  if (look.face.glasses) drawGlasses(pen, sight)
}

function blush({ ctx }: Pen, { face, build }: PersonLook, { turn, face: within }: Sight): void {
  const strong = build.head > 19 ? 0.34 : face.female ? 0.26 : 0.13
  ctx.save()
  ctx.clip(within.path)
  for (const side of [-1, 1]) {
    const [x, y] = turned([side * 4.2, -5.4], turn)
    const red = ctx.createRadialGradient(x, y, 0, x, y, 2.7)
    red.addColorStop(0, `rgba(224,92,80,${strong})`)
    red.addColorStop(1, 'rgba(224,92,80,0)')
    ctx.fillStyle = red
    ctx.fillRect(x - 3, y - 3, 6, 6)
  }
  ctx.restore()
}

function drawNose(pen: Pen, { skin, face, build }: PersonLook, { turn }: Sight): void {
  const tones = pen.tones(skin)
  const [x] = turned([0, 0], turn)
  const tip = x + turn * 1.15
  const low = build.head > 19 ? -4.8 : -5.2
  if (pen.niji) {
    patch(
      pen,
      polygon([
        [tip - 0.05, low - 0.5],
        [tip + 0.5, low + 0.1],
        [tip - 0.35, low + 0.25],
      ]),
      tones.deep,
      0.8,
    )
    return
  }
  const wide = face.female || build.head > 19 ? 0.85 : 1.15
  if (pen.px > 2) {
    for (const broad of [0.5, 0.95, 1.4])
      patch(
        pen,
        limb([
          [x - 0.9, -10.6, 0.25 * broad],
          [x - 0.75 + turn * 0.4, -8, 0.5 * broad],
          [tip - wide, low - 0.3, 0.75 * broad],
        ]),
        tones.shade,
        0.16,
      )
    for (const broad of [0.5, 1])
      patch(
        pen,
        limb([
          [x + 0.1, -9.4, 0.16 * broad],
          [tip, low - 1.4, 0.5 * broad],
          [tip + 0.1, low - 0.6, 0.55 * broad],
        ]),
        tones.rim,
        0.17,
      )
  }
  patch(
    pen,
    blob([
      [tip - wide, low - 0.3],
      [tip, low + 0.1],
      [tip + wide, low - 0.3],
      [tip + wide * 0.7, low + 0.55],
      [tip, low + 0.75],
      [tip - wide * 0.7, low + 0.55],
    ]),
    tones.shade,
    0.6,
  )
  if (pen.px < 3.5) return
  for (const side of [-1, 1])
    patch(pen, oval(tip + side * wide * 0.52 - turn * 0.1, low + 0.28, [0.34, 0.17], side * 0.3), tones.deep, 0.85)
}

function drawWrinkles(pen: Pen, { skin }: PersonLook, { turn }: Sight): void {
  const { ctx } = pen
  const run = (...points: Point[]): Point[] => points.map((point) => turned(point, turn))
  ctx.save()
  ctx.globalAlpha = 0.42
  lines(pen, pen.tones(skin).deep, 0.22, [
    run([-3.6, -14.4], [0, -14.9], [3.6, -14.4]),
    run([-3, -13.2], [0, -13.6], [3, -13.2]),
    run([-1.9, -5.4], [-3, -4], [-3, -2.8]),
    run([1.9, -5.4], [3, -4], [3, -2.8]),
    run([-4.6, -7.7], [-3.4, -7], [-2.2, -7.3]),
    run([4.6, -7.7], [3.4, -7], [2.2, -7.3]),
    run([-5.6, -9.2], [-6.4, -9.8]),
    run([-5.6, -8.8], [-6.5, -8.7]),
  ])
  ctx.restore()
}

function drawGlasses(pen: Pen, { turn }: Sight): void {
  const { ctx } = pen
  ctx.save()
  ctx.strokeStyle = '#2a2a30'
  ctx.lineWidth = 0.36
  ctx.fillStyle = 'rgba(220,235,245,0.22)'
  ctx.beginPath()
  for (const side of [-1, 1]) {
    const [x, y] = turned([side * 3.3, -8.9], turn)
    const wide = 2.5 * (side > 0 ? 1 - 0.22 * turn : 1)
    ctx.moveTo(x + wide, y)
    ctx.ellipse(x, y, wide, 2.1, 0, 0, Math.PI * 2)
  }
  const [left] = turned([-0.8, 0], turn)
  const [right] = turned([0.9, 0], turn)
  ctx.moveTo(left, -9.3)
  ctx.lineTo(right, -9.3)
  ctx.fill()
  ctx.stroke()
  ctx.restore()
}

import type { Pen } from './pen.ts'
import { sculpt } from './pen.ts'
import type { Doll } from './person-look.ts'
import type { Limb } from './skeleton.ts'
import type { Point, Shape } from './shape.ts'
import { blob, join, limb } from './shape.ts'
import { warmHand } from './skin.ts'
import { isSoft, spot } from './soft-shade.ts'
import { within } from './space.ts'
import { lines } from './texture.ts'

export type Side = 'near' | 'far'

export function drawArm(doll: Doll, side: Side): void {
  const { pen, look, bones } = doll
  const posed = side === 'near' ? bones.nearArm : bones.farArm
  const k = look.build.limb
  const arm = isSoft(pen) ? lowered(posed, k) : posed
  const { sleeves = 'long' } = look
  const warm = warmHand(pen)
  if (sleeves === 'short' || sleeves === 'bare')
    drawLimb(warm, armShape(arm, [3.5 * k, 2.8 * k, 2.1 * k]), [look.skin, side])
  if (look.gloves === undefined) drawPalm(warm, posed, [look.skin, side, k])
  else drawGlove(pen, posed, [look.gloves, side])
  if (sleeves !== 'bare') drawSleeve(doll, arm, side)
}

function drawSleeve({ pen, look }: Doll, arm: Limb, side: Side): void {
  const { sleeves = 'long', top } = look
  const k = look.build.limb
  const soft = isSoft(pen)
  const end = sleeves === 'short' ? cutArm(arm) : arm
  const sleeve = armShape(end, [(soft ? 3.7 : 4.3) * k, 3.5 * k, (sleeves === 'wide' ? 4 : 2.9) * k])
  drawLimb(pen, sleeve, [top, side])
  if (soft && sleeves !== 'short') finishSleeve(pen, sleeve, end, [top, side])
  if (sleeves === 'wide') drawWideSleeve(pen, arm, [top, side])
}

/** A shoulder slopes into its arm. */
function lowered([[x, y], middle, end]: Limb, k: number): Limb {
  return [[x, y + 1.1 * k], middle, end]
}

/** Folds at the elbow. */
function finishSleeve(pen: Pen, sleeve: Shape, [root, elbow, wrist]: Limb, [hex, side]: readonly [string, Side]): void {
  const cloth = side === 'far' ? pen.tones(hex).shade : hex
  const bent = Math.atan2(wrist[1] - root[1], wrist[0] - root[0])
  pen.ctx.save()
  pen.ctx.clip(sleeve.path)
  within(pen, { at: elbow, turn: bent }, (own) => {
    for (const [x, y] of FOLDS) {
      spot(own, [x, y, 0.6, 2.4], [pen.tones(cloth).deep, 0.26])
      spot(own, [x + 0.9, y, 0.5, 2], [pen.tones(cloth).light, 0.22])
    }
  })
  pen.ctx.restore()
}

/** In the elbow's space, along the arm and across it. */
const FOLDS: readonly Point[] = [
  [-2.6, 1.2],
  [-0.6, 1.8],
  [1.6, 1.4],
]

function armShape([root, middle, end]: Limb, [a, b, c]: readonly [number, number, number]): Shape {
  return limb([
    [root[0], root[1], a],
    [middle[0], middle[1], b],
    [end[0], end[1], c],
  ])
}

/** As far as a short sleeve reaches. */
function cutArm([root, middle]: Limb): Limb {
  const at = (part: number): Point => [root[0] + (middle[0] - root[0]) * part, root[1] + (middle[1] - root[1]) * part]
  return [root, at(0.36), at(0.72)]
}

/** The bag of a kimono's or a robe's sleeve hangs from the forearm. */
function drawWideSleeve(pen: Pen, [, middle, end]: Limb, [hex, side]: readonly [string, Side]): void {
  const bag = blob([
    [middle[0] * 0.7 + end[0] * 0.3, middle[1] * 0.7 + end[1] * 0.3 - 2.6],
    [end[0], end[1] - 2.8],
    [end[0] + 1.4, end[1] + 2],
    [end[0] - 0.4, end[1] + 10],
    [middle[0] * 0.4 + end[0] * 0.6 - 1, Math.max(middle[1], end[1]) + 10.5],
    [middle[0] * 0.8 + end[0] * 0.2 - 1, middle[1] + 4],
  ])
  drawLimb(pen, bag, [hex, side])
}

function drawGlove(pen: Pen, [, elbow, wrist]: Limb, [hex, side]: readonly [string, Side]): void {
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])
  within(pen, { at: wrist, turn: angle }, (own) => {
    const fist = blob('-1.6,-2.6 2.4,-4.6 7,-3.8 8.6,0.2 7,4 2,4.4 -1.6,2.8')
    sculpt(own, fist, side === 'far' ? own.tones(hex).shade : hex, { depth: 2.8, gloss: 0.4 })
    sculpt(own, limb('-2.6,-2.4,1 -2.6,2.6,1'), '#f0ece4', { depth: 0.8 })
  })
}

function drawPalm(pen: Pen, [, elbow, wrist]: Limb, [hex, side, k]: readonly [string, Side, number]): void {
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])
  const palm = join(limb('-0.8,0,1.8 2.4,0.1,2.2 5.4,0.5,1.5'), limb('1.4,-1,0.9 3.6,-2.5,0.8'))
  within(pen, { at: wrist, turn: angle, scale: 0.95 * Math.max(0.78, k) }, (own) => {
    sculpt(own, palm, side === 'far' ? own.tones(hex).shade : hex, { depth: 1.6, rim: 0.3 })
    if (own.px > 3.5) lines(own, own.tones(hex).deep, 0.22, '3.2,0.7 5.6,1 | 3,-0.3 6,0')
  })
}

/** Sculpt a limb; the far one lies in the body's shade. */
export function drawLimb(pen: Pen, shape: Shape, [hex, side]: readonly [string, Side]): void {
  const far = side === 'far'
  sculpt(pen, shape, far ? pen.tones(hex).shade : hex, { depth: far ? 2.6 : 3.6, rim: far ? 0.2 : 0.5 })
}

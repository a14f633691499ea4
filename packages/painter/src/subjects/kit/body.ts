import { trunkOf } from './build.ts'
import type { Pen } from './pen.ts'
import { patch, sculpt, shadowOn } from './pen.ts'
import type { Doll } from './person-look.ts'
import type { Limb } from './skeleton.ts'
import type { Joint, Point, Shape } from './shape.ts'
import { blob, join, limb, oval } from './shape.ts'
import { warmHand } from './skin.ts'
import { within } from './space.ts'
import { lines } from './texture.ts'

type Side = 'near' | 'far'

/** Sculpt a limb; the far one lies in the body's shade. */
function drawLimb(pen: Pen, shape: Shape, [hex, side]: readonly [string, Side]): void {
  const far = side === 'far'
  sculpt(pen, shape, far ? pen.tones(hex).shade : hex, { depth: far ? 2.6 : 3.6, rim: far ? 0.2 : 0.5 })
}

export function drawTrunk({ pen, look, bones, pose }: Doll): void {
  const { build, face } = look
  const [s, w, h] = [build.shoulder, build.waist, build.hip]
  const long = trunkOf(build)
  const bust = face.female && !['child', 'toddler'].includes(face.age) ? 0.9 : 0
  const trunk = blob([
    [-s * 0.36, -1.2],
    [-s * 0.9, 1.4],
    [-s * 1.02, 5],
    [-s * 0.82, long * 0.36],
    [-w, long * 0.62],
    [-h, long * 0.96],
    [-h * 0.8, long + 3.4],
    [h * 0.8, long + 3.4],
    [h, long * 0.96],
    [w, long * 0.62],
    [s * 0.86 + bust, long * 0.36],
    [s * 0.98, 5],
    [s * 0.86, 1.4],
    [s * 0.4, -1.2],
  ])
  within(pen, { at: bones.neck, turn: bones.lean }, (own) => {
    sculpt(own, trunk, look.top, { depth: 5.4 })
    if (own.px < 0.9) return
    own.ctx.globalAlpha = 0.34
    const creases = `${-s * 0.62},8 ${-s * 0.5},${long * 0.3} ${-s * 0.7},${long * 0.5} | ${w * 0.5},${long * 0.42} ${w * 0.1},${long * 0.56} ${w * 0.5},${long * 0.7}`
    lines(own, own.tones(look.top).deep, 0.5, creases)
    own.ctx.globalAlpha = 1
    if (!look.skirt && pose.away !== true) drawBelt(own, look.legs, [w, long])
  })
}

function drawBelt(pen: Pen, hex: string, [w, long]: Point): void {
  patch(
    pen,
    limb([
      [-w * 0.98, long * 0.84, 0.8],
      [0, long * 0.88, 0.9],
      [w * 0.98, long * 0.84, 0.8],
    ]),
    pen.tones(hex).deep,
  )
}

export function neckOf({ pen, look, bones }: Doll): void {
  const { build } = look
  const half = build.head * (look.face.female || build.head > 19 ? 0.155 : 0.195)
  const [nx, ny] = bones.neck
  const throat = limb([
    [nx - 0.2, ny + 0.1, half * 1.16],
    [nx + 0.1, ny - build.neck * 0.4, half],
    [bones.chin[0] - 0.4, bones.chin[1] - build.head * 0.2, half],
  ])
  const warm = warmHand(pen)
  sculpt(warm, throat, look.skin, { depth: 1.8, rim: 0.15 })
  const [cx, cy] = bones.chin
  shadowOn(warm, throat, oval(cx, cy - build.head * 0.1, [build.head * 0.42, build.head * 0.22]), look.skin)
}

export function drawLegs(doll: Doll): void {
  drawLeg(doll, doll.bones.farLeg, 'far')
  drawLeg(doll, doll.bones.nearLeg, 'near')
}

function drawLeg({ pen, look }: Doll, leg: Limb, side: Side): void {
  const [root, knee, foot] = leg
  const k = look.build.limb
  const bare = look.legs === look.skin
  const own = bare ? warmHand(pen) : pen
  const widths = bare ? [5.2, 3.6, 3.4, 2] : [5.4, 4.2, 3.8, 3]
  const calf: Point = [knee[0] * 0.6 + foot[0] * 0.4 - (bare ? 0.5 : 0), knee[1] * 0.6 + foot[1] * 0.4]
  const joints: Joint[] = [root, knee, calf, foot].map(([x, y], i) => [x, y, (widths[i] ?? 3) * k])
  drawLimb(own, limb(joints), [look.legs, side])
  if (look.shorts !== undefined) drawLimb(pen, thighOf(leg, k), [look.shorts, side])
  if (look.boots) {
    const top: Point = [knee[0] * 0.62 + foot[0] * 0.38, knee[1] * 0.62 + foot[1] * 0.38]
    drawLimb(
      pen,
      limb([
        [top[0], top[1], 4.3 * k],
        [foot[0], foot[1], 3.2 * k],
      ]),
      [look.shoes, side],
    )
  }
  drawShoe(pen, [knee, foot], [look.shoes, side, k])
}

function thighOf([root, knee]: Limb, k: number): Shape {
  const at = (part: number): Point => [root[0] + (knee[0] - root[0]) * part, root[1] + (knee[1] - root[1]) * part]
  const [low, end] = [at(0.5), at(0.82)]
  return limb([
    [root[0], root[1] - 1.6, 5.6 * k],
    [low[0], low[1], 5.4 * k],
    [end[0], end[1], 5.2 * k],
  ])
}

/** A foot stands flat on the ground; in the air it hangs square to its shin. */
function drawShoe(pen: Pen, [knee, foot]: readonly [Point, Point], how: readonly [string, Side, number]): void {
  const [hex, side, k] = how
  const flat = foot[1] > -5.6 && Math.abs(foot[0] - knee[0]) < 24
  const turn = flat ? 0 : -Math.atan2(foot[0] - knee[0], foot[1] - knee[1])
  const shoe = blob('-3.2,-3 0,-3.6 2.6,-2.8 4.6,0.4 8,1.9 8.4,4! -3.8,4! -4.2,0.6')
  within(pen, { at: [foot[0], flat ? -4 * k + 0 : foot[1]], turn, scale: k }, (own) =>
    sculpt(own, shoe, side === 'far' ? own.tones(hex).shade : hex, { depth: 2.2 }),
  )
}

export function drawArm({ pen, look, bones }: Doll, side: Side): void {
  const arm = side === 'near' ? bones.nearArm : bones.farArm
  const { sleeves = 'long', build } = look
  const k = build.limb
  const warm = warmHand(pen)
  if (sleeves === 'short' || sleeves === 'bare')
    drawLimb(warm, armShape(arm, [3.5 * k, 2.8 * k, 2.1 * k]), [look.skin, side])
  if (look.gloves === undefined) drawPalm(warm, arm, [look.skin, side, k])
  if (look.gloves !== undefined) drawGlove(pen, arm, [look.gloves, side])
  if (sleeves === 'bare') return
  const end = sleeves === 'short' ? cutArm(arm) : arm
  drawLimb(pen, armShape(end, [4.3 * k, 3.5 * k, (sleeves === 'wide' ? 4 : 2.9) * k]), [look.top, side])
  if (sleeves === 'wide') drawWideSleeve(pen, arm, [look.top, side])
}

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

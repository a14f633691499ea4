import { drawLimb, type Side } from './arms.ts'
import { trunkOf } from './build.ts'
import type { Pen } from './pen.ts'
import { patch, sculpt, shadowOn } from './pen.ts'
import type { Doll } from './person-look.ts'
import type { Limb } from './skeleton.ts'
import type { Joint, Point, Shape } from './shape.ts'
import { blob, limb, oval } from './shape.ts'
import { warmHand } from './skin.ts'
import { isSoft, spot } from './soft-shade.ts'
import { within } from './space.ts'
import { lines } from './texture.ts'
import { shift } from './tone.ts'

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
    if (isSoft(own)) return foldTrunk(own, trunk, [look.top, w, long])
    own.ctx.globalAlpha = 0.34
    const creases = `${-s * 0.62},8 ${-s * 0.5},${long * 0.3} ${-s * 0.7},${long * 0.5} | ${w * 0.5},${long * 0.42} ${w * 0.1},${long * 0.56} ${w * 0.5},${long * 0.7}`
    lines(own, own.tones(look.top).deep, 0.5, creases)
    own.ctx.globalAlpha = 1
    if (!look.skirt && pose.away !== true) drawBelt(own, look.legs, [w, long])
  })
}

/** Cloth over a trunk: hollows under the arms and the bust, a fold from each hip. */
function foldTrunk(pen: Pen, trunk: Shape, [hex, w, long]: readonly [string, number, number]): void {
  const { deep, light } = pen.tones(hex)
  pen.ctx.save()
  pen.ctx.clip(trunk.path)
  for (const side of [-1, 1]) {
    spot(pen, [side * w * 1.1, long * 0.34, 2.6, 5.4], [deep, 0.34])
    spot(pen, [side * w * 0.5, long * 0.56, 2.8, 0.8], [deep, 0.28])
    spot(pen, [side * w * 0.66, long * 0.74, 3.4, 0.7], [deep, 0.32])
    spot(pen, [side * w * 0.4, long * 0.3, 2.6, 2.2], [light, 0.26])
  }
  spot(pen, [0, long * 0.8, w * 1.1, 1], [deep, 0.3])
  pen.ctx.restore()
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
  if (isSoft(pen)) return shadeThroat(warm, throat, [cx, cy, build.head], look.skin)
  shadowOn(warm, throat, oval(cx, cy - build.head * 0.1, [build.head * 0.42, build.head * 0.22]), look.skin)
}

/** The chin's shadow, without an edge. */
function shadeThroat(pen: Pen, throat: Shape, [x, y, head]: readonly [number, number, number], skin: string): void {
  pen.ctx.save()
  pen.ctx.clip(throat.path)
  spot(pen, [x, y + head * 0.02, head * 0.5, head * 0.26], [shift(pen.tones(skin).deep, 0.04, 1.2, -6), 0.85])
  pen.ctx.restore()
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

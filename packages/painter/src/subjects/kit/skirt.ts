import type { Doll, SkirtLook } from './person-look.ts'
import { sculpt } from './pen.ts'
import type { Dot, Point, Shape } from './shape.ts'
import { blob, join, limb, polygon } from './shape.ts'
import type { Limb } from './skeleton.ts'
import { lines } from './texture.ts'

/** A skirt or the lower part of a robe; it hangs as a bell, or lies over legs that are bent. */
export function drawSkirt(doll: Doll, skirt: SkirtLook): void {
  const { pen, bones, pose } = doll
  const short = skirt.hem < 0.25 || (skirt.hem < 0.6 && !('knee' in pose.nearLeg) && pose.nearLeg[1] > -80)
  const hangs = short || isUpright(doll)
  const shape = hangs ? bell(doll, skirt) : wrapped(doll, skirt)
  sculpt(pen, shape, skirt.hex, { depth: 7 })
  if (!hangs || pen.px < 0.8 || pose.lies) return
  const [left, right, hem] = hemOf(doll, skirt)
  const creases = [0.12, 0.34, 0.58, 0.84].map((part): Point[] => {
    const x = left + (right - left) * part
    return [
      [bones.hip[0] + (part - 0.5) * 7, bones.hip[1] - 2],
      [bones.hip[0] + (x - bones.hip[0]) * 0.6, (bones.hip[1] + hem) / 2],
      [x, hem - 1.4],
    ]
  })
  pen.ctx.save()
  pen.ctx.globalAlpha = 0.42
  lines(pen, pen.tones(skirt.hex).deep, 0.6, creases)
  pen.ctx.restore()
}

function isUpright({ pose }: Doll): boolean {
  const calm = [pose.nearLeg, pose.farLeg].every((leg) => !('knee' in leg) && Math.abs(leg[0]) < 36 && leg[1] > -60)
  return calm && (pose.lift ?? 0) < 10
}

/** Left and right end of the hem, and its height. */
function hemOf({ bones, look }: Doll, { hem, flare }: SkirtLook): readonly [number, number, number] {
  const y = bones.hip[1] + look.build.leg * hem
  const xs = [bones.nearLeg, bones.farLeg].map((leg) => xAt(leg, y))
  return [Math.min(...xs) - 3 - flare, Math.max(...xs) + 3 + flare, Math.min(y, -0.6)]
}

function xAt([root, knee, foot]: Limb, y: number): number {
  const [a, b] = y < knee[1] ? [root, knee] : [knee, foot]
  const part = Math.min(1, Math.max(0, (y - a[1]) / (b[1] - a[1] || 1)))
  return a[0] + (b[0] - a[0]) * part
}

function bell(doll: Doll, skirt: SkirtLook): Shape {
  const { bones, look } = doll
  const [left, right, hem] = hemOf(doll, skirt)
  const { waist, hip } = look.build
  const [x, y] = bones.hip
  const up = y - 12.4
  const lean = Math.sin(bones.lean) * 12
  const folds: Dot[] = []
  for (let i = 0; i <= 6; i++) folds.push([right - ((right - left) * i) / 6, hem + (i % 2 ? 0.7 : -0.7)])
  const middle = (y + hem) / 2
  return blob([
    [x + lean - waist, up],
    [x + lean, up - 0.6],
    [x + lean + waist, up],
    [x + hip + 0.6, y - 1],
    [x + hip * 0.4 + (right - x) * 0.64, middle],
    ...folds,
    [x - hip * 0.4 + (left - x) * 0.64, middle],
    [x - hip - 0.6, y - 1],
  ])
}

/** Cloth over thighs, and down the shins as far as it is long. */
function wrapped({ bones, look }: Doll, { hem, flare }: SkirtLook): Shape {
  const { hip, limb: k, waist } = look.build
  const over = Math.min(1, Math.max(0, (hem - 0.5) * 2))
  const cover = ([root, knee, foot]: Limb): Shape =>
    limb([
      [root[0], root[1] - 1, hip * 0.72],
      [knee[0], knee[1], 5.4 * k + flare * 0.16],
      [knee[0] + (foot[0] - knee[0]) * over, knee[1] + (foot[1] - knee[1]) * over * 0.94, 4.6 * k + flare * 0.3],
    ])
  const [x, y] = bones.hip
  const [near, far] = [bones.nearLeg[1], bones.farLeg[1]]
  const lap = polygon([[x - hip * 0.7, y], near, far, [x + hip * 0.8, y - 3]])
  const lean = Math.sin(bones.lean) * 12
  const band = blob([
    [x - hip - 0.4, y],
    [x + lean - waist, y - 12],
    [x + lean + waist, y - 12],
    [x + hip + 0.4, y],
    [x, y + 4],
  ])
  return join(cover(bones.farLeg), cover(bones.nearLeg), lap, band)
}

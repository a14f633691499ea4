import { drawArm } from './arms.ts'
import { drawLegs, drawTrunk, neckOf } from './body.ts'
import { trunkOf } from './build.ts'
import type { Pen } from './pen.ts'
import { drawBackHair, drawHead } from './head.ts'
import type { Doll, PersonLook } from './person-look.ts'
import { type Pose, poseOf } from './pose.ts'
import { poseFigure } from './skeleton.ts'
import { drawSkirt } from './skirt.ts'
import { within } from './space.ts'

/** Poses in which the hand is free for what its costume carries. */
const FREE_HANDED = [
  'standing',
  'holding',
  'walking',
  'fighting',
  'from behind',
  'riding',
  'pointing',
  'smiling',
  'playing',
]

/** A clothed person in the pose that is asked for, three-quarter, looking right. */
export function drawPerson(pen: Pen, look: PersonLook): void {
  const pose = expressed(pen, poseOf(pen.pose))
  const bones = poseFigure(look.build, pose)
  if (pen.part === 'near arm') return drawArm({ pen, look, bones, pose }, 'near')
  if (pose.prone === true)
    return within(pen, { at: [-46, -16], turn: 1.38 }, (laid) => drawDoll({ pen: laid, look, bones, pose }))
  if (pose.lies !== true) return drawDoll({ pen, look, bones, pose })
  within(pen, { at: [50, -look.build.shoulder * 0.95], turn: -Math.PI / 2 }, (laid) =>
    drawDoll({ pen: laid, look, bones, pose }),
  )
}

/** The face that the words give stands above that of the pose. */
function expressed({ looks = [] }: Pen, pose: Pose): Pose {
  if (!looks.some((look) => look.startsWith('mouth'))) return pose
  const { mouth: _, ...rest } = pose
  return rest
}

function drawDoll(doll: Doll): void {
  const { look, pose, pen } = doll
  const away = pose.away === true
  if (!away) look.behind?.(doll)
  if (!away) drawBackHair(doll)
  drawArm(doll, 'far')
  const folded = 'knee' in pose.nearLeg
  const below = look.lower ?? drawLegs
  if (!folded) below(doll)
  drawTrunk(doll)
  if (folded) below(doll)
  if (look.skirt) drawSkirt(doll, look.skirt)
  onTrunk(doll, (own) => !away && look.over?.(own))
  neckOf(doll)
  if (away) look.behind?.(doll)
  if (away) drawHeadAway(doll)
  else drawHead(doll)
  const [, , grip] = doll.bones.nearArm
  if (FREE_HANDED.includes(pen.pose)) within(pen, { at: grip }, (own) => look.held?.(own, -grip[1]))
  drawArm(doll, 'near')
}

/** Hair hides the neck of whoever is seen from behind, unless that one looks back. */
function drawHeadAway(doll: Doll): void {
  const glances = doll.pose.glance === true
  if (glances) drawBackHair(doll)
  drawHead(doll)
  if (!glances) drawBackHair(doll)
}

/** Draw in the trunk's space: the root of the neck is the origin, a shoulder 10 to the side, the hips 32 below. */
export function onTrunk({ pen, look, bones }: Doll, draw: (pen: Pen) => void): void {
  const scale = [look.build.shoulder / 10, trunkOf(look.build) / 32] as const
  within(pen, { at: bones.neck, turn: bones.lean, scale }, draw)
}

import { type Build, trunkOf } from './build.ts'
import type { ArmPose, LegPose, Pose } from './pose.ts'
import type { Point } from './shape.ts'

export type Limb = readonly [root: Point, middle: Point, end: Point]

/** Where a figure's joints are; looking right, soles at 0. */
export interface Skeleton {
  hip: Point
  /** Root of the neck, between the shoulders. */
  neck: Point
  chin: Point
  /** Of the trunk and of the head, forwards, in radians. */
  lean: number
  nod: number
  nearArm: Limb
  farArm: Limb
  nearLeg: Limb
  farLeg: Limb
}

/** A sole lies this far below its ankle. */
const ANKLE = 4

/** The build in a pose. Poses name places for a grown figure; shorter legs and arms bring them nearer. */
export function poseFigure(build: Build, pose: Pose): Skeleton {
  const lean = radians((pose.lean ?? 0) + build.stoop)
  const trunk = trunkOf(build)
  const hipHeight = pose.hips === undefined ? standingHeight(build, pose) : pose.hips * Math.min(1, build.leg / 48)
  const hip: Point = [0, -hipHeight]
  const neck: Point = [hip[0] + Math.sin(lean) * trunk, hip[1] - Math.cos(lean) * trunk]
  const nod = radians((pose.nod ?? 0) + build.stoop * 0.6) + lean * 0.35
  const chin: Point = [neck[0] + Math.sin(nod) * build.neck + 0.8, neck[1] - Math.cos(nod) * build.neck]
  const shoulder = (side: number): Point => [
    neck[0] + Math.cos(lean) * side - Math.sin(lean) * 3.2,
    neck[1] + Math.sin(lean) * side + Math.cos(lean) * 3.2,
  ]
  const foot = Math.min(1, build.leg / 48)
  return {
    hip,
    neck,
    chin,
    lean,
    nod,
    nearArm: poseArm(shoulder(-build.shoulder * 0.82), pose.near, { build, hip }),
    farArm: poseArm(shoulder(build.shoulder * 0.78), pose.far, { build, hip }),
    nearLeg: poseLeg([hip[0] - build.hip * 0.52, hip[1]], pose.nearLeg, { build, foot }),
    farLeg: poseLeg([hip[0] + build.hip * 0.52, hip[1]], pose.farLeg, { build, foot }),
  }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Height of the hips when the lower foot or knee stands `lift` above the ground. */
function standingHeight(build: Build, pose: Pose): number {
  const drop = (leg: LegPose): number => {
    if ('knee' in leg) return 0
    const [thigh, shin] = legParts(build)
    const knee = Math.cos(radians(leg[0])) * thigh
    return Math.max(knee + 3.4, knee + Math.cos(radians(leg[1])) * shin + ANKLE)
  }
  return Math.max(drop(pose.nearLeg), drop(pose.farLeg)) + (pose.lift ?? 0)
}

function legParts({ leg }: Build): Point {
  return [(leg - ANKLE) * 0.52, (leg - ANKLE) * 0.48]
}

function poseArm(root: Point, arm: ArmPose, { build, hip }: { build: Build; hip: Point }): Limb {
  const half = build.arm / 2
  if ('to' in arm) return reachFor(root, toward(root, arm.to, hip), half)
  const middle = along(root, arm[0], half)
  return [root, middle, along(middle, arm[1], half)]
}

/** A grown standing figure's place, taken along with hips that are lower. */
function toward(_root: Point, [x, y]: Point, hip: Point): Point {
  return [x + hip[0], y < -50 ? y + (hip[1] + 49.5) * 0.9 : y]
}

/** Two bones of one length from root to target, the elbow behind and below. */
function reachFor(root: Point, target: Point, half: number): Limb {
  const [dx, dy] = [target[0] - root[0], target[1] - root[1]]
  const far = Math.hypot(dx, dy) || 1
  const reach = Math.min(far, half * 1.98)
  const end: Point = [root[0] + (dx / far) * reach, root[1] + (dy / far) * reach]
  const bow = Math.sqrt(Math.max(0, half * half - (reach / 2) ** 2))
  const [mx, my] = [(root[0] + end[0]) / 2, (root[1] + end[1]) / 2]
  return [root, [mx - (dy / far) * bow, my + (dx / far) * bow], end]
}

function poseLeg(root: Point, leg: LegPose, { build, foot }: { build: Build; foot: number }): Limb {
  if ('knee' in leg) {
    const down = ([x, y]: Point): Point => [x * foot, y * foot - ANKLE * (1 - foot)]
    return [root, down(leg.knee), down(leg.foot)]
  }
  const [thigh, shin] = legParts(build)
  const middle = along(root, leg[0], thigh)
  return [root, middle, along(middle, leg[1], shin)]
}

function along([x, y]: Point, degrees: number, length: number): Point {
  return [x + Math.sin(radians(degrees)) * length, y + Math.cos(radians(degrees)) * length]
}

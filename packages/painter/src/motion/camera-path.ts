import type { Beat } from './beat.ts'
import type { CameraMove, MotionPlan } from './motion.ts'

interface Size {
  width: number
  height: number
}

/** Where on the screen something is seen that lies so near: `size` times as large about `x`, `y`, and moved by `right` and `down` pixels. */
export interface CameraView {
  x: number
  y: number
  size: (near: number) => number
  right: (near: number) => number
  down: (near: number) => number
}

/** How far a lively camera goes against a calm one. */
const LIVELY = 1.75
/** What a whole way, which no clip quite gets to, does to what is farthest and to what is nearest; shares of the picture. */
const DOLLY = [0.07, 0.24] as const
const RETREAT = [0.03, 0.1] as const
const TRUCK = [0.03, 0.15] as const
/** What an orbit goes round: nearness of what stays in its place. */
const PIVOT = 0.4
const ORBIT = 0.13

/** How far a camera goes in the time in which a calm one goes 1. */
export function strideOf(motion: MotionPlan['motion']): number {
  return motion === 'high' ? LIVELY : 1
}

/** The camera's view at a moment; a new clip's begins with everything in its place, and less than no travel is where it came from. `focus`: what it looks at, in pixels. */
export function aimCamera(
  { motion, camera }: Pick<MotionPlan, 'motion'> & { camera: CameraMove },
  { travel }: Pick<Beat, 'travel'>,
  { width, height }: Size,
  focus: { x: number; y: number },
): CameraView {
  const way = travel * strideOf(motion)
  const middle = { x: width / 2, y: height / 2 }
  const between =
    ([far, near]: readonly [number, number]) =>
    (share: number) =>
      way * (far + (near - far) * share)
  const truck = between(TRUCK)
  const none = () => 0
  const still: CameraView = { ...middle, size: () => 1, right: none, down: none }
  /** What is moved aside is drawn so much larger that the picture's edge stays outside. */
  const covering = (share: number) => 1 + Math.abs(truck(share)) * 1.6
  switch (camera) {
    case 'still':
      return still
    case 'in': {
      const dolly = between(DOLLY)
      return { ...still, ...focus, size: (share) => 1 + dolly(share) }
    }
    case 'out': {
      const retreat = between(RETREAT)
      // What lies at the lower edge is cut off there and stays so.
      return { ...still, y: height, size: (share) => 1 / (1 + retreat(share)) }
    }
    case 'left':
      return { ...still, size: covering, right: (share) => truck(share) * width }
    case 'right':
      return { ...still, size: covering, right: (share) => -truck(share) * width }
    case 'up':
      return { ...still, size: covering, down: (share) => truck(share) * height * 0.8 }
    case 'down':
      return { ...still, size: covering, down: (share) => -truck(share) * height * 0.8 }
    case 'orbit':
      return {
        ...still,
        size: () => 1 + Math.abs(way) * ORBIT * 1.1,
        right: (share) => way * ORBIT * width * (share - PIVOT),
      }
    default:
      return camera satisfies never
  }
}

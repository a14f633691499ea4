import { travelled } from './beat.ts'
import { strideOf } from './camera-path.ts'
import type { MotionPlan } from './motion.ts'

/** Longer than any clip. */
const LONGEST_SECONDS = 60
const HALVINGS = 40

/**
 * When a camera that goes with this motion has come as far as another one after so many seconds: there one can go on from the other.
 */
export function findSameWay(
  { motion, seconds }: Pick<MotionPlan, 'motion' | 'seconds'>,
  next: MotionPlan['motion'],
): number {
  const way = strideOf(motion) * travelled(seconds)
  let [early, late] = [0, LONGEST_SECONDS]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (early + late) / 2
    if (strideOf(next) * travelled(middle) < way) early = middle
    else late = middle
  }
  return early
}

import type { MotionPlan } from './motion.ts'

/** One moment of a clip. */
export interface Beat {
  /** Of the whole clip, also of the part that this one goes on from. */
  seconds: number
  /** Turns that something has made which makes so many a second; in a loop a whole number of them at its end. */
  turns: (perSecond: number) => number
  /** How far the camera has gone, 0 at the beginning to just under 1. */
  travel: number
}

/** Seconds in which a camera gets into its stride. */
const START_SECONDS = 0.7
/** It slows down over so many, so that a clip can go on and on. */
const TIRE_SECONDS = 9

export function countFrames({ seconds, fps }: MotionPlan): number {
  return Math.max(2, Math.round(seconds * fps))
}

/** A loop's last frame is its first one again, and its camera goes out and back. */
export function beatAt(plan: MotionPlan, n: number): Beat {
  const seconds = plan.fromSeconds + n / plan.fps
  if (!plan.loop) return { seconds, turns: (perSecond) => perSecond * seconds, travel: travelled(seconds) }
  const phase = n / (countFrames(plan) - 1)
  return {
    seconds: phase * plan.seconds,
    turns: (perSecond) => Math.max(1, Math.round(perSecond * plan.seconds)) * phase,
    travel: thereAndBack(plan, phase),
  }
}

/** How far a camera has gone that comes back in the end, by the share of the clip that is over. */
export function thereAndBack({ seconds }: MotionPlan, share: number): number {
  return travelled(seconds * 0.6) * 0.5 * (1 - Math.cos(share * Math.PI * 2))
}

/** How far a camera has come after so many seconds, 0 to just under 1. */
export function travelled(seconds: number): number {
  return 1 - Math.exp(-(seconds * seconds) / (seconds + START_SECONDS) / TIRE_SECONDS)
}

/** A swing of so many turns a second that is at 0 when the clip begins, -2 to 2. */
export function swing(beat: Beat, perSecond: number, offset: number): number {
  return Math.sin((beat.turns(perSecond) + offset) * Math.PI * 2) - Math.sin(offset * Math.PI * 2)
}

/** A moment of a picture that a clip will end with: it moves into its place as another moved out of it. */
export function beatBefore(plan: MotionPlan, n: number): Beat {
  const seconds = (n - countFrames(plan) + 1) / plan.fps
  return { seconds, turns: (perSecond) => perSecond * seconds, travel: -travelled(-seconds) }
}

import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { freeCanvas } from '../base/frame.ts'
import { smoothStep } from '../base/noise.ts'
import type { Motion, MotionPlan, MotionSource } from '../motion/motion.ts'
import { openMotion } from '../motion/open-motion.ts'
import type { PaintStep } from '../paint-picture.ts'

/** Seconds in which one motion gives way to another. */
const SECONDS = 0.75

/** How the clip before would have gone on, frame by frame, for as long as its motion gives way to another. */
export interface LeadIn {
  frames: readonly Canvas[]
  close(): void
}

/** What sways wider from one frame to the next would jump. */
export function needsLeadIn(before: MotionPlan, after: MotionPlan): boolean {
  return before.motion !== after.motion && before.fromSeconds > 0
}

export function* paintLeadIn(source: MotionSource, plan: MotionPlan): Generator<PaintStep, LeadIn> {
  const opening = openMotion(source, null, plan)
  let step = opening.next()
  while (!step.done) {
    yield { ...step.value, progress: 0 }
    step = opening.next()
  }
  const motion = step.value
  const { width, height } = source.picture
  const frames: Canvas[] = []
  while (frames.length < Math.min(motion.frames, Math.round(SECONDS * plan.fps))) {
    const canvas = createCanvas(width, height)
    motion.paint(frames.length, canvas)
    frames.push(canvas)
    yield { progress: 0, canvas }
  }
  motion.close()
  return { frames, close: () => frames.forEach(freeCanvas) }
}

/** A motion that comes out of another one. */
export function beginWith({ frames }: LeadIn, motion: Motion): Pick<Motion, 'frames' | 'paint'> {
  return {
    frames: motion.frames,
    paint(n, onto) {
      motion.paint(n, onto)
      const earlier = frames[n]
      if (earlier === undefined) return
      const ctx = onto.getContext('2d')
      ctx.save()
      ctx.globalAlpha = 1 - smoothStep(0, frames.length, n)
      ctx.drawImage(earlier, 0, 0)
      ctx.restore()
    },
  }
}

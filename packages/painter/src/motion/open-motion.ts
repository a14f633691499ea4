import type { PaintStep } from '../paint-picture.ts'
import type { Motion, MotionPlan, MotionSource } from './motion.ts'

/**
 * Takes a picture apart into what moves, and sets it in motion. Frame 0 is the picture itself; with an `end` the last frame is
 * that picture.
 */
export function* openMotion(
  source: MotionSource,
  end: MotionSource | null,
  { seconds, fps }: MotionPlan,
): Generator<PaintStep, Motion> {
  yield { progress: 0, canvas: source.picture }
  const frames = Math.max(2, Math.round(seconds * fps))
  return {
    frames,
    paint: (n, onto) => {
      const ctx = onto.getContext('2d')
      ctx.drawImage(end !== null && n === frames - 1 ? end.picture : source.picture, 0, 0)
    },
    close: () => undefined,
  }
}

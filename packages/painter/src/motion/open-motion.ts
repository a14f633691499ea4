import { ImageData } from '@napi-rs/canvas'
import type { PaintStep } from '../paint-picture.ts'
import { type Beat, beatAt, beatBefore, countFrames, thereAndBack } from './beat.ts'
import { dissolve } from './dissolve.ts'
import { glideOver } from './glide.ts'
import type { Motion, MotionPlan, MotionSource } from './motion.ts'
import { openSet, paintMoment, type SceneSet } from './scene-set.ts'

/**
 * Takes a picture apart into what moves, and sets it in motion. Frame 0 of a new clip is the picture itself, and of a loop also the
 * last; with an `end`, which must have its size, the last frame is that picture. A clip that goes on from another has the picture
 * that the other began with; what had an end or was a loop is gone on from as a new clip from its last picture.
 */
export function* openMotion(
  source: MotionSource,
  end: MotionSource | null,
  plan: MotionPlan,
): Generator<PaintStep, Motion> {
  yield { progress: 0, canvas: source.picture }
  const first = yield* openSet(source, plan)
  const last = end === null ? null : yield* openSet(end, { ...plan, camera: first.camera, loop: false })
  const frames = countFrames(plan)
  const image = new ImageData(first.width, first.height)
  const words = new Uint32Array(image.data.buffer, image.data.byteOffset, first.words.length)
  const paint =
    last === null ? (n: number) => paintOne(first, plan, n, words) : createCrossing(first, last, plan, words)
  return {
    frames,
    paint: (n, onto) => {
      paint(n)
      onto.getContext('2d').putImageData(image, 0, 0)
    },
    close: () => {
      first.layers = []
      if (last !== null) last.layers = []
    },
  }
}

function paintOne(set: SceneSet, plan: MotionPlan, n: number, words: Uint32Array): void {
  const beat = beatAt(plan, n)
  if (beat.seconds === 0 || (plan.loop && n === countFrames(plan) - 1)) words.set(set.words)
  else paintMoment(set, plan, beat, words)
}

/** From one picture to the other, both in motion on the way. */
function createCrossing(first: SceneSet, last: SceneSet, plan: MotionPlan, words: Uint32Array): (n: number) => void {
  const frames = countFrames(plan)
  const coming = new Uint32Array(words.length)
  const onward = { ...plan, loop: false }
  const glides = glideOver(first, last, {
    first: ({ seconds }) => (seconds - plan.fromSeconds) / plan.seconds,
    last: ({ seconds }) => 1 + seconds / plan.seconds,
  })
  // Who goes from one place to another is seen by one camera, which comes back.
  const aim = (beat: Beat, n: number) =>
    glides && plan.fromSeconds === 0 ? { ...beat, travel: thereAndBack(plan, n / (frames - 1)) } : beat
  return (n) => {
    if (n === frames - 1) return words.set(last.words)
    if (n === 0 && plan.fromSeconds === 0) return words.set(first.words)
    paintMoment(first, onward, aim(beatAt(onward, n), n), words)
    paintMoment(last, onward, aim(beatBefore(onward, n), n), coming)
    dissolve(words, coming, first, n / (frames - 1))
  }
}

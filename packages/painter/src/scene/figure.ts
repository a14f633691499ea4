import type { Layer } from '../base/frame.ts'
import type { Actor } from './actor.ts'

/** An actor drawn and lit on its own layer. */
export interface Figure {
  actor: Actor
  layer: Layer
}

/** Generous box around an actor: tails, beams and flags reach past its measure. */
export function boxOf(actor: Actor): { x: number; y: number; width: number; height: number } {
  const width = actor.width * 1.5 + actor.height * 0.3
  return { x: actor.x - width / 2, y: actor.y - actor.height * 1.25, width, height: actor.height * 1.4 }
}

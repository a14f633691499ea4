import { smoothStep } from '../../../base/noise.ts'
import type { Stage } from '../../stage.ts'

/** A way that leads from the viewer into the picture: its middle and half width at a distance, in world units. */
export interface Lane {
  middleAt(z: number): number
  half: number
}

/** Winds a little and leaves the subject's side free; the straight road of a plain only bends far off. */
export function layLane(stage: Stage, half: number, wind: number): Lane {
  const { layout, frame, grain } = stage
  const side = layout.focus > frame.width / 2 ? -1 : 1
  const lean = side * (0.5 + 0.5 * Math.abs(grain(2.5, 8.5)))
  return { half, middleAt: (z) => lean * 0.3 * half + wind * (Math.sin(z * 0.09 + lean) * z * 0.1 + lean * z * 0.03) }
}

/** 1 on the way, 0 off it, with a worn edge. */
export function onLane(stage: Stage, lane: Lane, x: number, z: number): number {
  const worn = stage.grain(x * 1.7, z * 1.7) * lane.half * 0.12
  return 1 - smoothStep(lane.half * 0.86, lane.half * 1.06, Math.abs(x - lane.middleAt(z)) + worn)
}

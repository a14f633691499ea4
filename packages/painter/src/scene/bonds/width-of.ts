import { isPerson } from '../../words/animate.ts'
import type { Draft } from '../actor.ts'

/** Of people whose arms or legs are spread, in heights. */
const SPREAD: Readonly<Record<string, number>> = {
  dancing: 0.94,
  running: 0.86,
  punching: 0.86,
  fighting: 0.74,
  kicking: 0.84,
  pushing: 0.84,
  pulling: 0.84,
  jumping: 0.66,
  'linked hands': 0.8,
}

/** Width by height in the pose that is taken. */
export function widthOf({ name, aspect }: Pick<Draft, 'name' | 'aspect'>, pose: string | undefined): number {
  return isPerson(name) ? Math.max(aspect, SPREAD[pose ?? ''] ?? 0) : aspect
}

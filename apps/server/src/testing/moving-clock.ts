import type { Clock } from '../platform/clock.ts'

/** Time that stands still until a test moves it. */
export interface MovingClock extends Clock {
  moveSeconds(seconds: number): void
}

export function openMovingClock(start = new Date()): MovingClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    moveSeconds(seconds) {
      now += seconds * 1000
    },
  }
}

/** Consecutive failures after which an engine is set aside. */
export const MOST_FAILURES = 3

const FIRST_PAUSE_S = 30
const LONGEST_PAUSE_S = 600

/** Pause in seconds after `trips` earlier trips since its last success. */
export function pauseAfterTrips(trips: number): number {
  return Math.min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** Math.min(trips, 10))
}

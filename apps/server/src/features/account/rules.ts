/** Days without a call until a session dies. */
export const IDLE_DAYS = 30
/** Days after which a session dies whatever happens. */
export const SESSION_DAYS = 180
/** A session's last call is written down at most this often. */
export const SEEN_EVERY_MINUTES = 10

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export function minutesLater(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * MINUTE_MS)
}

export function daysLater(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS)
}

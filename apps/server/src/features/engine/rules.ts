import type { AdminEngine } from '@easel/contract/admin-engines'
import type { FieldNote } from '../../errors.ts'

export type Figures = AdminEngine['figures']

export function noFigures(): Figures {
  return { waiting: 0, running: 0, done: 0, failed: 0, medianSeconds: null, reasons: [] }
}

const OF_BUILT_IN = ['isOn', 'weight', 'verbs']

/** What of this cannot be changed of the built-in engine. */
export function findBuiltInFaults(body: object): Record<string, FieldNote> {
  const wrong = Object.keys(body).filter((name) => !OF_BUILT_IN.includes(name))
  return Object.fromEntries(wrong.map((name) => [name, 'built_in']))
}

const SHOWN_OF_KEY = 4
const SHORTEST_TO_SHOW = 12

/** Its last characters behind dots, so that two keys can be told apart; of a short one nothing. */
export function maskKey(key: string): string {
  return `••••${key.length < SHORTEST_TO_SHOW ? '' : key.slice(-SHOWN_OF_KEY)}`
}

/** Consecutive failures after which an engine is set aside. */
export const MOST_FAILURES = 3

const FIRST_PAUSE_S = 30
const LONGEST_PAUSE_S = 600

/** Pause in seconds after `trips` earlier trips since its last success. */
export function pauseAfterTrips(trips: number): number {
  return Math.min(LONGEST_PAUSE_S, FIRST_PAUSE_S * 2 ** Math.min(trips, 10))
}

import type { DeliveryRow } from '../../db/tables.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Between one try and the next; after the last one a delivery is given up. */
const WAITS_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS, 2 * HOUR_MS]
/** A webhook that has failed for so long is switched off. */
const FAILING_MAX_MS = 3 * DAY_MS
/** Callbacks of tasks, delivered or not, are kept for so long. */
export const CALLBACK_LIFE_MS = DAY_MS
/** A delivery under way belongs to its process for so long; longer than the longest request. */
export const LEASE_MS = 30 * SECOND_MS
/** Deliveries in a row before other lanes of the same queue have their turn. */
export const IN_A_ROW_MAX = 20
/** A secret that was replaced signs for so long beside the new one. */
export const FORMER_LIFE_MS = DAY_MS
/** Between one test of a webhook and the next. */
export const TEST_PAUSE_SECONDS = 5
/** Kept of an answer. */
export const ANSWER_MAX_CHARS = 500

/** Milliseconds until the next try after so many; null: there is none. */
export function waitAfter(tries: number): number | null {
  return WAITS_MS[tries - 1] ?? null
}

export function isFailingTooLong(failingSince: Date | null, now: Date): boolean {
  return failingSince !== null && now.getTime() - failingSince.getTime() >= FAILING_MAX_MS
}

export interface Answer {
  /** Of HTTP; null: there was none. */
  status: number | null
  /** The beginning of its body, or why there was none. */
  text: string
  /** The address may not be spoken to, so that another try is pointless. */
  isForbidden: boolean
}

export function isDelivered({ status }: Pick<Answer, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300
}

/** The same for every try of a delivery. */
export function messageIdOf({ id }: Pick<DeliveryRow, 'id'>): string {
  return `msg_${id}`
}

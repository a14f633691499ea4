import type { Mode, TaskStatus } from '@easel/contract/drawing'

/** Where a task may go from each state: 18 pairs of 49. Whatever arrives after a final state is dropped. */
export const allowedMoves: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = {
  NOT_START: ['SUBMITTED', 'IN_PROGRESS', 'MODAL', 'SUCCESS', 'FAILURE', 'CANCEL'],
  SUBMITTED: ['IN_PROGRESS', 'MODAL', 'SUCCESS', 'FAILURE', 'CANCEL'],
  /** To itself with more progress only. */
  IN_PROGRESS: ['IN_PROGRESS', 'SUCCESS', 'FAILURE', 'CANCEL'],
  MODAL: ['NOT_START', 'FAILURE', 'CANCEL'],
  SUCCESS: [],
  FAILURE: [],
  CANCEL: [],
}

/** In line or being drawn: an engine's business. */
const DRAWABLE = ['NOT_START', 'SUBMITTED', 'IN_PROGRESS'] as const satisfies readonly TaskStatus[]

export type DoorName = 'person' | 'worker' | 'sweeper'

/** Who may move tasks where, and from where: each row is a part of the table above. */
export const doors: Readonly<Record<DoorName, Partial<Record<TaskStatus, readonly TaskStatus[]>>>> = {
  person: { CANCEL: [...DRAWABLE, 'MODAL'] },
  worker: {
    SUBMITTED: ['NOT_START'],
    IN_PROGRESS: DRAWABLE,
    SUCCESS: DRAWABLE,
    FAILURE: DRAWABLE,
  },
  sweeper: { FAILURE: DRAWABLE, CANCEL: ['MODAL'] },
}

/** The states from which `door` may move a task to `to`. */
export function startsOf(door: DoorName, to: TaskStatus): readonly TaskStatus[] {
  return doors[door][to] ?? []
}

export function isFinal(status: TaskStatus): boolean {
  return allowedMoves[status].length === 0
}

/** Credits for one grid of four. */
export const gridPrices: Readonly<Record<Mode, number>> = { FAST: 4, TURBO: 8, RELAX: 0 }

/** An engine that hangs is given up after this long. */
export const RUN_MS = 15 * 60_000
/** A task that nobody came for. */
export const WAIT_MS = 24 * 60 * 60_000
/** Crashes in a row, without progress between them, that a task may cause. */
export const CRASHES_MAX = 3
/** A RELAX task that has waited this long stands in line like a FAST one. */
export const RELAX_PATIENCE_MS = 10 * 60_000

/**
 * Seconds until the task at `place` (1 is next) is done: whole rounds of all slots before it, and its own drawing.
 * Null when nobody knows yet how long a drawing takes.
 */
export function secondsUntilDone(place: number, slots: number, meanSeconds: number | null): number | null {
  if (meanSeconds === null) return null
  const rounds = Math.ceil(place / Math.max(1, slots))
  return Math.ceil(rounds * meanSeconds)
}

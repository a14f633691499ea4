import type { Task } from '@easel/contract/drawing'

/** A worker that says nothing for this long has lost its task. */
export const LEASE_MS = 10_000
/** How often leases are prolonged, overdue tasks ended, and the line looked at in case a wake-up was lost. */
export const BEAT_MS = 2_000
/** So many tasks are claimed before leases are prolonged again. */
export const CLAIMS_A_TURN = 32
/** So many that a dead server left at engines are taken over at once: it is one statement, and whoever comes next has the rest. */
export const ADOPTIONS_A_TURN = 256
/** A preview and a progress at most this often each, for each task. */
const REPORT_EVERY_MS = 250
/** Pauses before what was unreachable is tried again. */
export const RETRY_PAUSES_MS: readonly number[] = [500, 2_000, 5_000]

/** Refusals that people are told by name; whatever else an engine says is its own word. */
const NAMED_REFUSALS: ReadonlySet<string> = new Set([
  'engine_lost',
  'engine_timeout',
  'engine_bad_reply',
  'engine_failed',
  'engine_refused',
  'engine_lacks_call',
  'engine_lacks_verb',
  'no_models',
  'picture_missing',
  'picture_unreadable',
  'picture_too_large',
  'picture_forbidden',
  'picture_of_another_engine',
  'engine_forbidden',
  'engine_unreachable',
  'key_refused',
  'cancelled',
  'banned_word',
])

/** What an engine said when it refused, as the task keeps it. */
export function explainRefusal(said: string): { reason: string; detail: string | null } {
  return NAMED_REFUSALS.has(said) ? { reason: said, detail: null } : { reason: 'engine_refused', detail: said }
}

/** The `w:h` of a task. @throws RangeError when it is none */
export function ratioOf(aspectRatio: string): { width: number; height: number } {
  const [width = 0, height = 0] = aspectRatio.split(':').map(Number)
  if (!(width > 0 && height > 0)) throw new RangeError(`aspect ratio: ${aspectRatio}`)
  return { width, height }
}

/** Everything that a worker of this process holds is owned by a name that begins so. */
export function ownerPrefix(nodeId: string, pid: number): string {
  return `${nodeId}:${pid}:`
}

/** Whether a report is worth a row: progress that was not shown yet, and not too soon after the one before. */
export function isWorthTelling(
  task: Pick<Task, 'status' | 'progress'>,
  progress: number,
  sinceLastMs: number,
): boolean {
  if (task.status !== 'IN_PROGRESS') return true
  return progress > task.progress && sinceLastMs >= REPORT_EVERY_MS
}

/** Whether a new preview is not too soon after the one before. */
export function isWorthShowing(sinceLastMs: number): boolean {
  return sinceLastMs >= REPORT_EVERY_MS
}

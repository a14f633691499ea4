import { setTimeout as pause } from 'node:timers/promises'

/**
 * A client redraws a card only when its time in whole seconds changes, and asks no more once it saw the end: what is done at once would
 * never be shown there.
 */
const HOLD_MS = 1_200
const KEPT_MAX = 10_000

/** Since when tasks were submitted through this process, by its own monotonic clock; picking a picture again is answered by a task of long ago. */
const submitted = new Map<number, number>()

export function noteSubmitted(number: number): void {
  if (submitted.size >= KEPT_MAX) submitted.clear()
  submitted.set(number, performance.now())
}

/** Wait until a task's submit is long enough ago, or the client has gone. */
export async function holdBack(
  { number, submitTime }: { number: number; submitTime: number },
  now: number,
  signal: AbortSignal,
): Promise<boolean> {
  const noted = submitted.get(number)
  const sinceSubmit = noted === undefined ? now - submitTime : performance.now() - noted
  if (sinceSubmit < 0 || sinceSubmit >= HOLD_MS) {
    submitted.delete(number)
    return false
  }
  await pause(HOLD_MS - sinceSubmit, undefined, { signal }).catch(() => undefined)
  return true
}

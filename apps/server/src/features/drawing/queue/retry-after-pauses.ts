import { setTimeout as pause } from 'node:timers/promises'

export interface RetryPolicy {
  /** One more try after each. */
  pausesMs: readonly number[]
  signal: AbortSignal
  /** Retryable errors; others are rethrown at once. */
  mayPass: (error: unknown) => boolean
}

/** Retry an act after increasing pauses while its error is retryable; then throw the last error. */
export async function retryAfterPauses<T>(
  { pausesMs, signal, mayPass }: RetryPolicy,
  act: () => Promise<T>,
): Promise<T> {
  const [pauseMs, ...later] = pausesMs
  try {
    return await act()
  } catch (error) {
    // Waiting is the only remedy, and only for some errors.
    if (pauseMs === undefined || signal.aborted || !mayPass(error)) throw error
    await pause(pauseMs, undefined, { signal })
    return retryAfterPauses({ pausesMs: later, signal, mayPass }, act)
  }
}

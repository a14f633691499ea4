import { setTimeout as pause } from 'node:timers/promises'

export interface RetryPolicy {
  /** One more try after each. */
  pausesMs: readonly number[]
  signal: AbortSignal
  /** Errors that may pass by themselves; others are thrown at once. */
  mayPass: (error: unknown) => boolean
}

/** Do something again after growing pauses while it fails for a reason that may pass; then throw what it threw last. */
export async function retryAfterPauses<T>(
  { pausesMs, signal, mayPass }: RetryPolicy,
  act: () => Promise<T>,
): Promise<T> {
  const [pauseMs, ...later] = pausesMs
  try {
    return await act()
  } catch (error) {
    // The only thing to do about it is to wait, and only for some.
    if (pauseMs === undefined || signal.aborted || !mayPass(error)) throw error
    await pause(pauseMs, undefined, { signal })
    return retryAfterPauses({ pausesMs: later, signal, mayPass }, act)
  }
}

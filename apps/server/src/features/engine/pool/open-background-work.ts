/** Background work, awaited at the end. */
export interface BackgroundWork {
  run(act: () => Promise<void>): void
  /** Aborted at the end. */
  signal: AbortSignal
  /** Abort and wait; errors after that are ignored. */
  end(): Promise<void>
}

export function openBackgroundWork(onError: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>()
  const ending = new AbortController()
  return {
    run(act) {
      const done = act().catch((error: unknown) => {
        if (!ending.signal.aborted) onError(error)
      })
      running.add(done)
      void done.finally(() => running.delete(done))
    },
    signal: ending.signal,
    async end() {
      ending.abort()
      await Promise.all(running)
    },
  }
}

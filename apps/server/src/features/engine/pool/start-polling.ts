/** Re-reads on request and periodically. */
export interface Polling {
  /** Read now; a call during a read gets one that started after the call. */
  refresh(): Promise<void>
  /** The same for those who cannot wait for it. */
  hint(): void
  stop(): Promise<void>
}

/** @param pauseMs how long to the next time, asked after each */
export function startPolling(
  read: () => Promise<void>,
  { pauseMs, onError }: { pauseMs: () => number; onError: (error: unknown) => void },
): Polling {
  let current: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const refresh = () => {
    next ??= current.then(async () => {
      next = null
      if (isStopped) return
      const reading = read().finally(schedule)
      current = reading.catch(() => undefined)
      await reading
    })
    return next
  }
  const hint = () => void refresh().catch(onError)
  const schedule = () => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(hint, pauseMs()).unref()
  }
  return {
    refresh,
    hint,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await current
    },
  }
}

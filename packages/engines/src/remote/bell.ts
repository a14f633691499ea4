/** Wakes tasks that wait for news by name. */
export interface Bell {
  ring(name: string): void
  /** Ends after the pause, or before it when the bell rings. Throws what the pause throws. */
  wait(name: string, pause: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<'rung' | 'over'>
}

export function createBell(): Bell {
  const waiting = new Map<string, Set<() => void>>()
  return {
    ring: (name) => waiting.get(name)?.forEach((wake) => wake()),
    async wait(name, pause, signal) {
      const stop = new AbortController()
      let isRung = false
      const wake = () => {
        isRung = true
        stop.abort()
      }
      const others = waiting.get(name) ?? new Set()
      waiting.set(name, others.add(wake))
      try {
        await pause(AbortSignal.any([signal, stop.signal]))
        return 'over'
      } catch (error) {
        // Interrupted by the bell, not by the caller.
        signal.throwIfAborted()
        if (!isRung) throw error
        return 'rung'
      } finally {
        others.delete(wake)
        if (others.size === 0) waiting.delete(name)
      }
    },
  }
}

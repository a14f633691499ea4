/** Virtual time in ms since 1970. Pauses take no real time: when everything waits, the clock jumps to the next due event. */
export interface VirtualClock {
  now(): number
  /** Do something when the clock comes to so many milliseconds from now. */
  after(ms: number, act: () => void | Promise<void>): void
  /** Moves the clock on as far as this, and does what falls due on the way. Throws the signal's reason when it aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>
}

interface Appointment {
  dueAt: number
  act: () => void | Promise<void>
}

export function openVirtualClock(startAt: number): VirtualClock {
  let now = startAt
  let turn: Promise<void> = Promise.resolve()
  const waiting: Appointment[] = []

  const after = (ms: number, act: Appointment['act']) => {
    waiting.push({ dueAt: now + Math.max(0, ms), act })
  }
  const takeNext = (): Appointment | undefined => {
    waiting.sort((one, other) => one.dueAt - other.dueAt)
    return waiting.shift()
  }
  const moveUntil = async (isReached: () => boolean) => {
    while (!isReached()) {
      const next = takeNext()
      if (!next) return
      now = Math.max(now, next.dueAt)
      await next.act()
    }
  }
  return {
    now: () => now,
    after,
    async pause(ms, signal) {
      signal.throwIfAborted()
      let isReached = false
      after(ms, () => {
        isReached = true
      })
      turn = turn.then(() => moveUntil(() => isReached || signal.aborted))
      await turn
      signal.throwIfAborted()
    },
  }
}

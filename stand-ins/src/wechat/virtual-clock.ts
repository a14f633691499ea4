export interface VirtualClock {
  now(): Date
  /** Do something when the clock comes to `dueAt`; nothing waits in real time. */
  at(dueAt: Date, act: () => Promise<void>): void
  /** Move on by so many milliseconds, and do what falls due on the way, each thing at its own time. 0: what is due now. */
  jump(ms: number): Promise<void>
}

interface Appointment {
  dueAt: number
  act: () => Promise<void>
}

/** Runs with `base` and ahead of it by what was jumped. */
export function openVirtualClock(base: () => Date): VirtualClock {
  const waiting: Appointment[] = []
  let aheadMs = 0
  let turn = Promise.resolve()
  const now = () => base().getTime() + aheadMs

  const moveTo = (instant: number) => {
    aheadMs += Math.max(0, instant - now())
  }
  const takeDue = (until: number) => {
    const next = waiting.reduce(
      (first: Appointment | undefined, one) => (first && first.dueAt <= one.dueAt ? first : one),
      undefined,
    )
    if (!next || next.dueAt > until) return undefined
    waiting.splice(waiting.indexOf(next), 1)
    return next
  }
  const moveThrough = async (ms: number) => {
    const until = now() + ms
    // What is done on the way takes time, and may make more fall due.
    const takeNext = () => takeDue(Math.max(until, now()))
    for (let next = takeNext(); next; next = takeNext()) {
      moveTo(next.dueAt)
      await next.act()
    }
    moveTo(until)
  }
  return {
    now: () => new Date(now()),
    at: (dueAt, act) => waiting.push({ dueAt: dueAt.getTime(), act }),
    jump(ms) {
      turn = turn.then(() => moveThrough(ms))
      return turn
    },
  }
}

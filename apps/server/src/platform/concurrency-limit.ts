/** Limits concurrent acts, with a bounded queue. */
export interface ConcurrencyLimit {
  /** Null: too many wait already. */
  pass<Result>(act: () => Promise<Result>): Promise<Result> | null
}

export function openConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }): ConcurrencyLimit {
  const queue: (() => void)[] = []
  let running = 0

  async function run<Result>(act: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve))
    else running += 1
    try {
      return await act()
    } finally {
      // The slot goes directly to the next in the queue, so that no newcomer takes it.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return { pass: (act) => (queue.length >= waiting ? null : run(act)) }
}

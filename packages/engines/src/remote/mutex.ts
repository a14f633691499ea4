/** Runs acts one at a time, in order. */
export interface Mutex {
  /** Does `act` when it is its turn. @throws the signal's reason, when it aborts before that */
  take<T>(act: () => Promise<T>, signal: AbortSignal): Promise<T>
}

export function openMutex(): Mutex {
  let last: Promise<void> = Promise.resolve()
  return {
    async take(act, signal) {
      const before = last
      let pass = () => {}
      last = new Promise<void>((resolve) => (pass = resolve))
      try {
        await untilAborted(before, signal)
      } catch (error) {
        // An aborted waiter keeps its place, so later ones still wait for earlier ones.
        before.then(pass, pass)
        throw error
      }
      try {
        return await act()
      } finally {
        pass()
      }
    },
  }
}

async function untilAborted(before: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  let abort = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
  })
  try {
    await Promise.race([before, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

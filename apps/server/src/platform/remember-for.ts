import type { Clock } from './clock.ts'

/** The same reading, which is made anew when it is asked for and older than that; however many ask, once at a time. Errors are not kept. */
export function rememberFor<Read>(clock: Clock, ms: number, read: () => Promise<Read>): () => Promise<Read> {
  let last: { at: number; read: Read } | undefined
  let reading: Promise<Read> | undefined
  async function readAnew(): Promise<Read> {
    try {
      last = { at: clock.now().getTime(), read: await read() }
      return last.read
    } finally {
      reading = undefined
    }
  }
  return async () => {
    if (last && Math.abs(clock.now().getTime() - last.at) < ms) return last.read
    reading ??= readAnew()
    return reading
  }
}

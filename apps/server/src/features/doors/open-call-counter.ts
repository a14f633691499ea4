import type { Deps } from '../../deps.ts'
import { addCalls, dayOf } from '../key/gate.ts'

const WRITE_EVERY_MS = 5_000

export interface CallCounter {
  count(keyId: string): void
  /** Write what was counted. */
  close(): Promise<void>
}

/** Count the calls of each key by day: in memory, and written every few seconds, for a client may ask ten times a second. */
export function openCallCounter({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): CallCounter {
  let counted = new Map<string, { keyId: string; day: string; calls: number }>()
  async function write(): Promise<void> {
    const [taken, now] = [[...counted.values()], clock.now()]
    counted = new Map()
    await addCalls(db, taken, now).catch((error: unknown) => log.warn({ err: error }, 'calls of programs not counted'))
  }
  const timer = setInterval(() => void write(), WRITE_EVERY_MS).unref()
  return {
    count(keyId) {
      const day = dayOf(clock.now())
      const id = `${keyId} ${day}`
      counted.set(id, { keyId, day, calls: (counted.get(id)?.calls ?? 0) + 1 })
    },
    async close() {
      clearInterval(timer)
      await write()
    },
  }
}

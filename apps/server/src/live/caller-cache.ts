import { createHash } from 'node:crypto'
import type { Actor, Deps } from '../deps.ts'
import { SESSION_ENDED_CHANNEL } from './hub.ts'

const LIFE_MS = 2_000
const TOKENS_MAX = 10_000

type Caller = Actor | 'banned' | null

export interface Callers {
  find(token: string): Promise<Caller>
  /** Drop the cached caller of a session, or all of `user:<id>`. */
  forget(ended: string): void
  close(): void
}

/** Cache the owner of a token for two seconds; ending a session in any process invalidates it. */
export function rememberCallers(
  find: (token: string) => Promise<Caller>,
  { bus, clock }: Pick<Deps, 'bus' | 'clock'>,
): Callers {
  const callers = new Map<string, { caller: Actor; at: number }>()
  // A lookup that was in flight during an invalidation must not be cached.
  let forgotten = 0

  function forget(ended: string): void {
    forgotten += 1
    for (const [key, { caller }] of callers) {
      if (ended === caller.sessionId || ended === `user:${caller.userId}`) callers.delete(key)
    }
  }

  function forgetAll(): void {
    forgotten += 1
    callers.clear()
  }

  return {
    async find(token) {
      const key = createHash('sha256').update(token).digest('base64')
      const remembered = callers.get(key)
      const age = remembered ? clock.now().getTime() - remembered.at : LIFE_MS
      if (remembered && age >= 0 && age < LIFE_MS) return remembered.caller
      const before = forgotten
      const caller = await find(token)
      if (callers.size >= TOKENS_MAX) callers.clear()
      if (caller === null || caller === 'banned') callers.delete(key)
      else if (before === forgotten) callers.set(key, { caller, at: clock.now().getTime() })
      return caller
    },
    forget,
    close: bus.listen(SESSION_ENDED_CHANNEL, forget, forgetAll),
  }
}

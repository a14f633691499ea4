import { EngineUnreachable, type RemoteEngine } from '../engine.ts'

/** The server draws one order at a time; a second one waits there, so that it is never idle. */
const SLOTS = 2

type Own = Pick<RemoteEngine, 'id' | 'start' | 'follow' | 'cancel' | 'abilities' | 'probe'> & Partial<RemoteEngine>

/** An engine with its own queue of named orders: drawings survive our restart. */
export function openQueued({ start, close, ...own }: Own): RemoteEngine {
  let isClosed = false
  return {
    slots: SLOTS,
    mostBlended: 6,
    worksBySight: true,
    ...own,
    async start(order, signal) {
      signal.throwIfAborted()
      if (isClosed) throw new EngineUnreachable('The engine is closed.')
      return start(order, signal)
    },
    async close() {
      isClosed = true
      await close?.()
    },
  }
}

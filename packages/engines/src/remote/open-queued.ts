import { EngineUnreachable, type RemoteEngine } from '../engine.ts'

/** The server draws one order after the other; one more waits there, so that it never stands still. */
const SLOTS = 2

type Own = Pick<RemoteEngine, 'id' | 'start' | 'follow' | 'cancel' | 'abilities' | 'probe'> & Partial<RemoteEngine>

/** An engine with a line of its own, in which orders have names: a drawing outlives a restart of ours. */
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

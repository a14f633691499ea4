import type { RemoteEngine, Ticket } from '@easel/engines/engine'

export interface Lease {
  engine: RemoteEngine
  /** No new users; it is closed when the last one is done. */
  retire(): Promise<void>
  /** Close it now, whatever is under way. */
  end(): Promise<void>
}

/** Reference-count the users of an engine, so that a replaced one is closed after its last drawing. */
export function leaseEngine(engine: RemoteEngine, onClosed: () => void): Lease {
  let calls = 0
  let isRetired = false
  let isClosed = false
  /** Submitted, but not followed yet. */
  const waiting = new Set<string>()
  const end = async () => {
    if (isClosed) return
    isClosed = true
    onClosed()
    await engine.close()
  }
  const leave = async () => {
    calls -= 1
    await endIfIdle()
  }
  const endIfIdle = async () => {
    if (isRetired && calls === 0 && waiting.size === 0) await end()
  }
  const count = async <T>(act: () => Promise<T>): Promise<T> => {
    calls += 1
    try {
      return await act()
    } finally {
      await leave()
    }
  }
  const { recover } = engine
  return {
    engine: {
      ...engine,
      start: (order, signal) =>
        count(async () => {
          const ticket = await engine.start(order, signal)
          waiting.add(keyOf(ticket))
          return ticket
        }),
      async *follow(ticket, order, signal) {
        calls += 1
        waiting.delete(keyOf(ticket))
        try {
          yield* engine.follow(ticket, order, signal)
        } finally {
          await leave()
        }
      },
      async cancel(ticket) {
        waiting.delete(keyOf(ticket))
        await count(() => engine.cancel(ticket))
      },
      probe: (signal) => count(() => engine.probe(signal)),
      ...(recover && { recover: (attempt, signal) => count(() => recover(attempt, signal)) }),
    },
    async retire() {
      isRetired = true
      await endIfIdle()
    },
    end,
  }
}

/** Key of a ticket, independent of key order, which jsonb does not keep. */
const keyOf = (ticket: Ticket) => JSON.stringify(Object.entries(ticket).sort(([a], [b]) => (a < b ? -1 : 1)))

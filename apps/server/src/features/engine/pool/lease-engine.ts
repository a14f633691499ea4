import type { RemoteEngine, Ticket } from '@easel/engines/engine'

export interface Lease {
  engine: RemoteEngine
  /** Nothing new comes; it is closed when the last of what is under way has ended. */
  retire(): Promise<void>
  /** Close it now, whatever is under way. */
  end(): Promise<void>
}

/** Who uses an engine is counted, so that one that was replaced can end in peace. */
export function leaseEngine(engine: RemoteEngine, onClosed: () => void): Lease {
  let calls = 0
  let isRetired = false
  let isClosed = false
  /** Handed over, and not followed yet. */
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

/** The same for a ticket that was kept in the database meanwhile, where names have no order. */
const keyOf = (ticket: Ticket) => JSON.stringify(Object.entries(ticket).sort(([a], [b]) => (a < b ? -1 : 1)))

import { randomUUID } from 'node:crypto'
import {
  type Done,
  type DrawOrder,
  EngineUnreachable,
  NeverTaken,
  type RemoteEngine,
  type Report,
  type Ticket,
} from '../engine.ts'
import { EngineRefused, NotReached, NotTaken } from './faults.ts'
import { followDrawing, type ReportProgress } from './follow-drawing.ts'
import type { RemoteTools } from './tools.ts'

const TRIES = 3
const FIRST_PAUSE_MS = 1_000

/** One order on its way. */
export interface Run {
  tell: ReportProgress
  signal: AbortSignal
  /**
   * Submit to the engine; what was certainly not taken is retried after a pause, unless nobody listens and nothing is drawn yet.
   */
  submit<T>(act: () => Promise<T>): Promise<T>
}

/**
 * An engine whose response is the finished pictures, so there is nothing to poll. The order is submitted by `follow`, in the
 * process that took it; its ticket does not survive a restart.
 */
export function openSynchronous(
  id: string,
  { pause }: Pick<RemoteTools, 'pause'>,
  draw: (order: DrawOrder, run: Run) => Promise<Done>,
): Pick<RemoteEngine, 'start' | 'follow' | 'cancel' | 'close'> {
  const life = randomUUID()
  /** Taken, and nothing of it submitted yet. */
  const waiting = new Set<string>()
  const running = new Map<string, AbortController>()
  let jobCount = 0
  let isClosed = false

  async function* follow(ticket: Ticket, order: DrawOrder, signal: AbortSignal): AsyncGenerator<Report> {
    signal.throwIfAborted()
    const key = keyOf(ticket)
    if (!waiting.delete(key)) return yield { state: 'refused', reason: 'engine_lost' }
    const stop = new AbortController()
    running.set(key, stop)
    const state = { isTaken: false }
    const patience: Patience = { pause, state, seed: order.seed }
    try {
      yield* followDrawing(
        async (tell, halt) => {
          const submit = <T>(act: () => Promise<T>) => submitPatiently(act, patience, halt)
          return draw(order, { tell, signal: halt, submit }).catch((error: unknown) => endWith(error, state))
        },
        { signal, stop },
      )
    } catch (error) {
      if (!state.isTaken && !isClosed) waiting.add(key)
      throw error
    } finally {
      running.delete(key)
    }
  }

  return {
    async start(_order, signal) {
      signal.throwIfAborted()
      if (isClosed) throw new EngineUnreachable('The engine is closed.')
      const ticket: Ticket = { engine: id, life, job: (jobCount += 1) }
      waiting.add(keyOf(ticket))
      return ticket
    },
    follow,
    async cancel(ticket) {
      waiting.delete(keyOf(ticket))
      running.get(keyOf(ticket))?.abort(new EngineRefused('cancelled'))
    },
    async close() {
      isClosed = true
      waiting.clear()
      for (const stop of running.values()) stop.abort(new EngineRefused('engine_lost'))
    },
  }
}

const keyOf = ({ engine, life, job }: Ticket) => `${String(engine)} ${String(life)} ${String(job)}`

interface Patience extends Pick<RemoteTools, 'pause'> {
  state: { isTaken: boolean }
  /** Spreads the pauses of concurrent orders. */
  seed: number
}

async function submitPatiently<T>(
  act: () => Promise<T>,
  { pause, state, seed }: Patience,
  signal: AbortSignal,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    signal.throwIfAborted()
    try {
      const answer = await act()
      state.isTaken = true
      return answer
    } catch (error) {
      if (!(error instanceof NotTaken)) state.isTaken = true
      if (!(error instanceof NotTaken) || tries === TRIES) throw error
      if (error instanceof NotReached && !state.isTaken) throw error
      await pause((error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** tries) + (seed % FIRST_PAUSE_MS), signal)
    }
  }
}

/** Restart an order that was not taken, unless a part of it is drawn. */
function endWith(error: unknown, { isTaken }: { isTaken: boolean }): never {
  if (!(error instanceof NotTaken)) throw error
  if (isTaken) throw new EngineRefused('engine_unreachable', { cause: error })
  throw new NeverTaken(error.message, { cause: error })
}

import { createBell } from '../remote/bell.ts'
import { EngineRefused } from '../remote/faults.ts'
import type { Tell } from '../remote/follow-drawing.ts'
import { failOrWait } from '../remote/look-again.ts'
import { cancelPrompt } from './cancel-prompt.ts'
import { openHearing } from './hear.ts'
import { readHistory, readQueue } from './look-up.ts'
import { openEars } from './open-ears.ts'
import type { Server } from './server.ts'
import type { HistoryEntry, Receipt } from './wire.ts'

const LOOK_EVERY_MS = 3_000
/** The server says that it is done a little before it can be asked about it. */
const SHORTEST_PAUSE_MS = 200
/** On the way from the queue to what is over a prompt may be in neither. */
const MOST_ABSENCES = 2
const LONGEST_REASON = 300

type State = { kind: 'waits' } | { kind: 'runs' } | { kind: 'absent' } | { kind: 'over'; entry: HistoryEntry }

/**
 * What a prompt showed when it was over. The server is asked; what it says over its socket only tells sooner, and how far it is.
 * @throws EngineRefused, the signal's reason; EngineUnreachable when it cannot be asked: ask again later
 */
export async function awaitPrompt(
  server: Server,
  receipt: Receipt,
  { tell, signal }: { tell: Tell; signal: AbortSignal },
): Promise<HistoryEntry['outputs']> {
  const bell = createBell()
  let isNews = false
  const hearing = openHearing(receipt, { tell, saw: () => (server.known.previews = true) })
  const ears = openEars(server, receipt.client, (frame) => {
    if (!hearing.hear(frame)) return
    isNews = true
    bell.ring(receipt.prompt)
  })
  const deadline = server.line.clock.now().getTime() + server.settings.timeoutMs
  const look = openLook(server, receipt, signal)
  try {
    for (;;) {
      ears.listen()
      isNews = false
      const state = await look()
      if (state.kind === 'over') return readOutputs(state.entry, server.cancelled.has(receipt.prompt))
      if (state.kind === 'runs') hearing.say()
      await requireTime(server, receipt, deadline)
      if (!isNews) await bell.wait(receipt.prompt, (until) => server.pause(LOOK_EVERY_MS, until), signal)
      if (isNews) await server.pause(SHORTEST_PAUSE_MS, signal)
    }
  } finally {
    await ears.close()
  }
}

/** @throws EngineRefused when it has taken too long: then it is not drawn on for nobody */
async function requireTime(server: Server, receipt: Receipt, deadline: number): Promise<void> {
  if (server.line.clock.now().getTime() < deadline) return
  await cancelPrompt(server, receipt)
  throw new EngineRefused('engine_timeout')
}

/** Looks that bear with failures and absences. @throws EngineRefused, EngineUnreachable, the signal's reason */
function openLook(server: Server, { prompt }: Receipt, signal: AbortSignal): () => Promise<State> {
  let failureCount = 0
  let absenceCount = 0
  return async () => {
    const state = await look(server, prompt, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      failureCount += 1
      return failOrWait(error, failureCount)
    })
    if (state === null) return { kind: 'waits' }
    failureCount = 0
    absenceCount = state.kind === 'absent' ? absenceCount + 1 : 0
    if (absenceCount < MOST_ABSENCES) return state
    throw new EngineRefused(server.cancelled.has(prompt) ? 'cancelled' : 'engine_lost')
  }
}

async function look(server: Server, prompt: string, signal: AbortSignal): Promise<State> {
  const entry = await readHistory(server, prompt, signal)
  if (entry !== null) return { kind: 'over', entry }
  const { queue_running, queue_pending } = await readQueue(server, signal)
  const isIn = (list: typeof queue_running) => list.some(({ id }) => id === prompt)
  if (isIn(queue_running)) return { kind: 'runs' }
  return { kind: isIn(queue_pending) ? 'waits' : 'absent' }
}

/** @throws EngineRefused when nothing came of it */
function readOutputs({ outputs, status }: HistoryEntry, isCancelled: boolean): HistoryEntry['outputs'] {
  if (status === null && Object.keys(outputs).length > 0) return outputs
  // Servers of old do not say why nothing came.
  if (status === null) throw new EngineRefused(isCancelled ? 'cancelled' : 'engine_failed')
  if (status.status_str !== 'error' && status.completed !== false) return outputs
  const said = new Map(status.messages.map(([name, message]) => [name, message.exception_message]))
  if (said.has('execution_interrupted')) throw new EngineRefused('cancelled')
  const reason = said.get('execution_error')?.trim().slice(0, LONGEST_REASON)
  throw new EngineRefused(reason ? reason : 'engine_failed')
}

import { createBell } from '../remote/bell.ts'
import { EngineRefused, EngineMessage } from '../remote/faults.ts'
import type { ReportProgress } from '../remote/follow-drawing.ts'
import { throwUnlessRetryable } from '../remote/throw-unless-retryable.ts'
import { openPatience, type Stage } from '../remote/patience.ts'
import { cancelPrompt } from './cancel-prompt.ts'
import { openSocketReader } from './read-socket.ts'
import { readHistory, readQueue } from './look-up.ts'
import { listenerOf } from './open-listener.ts'
import type { Server } from './server.ts'
import { nameRefusal } from './submit-prompt.ts'
import { SOCKET_SAVER } from './template.ts'
import type { HistoryEntry, Receipt } from './wire.ts'

const LOOK_EVERY_MS = 3_000
/** The server announces the end shortly before its history has it. */
const SHORTEST_PAUSE_MS = 200
const MOST_PAUSES = 25
/** Between queue and history a prompt may briefly be in neither. */
const MOST_ABSENCES = 2
const LONGEST_REASON = 300

/** A prompt's results: pictures are in `outputs` or in `pictures`. */
export interface PromptOutput {
  outputs: HistoryEntry['outputs']
  /** Received over the socket, by node id. */
  pictures: ReadonlyMap<string, Uint8Array>
}

/** `unsure`: it could not be asked. */
type State = { kind: 'waits' | 'runs' | 'absent' | 'unsure' } | { kind: 'over'; entry: HistoryEntry }

const STAGES: Readonly<Record<Exclude<State['kind'], 'over'>, Stage | null>> = {
  waits: 'waits',
  runs: 'drawn',
  absent: null,
  unsure: null,
}

/**
 * Wait for a prompt's results. The server is polled; its socket only gives earlier notice and progress, unless the graph sends
 * its pictures there.
 * @throws EngineRefused, the signal's reason; EngineUnreachable when it cannot be asked: ask again later
 */
export async function awaitPrompt(
  server: Server,
  receipt: Receipt,
  { tell, signal }: { tell: ReportProgress; signal: AbortSignal },
): Promise<PromptOutput> {
  const bell = createBell()
  let isNews = false
  const { ears, pictures } = listenerOf(server, receipt.client)
  const hearing = openSocketReader(receipt, { tell, saw: () => (server.known.previews = true), pictures })
  ears.hearWith((frame) => {
    if (!hearing.hear(frame)) return
    isNews = true
    bell.ring(receipt.prompt)
  })
  const patience = openPatience(server.line.clock, server.settings.timeoutMs)
  const look = openLook(server, receipt, signal)
  try {
    for (;;) {
      void ears.listen()
      isNews = false
      const state = await look()
      if (state.kind === 'over') {
        const outputs = readOutputs(state.entry, receipt, server.cancelled.has(receipt.prompt))
        await hearRest(server, { receipt, entry: state.entry, pictures }, signal)
        return { outputs, pictures }
      }
      if (state.kind === 'runs') hearing.say()
      if (patience.isOver(STAGES[state.kind])) await giveUp(server, receipt)
      if (!isNews) await bell.wait(receipt.prompt, (until) => server.pause(LOOK_EVERY_MS, until), signal)
      if (isNews) await server.pause(SHORTEST_PAUSE_MS, signal)
    }
  } finally {
    if (!server.posts.has(receipt.client)) await ears.close()
  }
}

/** Whether an output node sends its pictures over the socket. */
function tells({ prompt }: HistoryEntry, id: string): boolean {
  return prompt?.graph[id]?.class_type === SOCKET_SAVER
}

/** Pictures on the socket may arrive shortly after the end of the prompt. @throws EngineRefused when one is missing */
async function hearRest(
  server: Server,
  { receipt, entry, pictures }: { receipt: Receipt; entry: HistoryEntry } & Pick<PromptOutput, 'pictures'>,
  signal: AbortSignal,
): Promise<void> {
  const socketOutputs = receipt.outputs.split(' ').filter((id) => tells(entry, id))
  const isMissing = () => socketOutputs.some((id) => !pictures.has(id))
  for (let pauses = 0; isMissing(); pauses++) {
    if (pauses === MOST_PAUSES) throw new EngineRefused('engine_lost')
    await server.pause(SHORTEST_PAUSE_MS, signal)
  }
}

/** @throws EngineRefused: it has taken too long, and is not drawn on for nobody */
async function giveUp(server: Server, receipt: Receipt): Promise<never> {
  await cancelPrompt(server, receipt)
  throw new EngineRefused('engine_timeout')
}

/** Polls that tolerate failures and absences. @throws EngineRefused, EngineUnreachable, the signal's reason */
function openLook(server: Server, { prompt }: Receipt, signal: AbortSignal): () => Promise<State> {
  let failureCount = 0
  let absenceCount = 0
  return async () => {
    const state = await look(server, prompt, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      failureCount += 1
      return throwUnlessRetryable(error, failureCount)
    })
    if (state === null) return { kind: 'unsure' }
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
function readOutputs(entry: HistoryEntry, receipt: Receipt, isCancelled: boolean): HistoryEntry['outputs'] {
  const { outputs, status } = entry
  if (status === null) return readOldOutputs(entry, receipt, isCancelled)
  if (status.status_str !== 'error' && status.completed !== false) return outputs
  const messages = new Map(status.messages.map(([name, message]) => [name, message.exception_message]))
  if (messages.has('execution_interrupted')) throw new EngineRefused('cancelled')
  const words = messages.get('execution_error')?.trim().slice(0, LONGEST_REASON)
  if (!words) throw new EngineRefused('engine_failed')
  const reason = nameRefusal(words)
  throw new EngineRefused(reason === 'engine_refused' ? 'engine_failed' : reason, { cause: new EngineMessage(words) })
}

/** Old servers give no reason for missing results; socket pictures have none in the history either. */
function readOldOutputs(entry: HistoryEntry, receipt: Receipt, isCancelled: boolean): HistoryEntry['outputs'] {
  if (Object.keys(entry.outputs).length > 0) return entry.outputs
  if (isCancelled) throw new EngineRefused('cancelled')
  if (receipt.outputs.split(' ').some((id) => tells(entry, id))) return entry.outputs
  throw new EngineRefused('engine_failed')
}

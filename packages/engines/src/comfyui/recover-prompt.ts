import { type Attempt, EngineUnreachable, type Ticket } from '../engine.ts'
import { EngineRefused, NotTaken } from '../remote/faults.ts'
import { promptIdOf } from './attempt-id.ts'
import { listSamplers } from './list-samplers.ts'
import { listHistory, readHistory, readQueue } from './look-up.ts'
import { closeListener } from './open-listener.ts'
import type { Server } from './server.ts'
import type { Queued, Receipt } from './wire.ts'

/** Time in which a submission may still arrive. */
const SETTLING_MS = 3_000
/** History entries to search on old servers, which do not use our ids. */
const MOST_LISTED = 64

/**
 * Recover the ticket of an attempt whose answer was lost; null: surely never taken; `unknown`: it may be among entries that the
 * server does not list.
 * @throws EngineUnreachable, the signal's reason
 */
export async function recoverPrompt(
  server: Server,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<Ticket | null | 'unknown'> {
  const id = promptIdOf(attempt)
  try {
    const ticket = await find(server, id, signal)
    if (ticket !== null && ticket !== 'unknown') return { ...ticket }
    await server.pause(SETTLING_MS, signal)
    const later = await find(server, id, signal)
    if (later !== null && later !== 'unknown') return { ...later }
    await closeListener(server, id)
    return later
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof EngineRefused || error instanceof NotTaken)) throw error
    throw new EngineUnreachable(error.message, { cause: error })
  }
}

async function find(server: Server, id: string, signal: AbortSignal): Promise<Receipt | null | 'unknown'> {
  const isOurs = (queued: Queued) => queued.id === id || queued.client === id
  const { queue_running, queue_pending } = await readQueue(server, signal)
  const waiting = [...queue_running, ...queue_pending].find(isOurs)
  if (waiting) return receiptOf(server, id, waiting)
  const entry = await readHistory(server, id, signal)
  if (entry !== null) return entry.prompt === null ? 'unknown' : receiptOf(server, id, entry.prompt)
  const listed = (await listHistory(server, MOST_LISTED, signal)).flatMap(([, { prompt }]) => prompt ?? [])
  const over = listed.find(isOurs)
  if (over) return receiptOf(server, id, over)
  // A server that uses our ids for other prompts would have found this one.
  const keepsIds = [...queue_running, ...queue_pending, ...listed].some(({ id: given, client }) => given === client)
  return listed.length < MOST_LISTED || keepsIds ? null : 'unknown'
}

/** Output node ids are numbered in picture order. */
function receiptOf({ settings }: Server, client: string, { id, graph, outputs }: Queued): Receipt {
  const sorted = [...outputs].sort((one, other) => Number(one) - Number(other))
  const samplers = listSamplers(graph).join(' ')
  return { engine: settings.id, prompt: id, client, outputs: sorted.join(' '), samplers }
}

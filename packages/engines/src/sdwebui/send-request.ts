import type { OutgoingAnswer } from '@easel/outgoing/outgoing'
import { EngineRefused, EngineMessage } from '../remote/faults.ts'
import {
  jsonBody,
  type Line,
  MOST_ANSWER_BYTES,
  type Question,
  readFault,
  readJson,
  requestOf,
  requireTaken,
} from '../remote/line.ts'
import { OutOfMemory, tellsOutOfMemory } from './out-of-memory.ts'
import type { Server } from './server.ts'
import type { Call } from './own-request.ts'

/** The API's sentence for a sampler that it does not have. */
const NO_SAMPLER = 'Sampler not found'

/** A request in progress at the server. */
export interface PendingRequest {
  answer: Promise<unknown>
  /**
   * `over`: answered, or certainly not accepted. `dropped`: no answer will come, but the server, which does not notice
   * disconnects, may still run it.
   */
  state(): 'open' | 'over' | 'dropped'
  hangUp(): void
}

/** Its answer throws NotTaken and EngineRefused. */
export function sendRequest(server: Server, { call, body }: { call: Call; body: object }): PendingRequest {
  const request = new AbortController()
  const { timeoutMs } = server.settings
  const path = `/sdapi/v1/${call}`
  const answer = post(server.line, { ...jsonBody(body), path, signal: request.signal, timeoutMs })
  let state: ReturnType<PendingRequest['state']> = 'open'
  answer.then(
    () => (state = 'over'),
    (error: unknown) => (state = isDropped(error) ? 'dropped' : 'over'),
  )
  return { answer, state: () => state, hangUp: () => request.abort(new Error('Nobody waits for this answer.')) }
}

async function post(line: Line, question: Question): Promise<unknown> {
  try {
    const answer = await line.outgoing.send({ maxBytes: MOST_ANSWER_BYTES, ...requestOf(line, question) })
    requireDrawn(answer, line)
    return readJson(answer)
  } catch (error) {
    throw readFault(error)
  }
}

/** @throws NotTaken, EngineRefused; OutOfMemory for what may fit in smaller pieces */
function requireDrawn(answer: OutgoingAnswer, line: Line): void {
  try {
    requireTaken(answer, line)
  } catch (error) {
    if (tellsNoSampler(answer)) throw new EngineRefused('sampler_missing', { cause: new EngineMessage(NO_SAMPLER) })
    if (tellsNoModel(answer)) throw new EngineRefused('model_missing', { cause: error })
    throw tellsOutOfMemory(answer) ? new OutOfMemory(error) : error
  }
}

/** AUTOMATIC1111 before 1.9 says it with 404, as if the call itself were missing; later versions take another sampler, and Forge says 400. */
function tellsNoSampler({ status, body }: OutgoingAnswer): boolean {
  return status === 404 && new TextDecoder().decode(body).includes(NO_SAMPLER)
}

/** AUTOMATIC1111 since 1.6, where a request asks for a checkpoint. */
function tellsNoModel({ status, body }: OutgoingAnswer): boolean {
  return status === 500 && new TextDecoder().decode(body).includes('Unknown checkpoint')
}

/** Whether only a proxy gave up: the API itself fails with 500 and a sentence; higher statuses come from proxies. */
function isDropped(error: unknown): boolean {
  if (!(error instanceof EngineRefused)) return false
  return error.reason === 'engine_timeout' || error.reason === 'engine_lost' || (error.status ?? 0) > 500
}

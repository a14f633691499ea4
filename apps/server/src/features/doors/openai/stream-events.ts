import { Readable } from 'node:stream'
import type { DoorDeps, ProgramAnswer, ProgramCall } from '../open-door.ts'
import { toRefusal } from '../../../http/error-handler.ts'
import { errorOf } from './refuse-openai.ts'

/** Between two signs of life: proxies cut connections that say nothing. */
const ALIVE_EVERY_MS = 15_000

/** A comment, which clients skip. */
const ALIVE = ': drawing\n\n'

export interface EventStream {
  /** One event; `name` where the dialect names its events. */
  send(event: object, name?: string): void
}

/**
 * Answer with server-sent events, as they come. What goes wrong once it has begun is an event, too. It ends with `[DONE]`, for clients
 * that wait for it.
 */
export function streamEvents(
  deps: Pick<DoorDeps, 'log' | 'sayRefusal' | 'counts'>,
  call: ProgramCall,
  run: (events: EventStream) => Promise<void>,
): ProgramAnswer {
  call.waitLong()
  const stream = new Readable({ read: () => undefined })
  const push = (text: string) => {
    if (!stream.destroyed && !call.signal.aborted) stream.push(text)
  }
  // The head of the answer goes out with the first bytes.
  push(ALIVE)
  const alive = setInterval(() => push(ALIVE), ALIVE_EVERY_MS)
  const events: EventStream = {
    send: (event, name) => push(`${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(event)}\n\n`),
  }
  const end = () => {
    clearInterval(alive)
    push('data: [DONE]\n\n')
    stream.push(null)
  }
  run(events)
    .catch((error: unknown) => {
      const refusal = toRefusal(error)
      deps.counts.add('easel_refusals_total', { door: 'OpenAI', reason: refusal.reason })
      if (refusal.reason === 'internal') deps.log.error({ requestId: call.requestId, err: error }, 'stream failed')
      const message = deps.sayRefusal(refusal, call.actor.language)
      events.send({ type: 'error', error: errorOf(refusal, message) }, 'error')
    })
    .finally(end)
  const headers = { 'x-accel-buffering': 'no' }
  return { stream, mime: 'text/event-stream; charset=utf-8', headers }
}

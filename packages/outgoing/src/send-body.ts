import type { ClientRequest } from 'node:http'
import { Readable } from 'node:stream'
import { OutgoingError, type OutgoingRequest, type StreamedBody } from './outgoing.ts'

type Body = OutgoingRequest['body']

export function lengthOf(body: NonNullable<Body>): number {
  return isStreamed(body) ? body.length : Buffer.byteLength(body)
}

/** @param fail hears of a body that failed or had another length; the connection is cut off then, and the request is never whole */
export function sendBody(request: ClientRequest, body: Body, fail: (error: unknown) => void): void {
  if (body === undefined || !isStreamed(body)) {
    request.end(body)
    return
  }
  const chunks = Readable.from(exactly(body), { objectMode: false })
  chunks.on('error', (error) => {
    fail(error)
    request.destroy()
  })
  // The server may answer or hang up before it has all: whoever makes the chunks is told.
  request.once('close', () => chunks.destroy())
  chunks.pipe(request)
}

async function* exactly({ length, chunks }: StreamedBody): AsyncGenerator<Uint8Array> {
  let left = length
  for await (const chunk of chunks) {
    left -= chunk.byteLength
    if (left < 0) break
    if (chunk.byteLength > 0) yield chunk
  }
  if (left !== 0) throw new OutgoingError('broken', `The body was to have ${length} bytes, and has others.`)
}

function isStreamed(body: NonNullable<Body>): body is StreamedBody {
  return typeof body === 'object' && 'chunks' in body
}

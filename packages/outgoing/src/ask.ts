import { request as requestHttp, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Target } from './find-target.ts'
import { OutgoingError, type OutgoingRequest } from './outgoing.ts'
import { lengthOf, sendBody } from './send-body.ts'

const MAX_HEADER_BYTES = 32 * 1024
/** Headers of the connection, which callers must not set. */
const OURS = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** @throws OutgoingError `forbidden` */
export function requireHeaders(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  for (const [name, value] of Object.entries(headers)) {
    const isLegal = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i.test(name) && /^[\t\x20-\x7e\x80-\xff]*$/.test(value)
    if (!isLegal || OURS.has(name.toLowerCase()) || /^sec-/i.test(name)) {
      throw new OutgoingError('forbidden', `Not a header to send: ${JSON.stringify(name)}`)
    }
  }
  return { 'user-agent': 'Easel', ...headers }
}

/** Asks over a connection that is open, and gives the answer when its head is there. Errors are strangers'. */
export function ask(
  socket: Socket,
  { url }: Target,
  { method, headers, body, encodings }: Pick<OutgoingRequest, 'method' | 'headers' | 'body'> & { encodings: string },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = requestHttp({
      createConnection: () => socket,
      method,
      path: `${url.pathname}${url.search}`,
      headers: {
        ...headers,
        host: url.host,
        connection: 'close',
        'accept-encoding': encodings,
        ...(body !== undefined && { 'content-length': lengthOf(body) }),
      },
      maxHeaderSize: MAX_HEADER_BYTES,
      insecureHTTPParser: false,
    })
    request.on('response', resolve)
    // Stays registered: errors may also follow the response.
    request.on('error', (error) => reject(nameFault(error)))
    request.on('upgrade', (_answer, upgraded) => {
      upgraded.destroy()
      reject(new OutgoingError('broken', 'The server changed the protocol, which nobody asked for.'))
    })
    sendBody(request, body, reject)
  })
}

function nameFault(error: NodeJS.ErrnoException): Error {
  return error.code === 'HPE_HEADER_OVERFLOW'
    ? new OutgoingError('too_large', `More than ${MAX_HEADER_BYTES} bytes of headers.`, { cause: error })
    : error
}

import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { OutgoingError } from './outgoing.ts'

export interface Decoded {
  /** Names in lower case. Of a decoded body, what described the encoded one is gone. */
  headers: Readonly<Record<string, string>>
  /** Destroyed with an error when the answer is not whole. */
  body: Readable
}

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip({ flush: constants.Z_SYNC_FLUSH }),
  'x-gzip': () => createGunzip({ flush: constants.Z_SYNC_FLUSH }),
  deflate: () => createInflate({ flush: constants.Z_SYNC_FLUSH }),
  br: () => createBrotliDecompress({ flush: constants.BROTLI_OPERATION_FLUSH }),
}

/** @throws OutgoingError `broken`: an encoding that was not asked for, or several on top of each other */
export function decodeBody(answer: IncomingMessage): Decoded {
  const headers = readHeaders(answer)
  // The response may fail before anyone reads it; the reader gets the error.
  answer.on('error', () => undefined)
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '' || isEmpty(answer)) return { headers, body: answer }
  const decoder = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding]?.() : undefined
  if (!decoder) throw new OutgoingError('broken', `An encoding that nobody asked for: ${JSON.stringify(encoding)}`)
  const { 'content-encoding': _encoding, 'content-length': _length, ...others } = headers
  // An error destroys both streams and reaches the reader of the decoder.
  pipeline(answer, decoder, () => undefined)
  return { headers: others, body: decoder }
}

/** What is empty is not encoded, whatever it says. */
function isEmpty({ statusCode, headers }: IncomingMessage): boolean {
  return statusCode === 204 || statusCode === 304 || headers['content-length'] === '0'
}

function readHeaders({ headers }: IncomingMessage): Record<string, string> {
  const headerLines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as const],
  )
  return Object.fromEntries(headerLines)
}

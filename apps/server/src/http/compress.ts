import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** What is smaller fits into one packet anyway. */
const BYTES_MIN = 1_400
/** Of eleven: a page of a channel, 69 KB, becomes 6 KB in under a millisecond. */
const QUALITY = 4

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Send texts, that is pages and answers to calls, compressed to whoever takes them so. Guessing a secret from sizes needs
 * calls in another's name, and no other site can make those: what signs a call in is a header, not a cookie.
 */
export function addCompression(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < BYTES_MIN || reply.hasHeader('content-encoding')) return payload
    reply.header('vary', 'accept-encoding')
    const coding = chooseCoding(String(request.headers['accept-encoding'] ?? ''))
    if (coding === null || request.method === 'HEAD') return payload
    reply.header('content-encoding', coding).removeHeader('content-length')
    return compress(coding, payload)
  })
}

/** Null: as it is. Who names a coding only to forbid it, or only by a star, gets the text itself. */
function chooseCoding(accepted: string): 'br' | 'gzip' | null {
  const named = accepted.split(',').map((part) => part.trim().toLowerCase())
  const acceptable = named.filter((part) => !/;\s*q=0(\.0*)?$/.test(part)).map((part) => part.split(';', 1)[0]?.trim())
  if (acceptable.includes('br')) return 'br'
  return acceptable.includes('gzip') ? 'gzip' : null
}

function compress(coding: 'br' | 'gzip', text: string): Promise<Buffer> {
  if (coding === 'gzip') return zip(text)
  const bytes = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotli(bytes, { params })
}

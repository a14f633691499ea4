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
 * Compress pages and JSON for clients that accept it. Compression side channels (guessing a secret from sizes) need requests in a
 * victim's name, which other sites cannot make: calls are authenticated by a header, not a cookie.
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

/** Null: uncompressed, also for clients that forbid a coding or only send `*`. */
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

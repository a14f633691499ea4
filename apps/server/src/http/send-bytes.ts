import type { FastifyReply } from 'fastify'

export interface SentBytes {
  bytes: Buffer
  mime: string
  /** Names these bytes for all time, without quotes. */
  etag: string
}

/** Answer with bytes that never change under their address: whole, a part, or "you have it". */
export function sendBytes(reply: FastifyReply, { bytes, mime, etag }: SentBytes): FastifyReply {
  const { headers } = reply.request
  reply
    .header('etag', `"${etag}"`)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('accept-ranges', 'bytes')
    // Opened by itself a file is nobody's page: no script, no frame, no request.
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .type(mime)
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send()
  const wanted = headers['if-range'] === undefined || headers['if-range'] === `"${etag}"` ? headers.range : undefined
  const part = readRange(wanted, bytes.length)
  if (part === null) return reply.send(bytes)
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  return reply
    .code(206)
    .header('content-range', `bytes ${part.first}-${part.last}/${bytes.length}`)
    .send(bytes.subarray(part.first, part.last + 1))
}

function isKnown(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known?.some((tag) => tag === '*' || tag === `"${etag}"`) ?? false
}

/** One range of bytes, both ends counted. Null: all of it, also for several ranges, as the standard allows. */
function readRange(header: string | undefined, length: number): { first: number; last: number } | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  return first > last || first >= length ? 'none' : { first, last }
}

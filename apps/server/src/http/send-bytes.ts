import type { FastifyReply } from 'fastify'

export interface SentBytes {
  bytes: Buffer
  mime: string
  /** Names these bytes for all time, without quotes. */
  etag: string
  /** For whoever saves them. */
  fileName: string
}

const SHOWN = "sandbox; default-src 'none'"
/** A browser plays a clip in a page of its own making, of which the clip is a part. */
const PLAYED = `${SHOWN}; media-src 'self'`

/**
 * Send immutable bytes: in full, a range, or 304. They are private pictures: browsers may cache them, shared caches may not,
 * because those would still show deleted ones.
 */
export function sendBytes(reply: FastifyReply, { bytes, mime, etag, fileName }: SentBytes): FastifyReply {
  const { headers } = reply.request
  reply
    .header('etag', `"${etag}"`)
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('accept-ranges', 'bytes')
    // Opened directly, a file must not run scripts, be framed or make requests.
    .header('content-security-policy', mime.startsWith('video/') ? PLAYED : SHOWN)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('access-control-allow-origin', '*')
    .header('content-disposition', `inline; filename="${fileName}"`)
    .type(mime)
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send()
  const rangeHeader =
    headers['if-range'] === undefined || headers['if-range'] === `"${etag}"` ? headers.range : undefined
  const part = readRange(rangeHeader, bytes.length)
  if (part === null) return reply.send(bytes)
  if (part === 'none') return sendNoPart(reply, bytes.length)
  return reply
    .code(206)
    .header('content-range', `bytes ${part.first}-${part.last}/${bytes.length}`)
    .send(bytes.subarray(part.first, part.last + 1))
}

function sendNoPart(reply: FastifyReply, length: number): FastifyReply {
  return reply
    .code(416)
    .headers({ 'content-range': `bytes */${length}`, 'cache-control': 'no-store' })
    .send()
}

function isKnown(header: string | undefined, etag: string): boolean {
  const etags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return etags?.some((tag) => tag === '*' || tag === `"${etag}"`) ?? false
}

/** One range of bytes, both ends counted. Null: all of it, also for several ranges, as the standard allows. */
function readRange(header: string | undefined, length: number): { first: number; last: number } | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  return first > last || first >= length ? 'none' : { first, last }
}

import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A stream produced on demand: with backpressure, and cancelled when the client leaves. */
export interface SentStream {
  bytes: AsyncIterable<Uint8Array>
  mime: string
  /** For whoever saves them. In ASCII, without quotes. */
  fileName: string
}

/** A failure cuts the connection, so that a partial file is not mistaken for a complete one. */
export function sendStream(reply: FastifyReply, { bytes, mime, fileName }: SentStream): FastifyReply {
  return (
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      // Tells proxies such as nginx not to buffer gigabytes.
      .header('x-accel-buffering', 'no')
      .type(mime)
      .send(Readable.from(bytes, { objectMode: false }))
  )
}

import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Bytes that are made while they are sent: no faster than they are read, and no longer than somebody reads them. */
export interface SentStream {
  bytes: AsyncIterable<Uint8Array>
  mime: string
  /** For whoever saves them. In ASCII, without quotes. */
  fileName: string
}

/** A failure on the way cuts the connection, so that nobody takes a part for the whole. */
export function sendStream(reply: FastifyReply, { bytes, mime, fileName }: SentStream): FastifyReply {
  return (
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      // A proxy like nginx passes it on as it comes, rather than keeping gigabytes aside.
      .header('x-accel-buffering', 'no')
      .type(mime)
      .send(Readable.from(bytes, { objectMode: false }))
  )
}

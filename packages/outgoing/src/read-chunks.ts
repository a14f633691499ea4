import type { Readable } from 'node:stream'
import type { Course } from './course.ts'
import { OutgoingError } from './outgoing.ts'

/**
 * The body as it comes, at most `maxBytes` of it; ends the course with itself. Reads no further than it is asked.
 *
 * @param idleMs Waiting for one chunk ends after so long; null: never. Nobody waits while the reader works.
 * @throws OutgoingError `too_large`, `timeout`, `broken`; the reason for which the course ended
 */
export async function* readChunks(
  course: Course,
  body: Readable,
  { maxBytes, idleMs }: { maxBytes: number; idleMs: number | null },
): AsyncGenerator<Uint8Array, void, undefined> {
  let byteCount = 0
  const chunks = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const chunk = await readChunk(course, chunks, idleMs)
      if (chunk === undefined) return
      byteCount += chunk.byteLength
      if (byteCount > maxBytes) throw new OutgoingError('too_large', `More than ${maxBytes} bytes.`)
      yield new Uint8Array(chunk)
    }
  } catch (error) {
    course.fail(error)
  } finally {
    course.end(undefined)
  }
}

async function readChunk(
  course: Course,
  chunks: AsyncIterator<Buffer>,
  idleMs: number | null,
): Promise<Buffer | undefined> {
  const callOff = idleMs === null ? undefined : endWhenIdle(course, idleMs)
  const { done, value } = await chunks.next()
  callOff?.()
  course.signal.throwIfAborted()
  return done ? undefined : value
}

export function endWhenIdle(course: Course, idleMs: number): () => void {
  return course.endAfter(idleMs, () => new OutgoingError('timeout', `Nothing came for ${idleMs} ms.`))
}

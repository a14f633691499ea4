import type { Socket } from 'node:net'
import { WebSocket, type RawData } from 'ws'
import type { Course } from './course.ts'
import { createQueue, type FrameQueue } from './frame-queue.ts'
import { OutgoingError, type OutgoingSocket } from './outgoing.ts'

/** Normal, going away, and nothing said. */
const CLEAN_CODES = [1000, 1001, 1005]
/** How long a peer may take to say goodbye. */
const CLOSE_MS = 2_000

/**
 * Shakes hands over a connection that is open. The course ends with the socket.
 *
 * @throws OutgoingError, or whatever the connection failed with
 */
export function openSocket(
  course: Course,
  connection: Socket,
  { url, headers, maxFrameBytes }: { url: URL; headers: Record<string, string>; maxFrameBytes: number },
): Promise<OutgoingSocket> {
  const socket = new WebSocket(url, {
    createConnection: () => connection,
    headers: { ...headers, host: url.host },
    followRedirects: false,
    perMessageDeflate: false,
    maxPayload: maxFrameBytes,
  })
  const frames = createQueue({ maxBytes: maxFrameBytes, pause: () => socket.pause(), resume: () => socket.resume() })
  let failure: OutgoingError | undefined
  socket.on('message', (message, isBinary) => frames.push(isBinary ? toBytes(message) : message.toString()))
  socket.on('error', (error) => (failure ??= nameFault(error)))
  socket.once('unexpected-response', (_asked, { statusCode }) => {
    failure = new OutgoingError('broken', `The socket was refused with ${statusCode}.`)
    socket.terminate()
  })
  return new Promise((resolve, reject) => {
    socket.once('close', (code) => {
      if (!CLEAN_CODES.includes(code)) failure ??= new OutgoingError('broken', `The socket broke off (${code}).`)
      if (course.signal.aborted) frames.drop()
      const reason: unknown = course.signal.aborted ? course.signal.reason : failure
      frames.end(reason)
      course.end(reason)
      reject(reason)
    })
    socket.once('open', () => resolve(viewSocket(course, socket, frames)))
  })
}

function viewSocket(course: Course, socket: WebSocket, queue: FrameQueue): OutgoingSocket {
  return {
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) throw new OutgoingError('broken', 'The socket is closed.')
      socket.send(text)
    },
    frames: queue.frames,
    close() {
      queue.end()
      queue.drop()
      socket.close(1000)
      course.endAfter(CLOSE_MS, () => new OutgoingError('broken', 'No goodbye came.'))
    },
  }
}

function toBytes(message: RawData): Uint8Array {
  return new Uint8Array(Array.isArray(message) ? Buffer.concat(message) : message)
}

function nameFault(error: NodeJS.ErrnoException): OutgoingError {
  const isTooLarge =
    error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' || error.code === 'WS_ERR_TOO_MANY_BUFFERED_PARTS'
  return new OutgoingError(isTooLarge ? 'too_large' : 'broken', error.message, { cause: error })
}

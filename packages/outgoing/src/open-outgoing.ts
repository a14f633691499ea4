import { lookup } from 'node:dns/promises'
import type { Socket } from 'node:net'
import { ask, requireHeaders } from './ask.ts'
import { openCourse, type Course } from './course.ts'
import { decodeBody, type Decoded } from './decode-body.ts'
import { dial, type Line, type Resolve } from './dial.ts'
import { findTarget, readOrigins, type AllowedOrigins, type Target } from './find-target.ts'
import { openSocket } from './open-socket.ts'
import {
  OutgoingError,
  type AllowedHost,
  type Outgoing,
  type OutgoingAnswer,
  type OutgoingRequest,
  type OutgoingSocket,
  type OutgoingSocketRequest,
  type OutgoingStream,
  type OutgoingStreamRequest,
} from './outgoing.ts'
import { endWhenIdle, readChunks } from './read-chunks.ts'

const CONNECT_MS = 5_000
const TIMEOUT_MS = 20_000
const IDLE_MS = 60_000
const MAX_BYTES = 20 * 1024 * 1024
const MAX_FRAME_BYTES = 64 * 1024 * 1024

/** What every call of one client shares. */
interface Client extends Line {
  origins: AllowedOrigins
  open: Set<Course>
  isClosed: boolean
}

/**
 * @param options.resolve All addresses of a name; the system's resolver unless told. For tests of names.
 * @param options.authorities PEM of those who may vouch for a server, instead of the ones that Node trusts. For tests of TLS.
 * @throws TypeError when an allowed host is no origin
 */
export function openOutgoing({
  hosts,
  resolve = resolveBySystem,
  authorities = null,
}: {
  hosts: readonly AllowedHost[]
  resolve?: Resolve
  authorities?: string | null
}): Outgoing {
  const client: Client = { origins: readOrigins(hosts), resolve, authorities, open: new Set(), isClosed: false }
  return {
    send: (request) => send(client, request),
    stream: (request) => stream(client, request),
    socket: (request) => socket(client, request),
    close() {
      client.isClosed = true
      for (const course of [...client.open]) course.end(new OutgoingError('broken', 'The server is shutting down.'))
      return Promise.resolve()
    },
  }
}

async function resolveBySystem(hostname: string): Promise<readonly string[]> {
  const addresses = await lookup(hostname, { all: true, order: 'verbatim' })
  return addresses.map(({ address }) => address)
}

async function send(client: Client, request: OutgoingRequest): Promise<OutgoingAnswer> {
  const { course, status, headers, body } = await begin(client, request, 'gzip, br, deflate')
  const { maxBytes = MAX_BYTES } = request
  const chunks: Uint8Array[] = []
  for await (const chunk of readChunks(course, body, { maxBytes, idleMs: null })) chunks.push(chunk)
  return { status, headers, body: joinBytes(chunks) }
}

async function stream(client: Client, request: OutgoingStreamRequest): Promise<OutgoingStream> {
  const { course, status, headers, body, callOffTimeout } = await begin(client, request, 'identity')
  const { maxBytes = MAX_BYTES, idleMs = IDLE_MS } = request
  callOffTimeout()
  // An unread response must not hold the connection indefinitely.
  const callOffUnread = endWhenIdle(course, idleMs)
  async function* read() {
    callOffUnread()
    yield* readChunks(course, body, { maxBytes, idleMs })
  }
  return { status, headers, body: read() }
}

async function socket(client: Client, request: OutgoingSocketRequest): Promise<OutgoingSocket> {
  const { signal, url, timeoutMs = TIMEOUT_MS, maxFrameBytes = MAX_FRAME_BYTES } = request
  const target = requireTarget(client, url, 'ws')
  const headers = requireHeaders(request.headers)
  const course = openCourse(client.open, signal)
  try {
    const { connection, callOffTimeout } = await connect(client, target, course, timeoutMs)
    course.signal.throwIfAborted()
    const opened = await openSocket(course, connection, { url: target.url, headers, maxFrameBytes })
    callOffTimeout()
    return opened
  } catch (error) {
    return endAndFail(course, error)
  }
}

interface Begun extends Decoded {
  course: Course
  status: number
  callOffTimeout(): void
}

/**
 * Up to the response head; from then on the lifetime ends with the body.
 *
 * @param encodings What the server may choose from. Those that pack wait for more, which is not for streams.
 */
async function begin(client: Client, request: OutgoingRequest, encodings: string): Promise<Begun> {
  const { method, url, body, signal, timeoutMs = TIMEOUT_MS } = request
  const target = requireTarget(client, url, 'http')
  const headers = requireHeaders(request.headers)
  const course = openCourse(client.open, signal)
  try {
    const { connection, callOffTimeout } = await connect(client, target, course, timeoutMs)
    course.signal.throwIfAborted()
    const answer = await ask(connection, target, { method, headers, encodings, ...(body !== undefined && { body }) })
    return { course, status: answer.statusCode ?? 0, callOffTimeout, ...decodeBody(answer) }
  } catch (error) {
    return endAndFail(course, error)
  }
}

function requireTarget({ isClosed, origins }: Client, url: string, kind: 'http' | 'ws'): Target {
  if (isClosed) throw new OutgoingError('forbidden', 'The server is shutting down.')
  return findTarget(origins, url, kind)
}

/** The connection closes with the course. */
async function connect(
  client: Client,
  target: Target,
  course: Course,
  timeoutMs: number,
): Promise<{ connection: Socket; callOffTimeout(): void }> {
  let isConnected = false
  const tooLate = () => {
    const kind = isConnected ? 'timeout' : 'unreachable'
    return new OutgoingError(kind, `${target.url.host} took too long.`)
  }
  const callOffTimeout = course.endAfter(timeoutMs, tooLate)
  const callOffConnecting = course.endAfter(CONNECT_MS, tooLate)
  const connection = await dial(client, target, course.signal)
  isConnected = true
  callOffConnecting()
  return { connection, callOffTimeout }
}

function endAndFail(course: Course, error: unknown): never {
  try {
    return course.fail(error)
  } finally {
    course.end(undefined)
  }
}

function joinBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0))
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}

/** A host that may be spoken to. */
export interface AllowedHost {
  /** `https://api.example.com`, `http://192.168.1.20:8188`: scheme, host and port, without a path. */
  origin: string
  /**
   * Whether its addresses may be private or of this machine: only for what the operator wrote into the settings. Link-local addresses and those
   * where clouds hand out credentials are out of reach even then, unless the origin is written with that very address.
   */
  isPrivate: boolean
}

export interface OutgoingRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  /** Absolute; of an allowed host. */
  url: string
  /** Beside those of the connection (`host`, `content-length`, `origin`, `sec-…`), which are not the caller's to set. */
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array | StreamedBody
  signal?: AbortSignal
  /** Milliseconds for everything; 20,000 unless told. Connecting has 5,000 of them. */
  timeoutMs?: number
  /** Bytes of the decoded body, 20 MiB unless told. */
  maxBytes?: number
}

/** Read as fast as the server takes it; it must give exactly as many bytes as it says. */
export interface StreamedBody {
  length: number
  chunks: AsyncIterable<Uint8Array>
}

export interface OutgoingStreamRequest extends OutgoingRequest {
  /** Milliseconds until the head of the answer; 20,000 unless told. */
  timeoutMs?: number
  /** Milliseconds to wait for each chunk, and for somebody to read the first; 60,000 unless told. */
  idleMs?: number
}

export interface OutgoingSocketRequest extends Pick<OutgoingRequest, 'url' | 'headers'> {
  /** Milliseconds until the socket is open; 20,000 unless told. */
  timeoutMs?: number
  /** Bytes of one frame, 64 MiB unless told; as much may wait to be read. */
  maxFrameBytes?: number
  /** Ends the socket, too, after it has opened. */
  signal?: AbortSignal
}

export interface OutgoingAnswer {
  status: number
  /** Names in lower case. `content-encoding` and `content-length` are gone from a body that was decoded. */
  headers: Readonly<Record<string, string>>
  body: Uint8Array
}

/** The body as it comes, for server-sent events. Whoever reads it ends it by leaving the loop. */
export interface OutgoingStream extends Omit<OutgoingAnswer, 'body'> {
  body: AsyncIterable<Uint8Array>
}

/** A socket that is open. Frames come in the order in which they were sent. */
export interface OutgoingSocket {
  /** @throws OutgoingError `broken`, when the socket is closed */
  send(text: string): void
  /**
   * Text as string, binary as bytes. Ends when the socket does, with an error when it was cut off. Leaving the loop leaves the socket open, and
   * another loop goes on from there; while nobody reads, the server is made to wait.
   */
  frames: AsyncIterable<string | Uint8Array>
  close(): void
}

/**
 * `forbidden`: not allowed, no connection was made. `unreachable`: no connection, so nothing was requested. `broken`: the request
 * may have been executed. `too_large`, `timeout`: likewise, with the cause. A name with any forbidden address is `forbidden`; an
 * unknown name is `unreachable`.
 */
export class OutgoingError extends Error {
  override name = 'OutgoingError'
  readonly kind: 'forbidden' | 'unreachable' | 'broken' | 'too_large' | 'timeout'

  constructor(kind: OutgoingError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** The HTTP and WebSocket client for all outgoing traffic. Redirects are returned, never followed. */
export interface Outgoing {
  /** @throws OutgoingError, the signal's reason */
  send(request: OutgoingRequest): Promise<OutgoingAnswer>
  /** @throws OutgoingError, the signal's reason; the body may throw them too */
  stream(request: OutgoingStreamRequest): Promise<OutgoingStream>
  /**
   * `ws:` or `wss:` of an allowed host.
   * @throws OutgoingError, the signal's reason
   */
  socket(request: OutgoingSocketRequest): Promise<OutgoingSocket>
  /** Ends all that is under way as `broken`; what is asked afterwards is `forbidden`. */
  close(): Promise<void>
}

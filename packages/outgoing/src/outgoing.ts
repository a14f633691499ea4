/** A host that may be spoken to. */
export interface AllowedHost {
  /** `https://api.example.com`, `http://192.168.1.20:8188`: scheme, host and port, without a path. */
  origin: string
  /** Whether its addresses may be private or of this machine: only for what the operator wrote into the settings. */
  isPrivate: boolean
}

export interface OutgoingRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Absolute; of an allowed host. */
  url: string
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  signal?: AbortSignal
  /** Milliseconds for everything; 20,000 unless told. Connecting has 5,000 of them. */
  timeoutMs?: number
  /** Bytes of the decoded body, 20 MiB unless told. */
  maxBytes?: number
}

export interface OutgoingAnswer {
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
  body: Uint8Array
}

/** The body as it comes, for server-sent events. Whoever reads it ends it by leaving the loop. */
export interface OutgoingStream extends Omit<OutgoingAnswer, 'body'> {
  body: AsyncIterable<Uint8Array>
}

/** A socket that is open. Frames come in the order in which they were sent. */
export interface OutgoingSocket {
  send(text: string): void
  /** Ends when the socket does. */
  frames: AsyncIterable<string | Uint8Array>
  close(): void
}

/**
 * `forbidden`: no connection was made, and never will be. `unreachable`: no connection came about, so nothing was asked.
 * `broken`: what was asked may have been done. `too_large`, `timeout`: the same, and why.
 */
export class OutgoingError extends Error {
  override name = 'OutgoingError'
  readonly kind: 'forbidden' | 'unreachable' | 'broken' | 'too_large' | 'timeout'

  constructor(kind: OutgoingError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** All that leaves the server. Redirects are answers like others, and never followed. */
export interface Outgoing {
  /** @throws OutgoingError, the signal's reason */
  send(request: OutgoingRequest): Promise<OutgoingAnswer>
  /** @throws OutgoingError, the signal's reason; the body may throw them too */
  stream(request: OutgoingRequest): Promise<OutgoingStream>
  /**
   * `ws:` or `wss:` of an allowed host.
   * @throws OutgoingError, the signal's reason
   */
  socket(request: Pick<OutgoingRequest, 'url' | 'headers' | 'signal'>): Promise<OutgoingSocket>
  close(): Promise<void>
}

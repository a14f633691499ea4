interface Failure {
  status: number
  code: number
  reason: string
  message: string
  fields?: Record<string, string>
  requestId?: string | null
  retryAfter?: number
}

/** A call that did not end well. `status` is HTTP's, 0 when nothing answered; `code` is the envelope's. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly code: number
  /** A stable key that programs may test. */
  readonly reason: string
  /** Input path to what is wrong with it, in the reader's language. */
  readonly fields: Record<string, string>
  readonly requestId: string | null
  /** Seconds to wait before the same again; 0 when the server did not say. */
  readonly retryAfter: number

  constructor(failure: Failure) {
    super(failure.message)
    this.status = failure.status
    this.code = failure.code
    this.reason = failure.reason
    this.fields = failure.fields ?? {}
    this.requestId = failure.requestId ?? null
    this.retryAfter = failure.retryAfter ?? 0
  }
}

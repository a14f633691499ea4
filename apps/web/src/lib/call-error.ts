interface Failure {
  status: number
  code: number
  reason: string
  message: string
  fields?: Record<string, string>
  requestId?: string | null
  retryAfter?: number
}

/** A failed call. `status` is the HTTP status, 0 when there was no response; `code` is the code of the envelope. */
export class CallError extends Error {
  override name = 'CallError'
  readonly status: number
  readonly code: number
  /** Stable machine-readable reason. */
  readonly reason: string
  /** Localized error message by field path. */
  readonly fields: Record<string, string>
  readonly requestId: string | null
  /** Seconds to wait before a retry; 0 when the server did not say. */
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

interface Circumstances extends ErrorOptions {
  status?: number | null
  detail?: string | null
}

/** Final refusal of an order. `reason` is a known code or the engine's own word. */
export class EngineRefused extends Error {
  override name = 'EngineRefused'
  readonly reason: string
  /** The engine's own sentence, where the reason is a name; null: none. */
  readonly detail: string | null
  /** The engine does not know the resource (any more). */
  readonly isGone: boolean
  /** Of HTTP; null: it is not a status that says so. */
  readonly status: number | null

  constructor(reason: string, { status = null, detail = null, ...options }: Circumstances = {}) {
    super(reason, options)
    this.reason = reason
    this.detail = detail
    this.status = status
    // 501 is how gateways such as one-api say that they have no such call.
    this.isGone = status === 404 || status === 405 || status === 410 || status === 501
  }
}

/** The engine's message about its own fault, without our key; the cause of a refusal. Not shown to people. */
export class EngineMessage extends Error {
  override name = 'EngineSaid'
}

/** Of a report, and of a ticket: what the engine told, if it told anything. */
export function engineMessageOf(error: unknown): { said?: string } {
  if (error instanceof EngineMessage) return { said: error.message }
  return error instanceof Error && error.cause !== undefined ? engineMessageOf(error.cause) : {}
}

/** The request was certainly not accepted; retrying is safe. */
export class NotTaken extends Error {
  override name = 'NotTaken'
  /** As the engine wishes it; null: it did not say. */
  readonly retryAfterMs: number | null

  constructor(message: string, retryAfterMs: number | null = null, options?: ErrorOptions) {
    super(message, options)
    this.retryAfterMs = retryAfterMs
  }
}

/** Connection refused. If another engine can draw it, there is no need to wait. */
export class NotReached extends NotTaken {
  override name = 'NotReached'
}

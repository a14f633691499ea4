import { type Reason, type RefusalData, refusals } from '@easel/contract/errors'

/** A "no" that the caller hears. Everything else that is thrown is a bug or an outage. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly reason: Reason
  readonly fields: RefusalData['fields']
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(reason: Reason, more: { fields?: Record<string, string>; retryAfter?: number } = {}) {
    super(reason)
    this.reason = reason
    this.fields = more.fields
    this.retryAfter = more.retryAfter
  }

  get code(): number {
    return refusals[this.reason].code
  }
}

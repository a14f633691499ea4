import { type Reason, refusals } from '@easel/contract/errors'

/** What can be wrong with one field. */
export type Problem =
  | 'required'
  | 'wrong_type'
  | 'too_short'
  | 'too_long'
  | 'too_few'
  | 'too_many'
  | 'too_small'
  | 'too_big'
  | 'wrong_format'
  | 'wrong_choice'
  | 'unknown_field'
  | 'forbidden_characters'
  | 'wrong_phone'
  | 'unknown_cursor'
  | 'not_supported'
  | 'no_words'
  | 'no_such_button'
  | 'unknown_parameter'
  | 'missing_value'
  | 'not_a_number'
  | 'out_of_range'
  | 'bad_ratio'
  | 'unknown_version'

export interface FieldProblem {
  problem: Problem
  limit?: number | undefined
  /** What it may be; of a range the lowest and the highest. */
  options?: readonly string[] | undefined
  /** Which parameter of a prompt: `--ar`. */
  at?: string | undefined
}

/** A problem that needs no numbers may be given by its name alone. */
export type FieldNote = Problem | FieldProblem | readonly FieldProblem[]

/** A "no" that the caller hears. Everything else that is thrown is a bug or an outage. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly reason: Reason
  /** Input path to what is wrong with it; said in the caller's language at the door. */
  readonly fields: Readonly<Record<string, FieldNote>> | undefined
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(reason: Reason, more: { fields?: Record<string, FieldNote>; retryAfter?: number } = {}) {
    super(reason)
    this.reason = reason
    this.fields = more.fields
    this.retryAfter = more.retryAfter
  }

  get code(): number {
    return refusals[this.reason].code
  }
}

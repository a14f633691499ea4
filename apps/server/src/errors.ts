import { type Reason, refusals } from '@easel/contract/errors'
import type { QuotaName } from '@easel/contract/quotas'

/** What can be wrong with one field. */
export type Problem =
  | 'not_json'
  | 'graphs_unreadable'
  | 'graph_unreadable'
  | 'graph_of_the_page'
  | 'graph_incomplete'
  | 'slot_unknown'
  | 'slot_missing'
  | 'slot_nowhere'
  | 'lora_unreadable'
  | 'slot_linked'
  | 'slot_unused'
  | 'output_missing'
  | 'output_unclear'
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
  | 'too_common'
  | 'too_guessable'
  | 'wrong_password'
  | 'wrong_code'
  | 'unknown_upload'
  | 'empty_mask'
  | 'other_kind'
  | 'wrong_size'
  | 'picture_kind'
  | 'logo_kind'
  | 'logo_format'
  | 'logo_small'
  | 'nothing_visible'
  | 'unknown_picture'
  | 'given_twice'
  | 'unknown_cursor'
  | 'not_supported'
  | 'no_words'
  | 'blocked_word'
  | 'end_of_other_ratio'
  | 'end_not_taken'
  | 'first_picture_needed'
  | 'ratio_of_first'
  | 'end_without_first'
  | 'of_clips_only'
  | 'one_first_picture'
  | 'no_such_button'
  | 'reserved_name'
  | 'unknown_parameter'
  | 'missing_value'
  | 'not_a_number'
  | 'out_of_range'
  | 'bad_ratio'
  | 'unknown_version'
  | 'not_whole'
  | 'bad_link'
  | 'foreign_link'
  | 'no_public_address'
  | 'picture_not_taken'
  | 'too_many_pictures'
  | 'unknown_value'
  | 'not_taken'
  | 'unclosed_brace'
  | 'unopened_brace'
  | 'too_many_drawings'
  | 'repeat_in_braces'
  | 'one_drawing_only'
  | 'forbidden_address'
  | 'of_settings_file'
  | 'built_in'
  | 'has_work'
  | 'name_taken'
  | 'still_on'

export interface FieldProblem {
  problem: Problem
  limit?: number | undefined
  /** What it may be; of a range the lowest and the highest. */
  options?: readonly string[] | undefined
  /** Which parameter of a prompt: `--ar`. */
  at?: string | undefined
  /** Where in the prompt; `end` is behind the last character. */
  start?: number | undefined
  end?: number | undefined
}

/** A problem that needs no numbers may be given by its name alone. */
export type FieldNote = Problem | FieldProblem | readonly FieldProblem[]

/** A refusal that the caller is told. Everything else that is thrown is a bug or an outage. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly reason: Reason
  /** Input path to its problem; translated when the response is written. */
  readonly fields: Readonly<Record<string, FieldNote>> | undefined
  /** Numbers that the text for the reason names. */
  readonly values: Readonly<Record<string, number>> | undefined
  /** Which quota is used up, and how much it is: the text says so. */
  readonly quota: { name: QuotaName; limit: number } | undefined
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(reason: Reason, more: Partial<Pick<Refusal, 'fields' | 'values' | 'retryAfter' | 'quota'>> = {}) {
    super(reason)
    this.reason = reason
    this.fields = more.fields
    this.values = more.values
    this.quota = more.quota
    this.retryAfter = more.retryAfter
  }

  get code(): number {
    return refusals[this.reason].code
  }
}

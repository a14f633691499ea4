import type { Reason } from '@easel/contract/errors'

/** What can be wrong with one field; `{limit}` and `{options}` are filled in. */
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

export interface Texts {
  done: string
  refusals: Record<Reason, string>
  problems: Record<Problem, string>
}

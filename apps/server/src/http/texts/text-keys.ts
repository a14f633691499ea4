import type { Reason } from '@easel/contract/errors'
import type { Problem } from '../../errors.ts'

export interface Texts {
  done: string
  /** Numbers of the refusal are filled in by their names. */
  refusals: Record<Reason, string>
  /** `{limit}`, `{options}`, `{low}`, `{high}` and `{at}` are filled in. */
  problems: Record<Problem, string>
}

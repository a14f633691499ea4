import type { Reason } from '@easel/contract/errors'
import type { Problem } from '../../errors.ts'

export interface Texts {
  done: string
  refusals: Record<Reason, string>
  /** `{limit}`, `{options}`, `{low}`, `{high}` and `{at}` are filled in. */
  problems: Record<Problem, string>
}

import type { Reason } from '@easel/contract/errors'
import type { Problem } from '../../errors.ts'
import type { EngineNote } from './engine-notes.ts'

export interface Texts {
  done: string
  /** Numbers of the refusal are filled in by their names. */
  refusals: Record<Reason, string>
  /** `{limit}`, `{options}`, `{low}`, `{high}` and `{at}` are filled in. */
  problems: Record<Problem, string>
  /** What was found when an engine was asked; `{detail}` is filled in. */
  engineNotes: Record<EngineNote, string>
}

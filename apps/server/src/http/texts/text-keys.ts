import type { Reason } from '@easel/contract/errors'
import type { NotificationKind } from '@easel/contract/notification-frame'
import type { QuotaName } from '@easel/contract/quotas'
import type { Problem } from '../../errors.ts'
import type { EngineNote } from './engine-notes.ts'

/** Its title, whoever has no name, and the button that switches notifications off. */
export type NotificationText = NotificationKind | 'somebody' | 'off'

export interface Texts {
  done: string
  /** Between the members of a list. */
  listComma: string
  /** Between clauses. */
  listSemicolon: string
  /** Numbers of the refusal are filled in by their names; `{count|drawing|drawings}` takes the first word for 1. */
  refusals: Record<Reason, string>
  /** What a notification on a device says; `{name}` is filled in. */
  notifications: Record<NotificationText, string>
  /** What a quota that is used up says; `{limit}` is filled in. */
  quotas: Record<QuotaName, string>
  /** `{limit}`, `{options}`, `{low}`, `{high}` and `{at}` are filled in, and words chosen by them. */
  problems: Record<Problem, string>
  /** What was found when an engine was asked; `{detail}` is filled in. */
  engineNotes: Record<EngineNote, string>
}

import type { TaskStatus } from '@easel/contract/drawing'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Tag, type Tone } from '../../../ui/tag.tsx'
import { STATUS_NAMES } from './rules.ts'

const TONES: Record<TaskStatus, Tone> = {
  NOT_START: 'calm',
  SUBMITTED: 'azure',
  IN_PROGRESS: 'azure',
  MODAL: 'gold',
  SUCCESS: 'jade',
  FAILURE: 'danger',
  CANCEL: 'calm',
}

export function TaskTag({ status }: { status: TaskStatus }) {
  const t = useAdminText()
  return <Tag tone={TONES[status]}>{t(STATUS_NAMES[status])}</Tag>
}

import type { Task } from '@easel/contract/drawing'
import type { TextKey } from '../../i18n/text.ts'
import { useText } from '../../i18n/use-text.ts'
import { Tag, type Tone } from '../../ui/tag.tsx'

const LOOKS: Record<Task['status'], { key: TextKey; tone: Tone }> = {
  NOT_START: { key: 'drawing.status.queued', tone: 'calm' },
  SUBMITTED: { key: 'drawing.status.queued', tone: 'calm' },
  IN_PROGRESS: { key: 'drawing.status.drawing', tone: 'azure' },
  MODAL: { key: 'drawing.status.modal', tone: 'gold' },
  SUCCESS: { key: 'drawing.status.done', tone: 'jade' },
  FAILURE: { key: 'drawing.status.failed', tone: 'danger' },
  CANCEL: { key: 'drawing.status.cancelled', tone: 'calm' },
}

export function StatusTag({ status }: { status: Task['status'] }) {
  const t = useText()
  const { key, tone } = LOOKS[status]
  return <Tag tone={tone}>{t(key)}</Tag>
}

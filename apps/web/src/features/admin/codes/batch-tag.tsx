import type { CodeBatch } from '@easel/contract/admin-codes'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Tag, type Tone } from '../../../ui/tag.tsx'
import { type BatchState, stateOf } from './rules.ts'

const TONES: Record<BatchState, Tone> = { revoked: 'danger', expired: 'calm', used: 'calm', open: 'jade' }

/** Whether a batch's codes are still good. */
export function BatchTag({ batch }: { batch: CodeBatch }) {
  const t = useAdminText()
  const state = stateOf(batch, new Date())
  return <Tag tone={TONES[state]}>{t(`admin.batch.${state}`)}</Tag>
}

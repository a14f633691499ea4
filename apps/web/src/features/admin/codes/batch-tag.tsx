import type { CodeBatch } from '@easel/contract/admin-codes'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Tag, type Tone } from '../../../ui/tag.tsx'
import { type BatchState, stateOf } from './rules.ts'

const TONES: Record<BatchState, Tone> = { revoked: 'danger', expired: 'calm', used: 'calm', open: 'jade' }

/** State of a batch: valid, expired, used up or revoked. */
export function BatchTag({ batch }: { batch: CodeBatch }) {
  const t = useAdminText()
  const state = stateOf(batch, new Date())
  return <Tag tone={TONES[state]}>{t(`admin.batch.${state}`)}</Tag>
}

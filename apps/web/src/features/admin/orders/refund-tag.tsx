import type { RefundState } from '@easel/contract/admin-orders'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Tag, type Tone } from '../../../ui/tag.tsx'

const TONES: Record<RefundState, Tone> = { PENDING: 'azure', DONE: 'jade', FAILED: 'danger', STUCK: 'gold' }

export function RefundTag({ state }: { state: RefundState }) {
  const t = useAdminText()
  return <Tag tone={TONES[state]}>{t(`admin.refund.${state}`)}</Tag>
}

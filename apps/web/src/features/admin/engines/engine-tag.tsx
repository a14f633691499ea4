import type { AdminEngine } from '@easel/contract/admin-engines'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Tag, type Tone } from '../../../ui/tag.tsx'
import { TwoLines } from '../parts/two-lines.tsx'

const TONES: Record<AdminEngine['standing']['state'], Tone> = {
  well: 'jade',
  'set-aside': 'danger',
  unknown: 'gold',
  off: 'calm',
}

/** State of an engine, and why it does not draw. */
export function EngineTag({ standing: { state, until, lastError } }: Pick<AdminEngine, 'standing'>) {
  const t = useAdminText()
  const formats = useFormats()
  const isAside = state === 'set-aside'
  const words =
    isAside && until ? t('admin.engine.asideUntil', { time: formats.time(until) }) : t(`admin.engine.${state}`)
  return <TwoLines first={<Tag tone={TONES[state]}>{words}</Tag>} second={isAside ? lastError : ''} />
}

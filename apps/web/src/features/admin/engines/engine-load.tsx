import type { AdminEngine } from '@easel/contract/admin-engines'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { TwoLines } from '../parts/two-lines.tsx'

/** Running drawings, maximum, and queue length. */
export function EngineLoad({ engine: { figures, slots } }: { engine: AdminEngine }) {
  const t = useAdminText()
  const formats = useFormats()
  const words = t('admin.engine.runningOf', { n: formats.number(figures.running), most: formats.number(slots) })
  return <TwoLines first={words} second={t('admin.engine.waiting', { n: formats.number(figures.waiting) })} />
}

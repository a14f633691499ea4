import type { AdminEngine } from '@easel/contract/admin-engines'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { TwoLines } from '../parts/two-lines.tsx'
import { useReasonWords } from '../parts/use-reason-words.ts'

/** Results of the last 24 hours. */
export function RecentWork({ figures: { done, failed, reasons } }: Pick<AdminEngine, 'figures'>) {
  const t = useAdminText()
  const formats = useFormats()
  const reasonWords = useReasonWords()
  const why = reasons.map(({ reason, count }) => `${reasonWords(reason)} × ${formats.number(count)}`)
  const failures = [t('admin.engine.failed', { n: formats.number(failed) }), ...why]
  return <TwoLines first={t('admin.engine.done', { n: formats.number(done) })} second={failures.join(' · ')} />
}

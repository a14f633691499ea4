import type { AdminEngine } from '@easel/contract/admin-engines'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { TwoLines } from '../parts/two-lines.tsx'

/** What it is drawing now, of how much it may, and what waits for it. */
export function EngineLoad({ engine: { figures, slots } }: { engine: AdminEngine }) {
  const t = useAdminText()
  const formats = useFormats()
  const running = formats.number(figures.running)
  // Of the built-in one each machine draws as much as it has threads for.
  const words =
    slots > 0
      ? t('admin.engine.runningOf', { n: running, most: formats.number(slots) })
      : t('admin.engine.running', { n: running })
  return <TwoLines first={words} second={t('admin.engine.waiting', { n: formats.number(figures.waiting) })} />
}

import { useText } from '../../i18n/use-text.ts'
import { nameOfKind } from '../task/rules.ts'
import { Choice } from './choice.tsx'
import { DayField } from './day-field.tsx'
import { KINDS, readFilters } from './rules.ts'
import { useFilters } from './use-filters.ts'

/** Filters by kind and date. */
export function MoreFilters() {
  const t = useText()
  const [{ action, from, to }, changeFilters] = useFilters()
  // Picking from a grid and upscaling are the same kind of task.
  const picks = (kind: string) => (kind === 'UPSCALE' ? `${t('drawing.kind.UPSCALE')} / ` : '')
  return (
    <>
      <Choice
        label={t('gallery.kind')}
        value={action ?? ''}
        choices={KINDS.map((kind) => ({ value: kind, label: picks(kind) + nameOfKind(kind, null, t) }))}
        onChange={(kind) => changeFilters({ action: readFilters(`?kind=${kind}`).action })}
      />
      <DayField label={t('gallery.from')} day={from} until={to} onChange={(day) => changeFilters({ from: day })} />
      <DayField label={t('gallery.to')} day={to} since={from} onChange={(day) => changeFilters({ to: day })} />
    </>
  )
}

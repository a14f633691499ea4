import { useText } from '../../../../i18n/use-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyNet } from '../../../../ui/drawings/empty-net.tsx'
import { StateNote } from '../../../../ui/state-note.tsx'
import type { FeedFilter } from './rules.ts'
import { clearFilter } from './use-filter.ts'

/** Empty state of a filtered feed. */
export function NothingFits({ filter: { only, text } }: { filter: FeedFilter }) {
  const t = useText()
  const words = only === null || text.trim() !== '' ? t('filter.nothing') : t(`filter.nothing.${only}`)
  return (
    <StateNote drawing={<EmptyNet />} words={words}>
      <Button onClick={clearFilter}>{t('gallery.clearFilters')}</Button>
    </StateNote>
  )
}

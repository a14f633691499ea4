import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { useText } from '../../i18n/use-text.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { channelsQuery } from '../channel/api.ts'
import { FilterPopover } from './filter-popover.tsx'
import { GalleryFilters } from './gallery-filters.tsx'
import styles from './gallery-bar.module.css'
import { MoreFilters } from './more-filters.tsx'
import { countChosen, type Scope } from './rules.ts'
import { ScopeSwitch } from './scope-switch.tsx'
import { SizeSlider } from './size-slider.tsx'
import { useFilters } from './use-filters.ts'

/** Next to the sidebar the filters would take three rows. */
const NARROW = '(max-width: 1023.9px)'

/** Filters, search and size slider; in narrow windows most are behind one button. */
export function GalleryBar({ scope }: { scope: Scope }) {
  const t = useText()
  const isNarrow = useMedia(NARROW)
  const [path] = useLocation()
  const [filters] = useFilters()
  const { action, from, to } = filters
  // The content depends on the channels, so it waits for them rather than shift.
  const { isPending } = useQuery({ ...channelsQuery, enabled: false })
  return (
    <div className={styles.bar} role="search" aria-label={t('gallery.filters')} data-pending={isPending}>
      <ScopeSwitch key={path} scope={scope} />
      <PromptSearch />
      {isNarrow ? (
        <FilterPopover label={t('gallery.filters')} count={countChosen(filters)}>
          <GalleryFilters scope={scope} />
          <MoreFilters />
          <SizeSlider />
        </FilterPopover>
      ) : (
        <>
          <GalleryFilters scope={scope} />
          <FilterPopover label={t('gallery.more')} count={countChosen({ action, from, to })}>
            <MoreFilters />
          </FilterPopover>
          <SizeSlider />
        </>
      )}
    </div>
  )
}

function PromptSearch() {
  const t = useText()
  const [{ text }, changeFilters] = useFilters()
  return <SearchField label={t('gallery.search')} text={text} onSearch={(next) => changeFilters({ text: next })} />
}

import { SlidersHorizontal } from 'lucide-react'
import { useLocation } from 'wouter'
import { useText } from '../../../i18n/use-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { PHONE, useMedia } from '../../../ui/use-media.ts'
import { GalleryFilters } from './gallery-filters.tsx'
import styles from './gallery-bar.module.css'
import type { Scope } from './rules.ts'
import { ScopeSwitch } from './scope-switch.tsx'
import { SearchField } from './search-field.tsx'

/** What of the pictures is shown, and how large; on phones most of it is behind one button. */
export function GalleryBar({ scope }: { scope: Scope }) {
  const t = useText()
  const isPhone = useMedia(PHONE)
  const [path] = useLocation()
  const filters = <GalleryFilters scope={scope} />
  return (
    <div className={styles.bar} role="search" aria-label={t('gallery.filters')}>
      <ScopeSwitch key={path} scope={scope} />
      {isPhone && (
        <Popover
          label={t('gallery.filters')}
          options={{ align: 'end' }}
          trigger={<IconButton icon={SlidersHorizontal} label={t('gallery.filters')} />}
        >
          <div className={styles.sheet}>{filters}</div>
        </Popover>
      )}
      <SearchField />
      {!isPhone && filters}
    </div>
  )
}

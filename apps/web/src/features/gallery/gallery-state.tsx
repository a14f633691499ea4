import { Link } from 'wouter'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { BareWall } from '../../ui/drawings/bare-wall.tsx'
import { BrokenBridge } from '../../ui/drawings/broken-bridge.tsx'
import { EmptyNet } from '../../ui/drawings/empty-net.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StateNote } from '../../ui/state-note.tsx'
import styles from './gallery-state.module.css'
import { NO_FILTERS } from './rules.ts'
import { useFilters } from './use-filters.ts'
import type { Gallery } from './use-gallery.ts'

interface GalleryStateProps {
  status: Gallery['status']
  isFiltered: boolean
  gallery: Gallery
}

/** Loading, failed or empty state of a gallery. */
export function GalleryState({ status, isFiltered, gallery }: GalleryStateProps) {
  const t = useText()
  const [, changeFilters] = useFilters()
  if (status === 'pending') return <Waiting />
  if (status === 'error') {
    return (
      <StateNote drawing={<BrokenBridge />} words={t('gallery.failed')} isAlert error={gallery.error}>
        <Button onClick={gallery.reload}>{t('ui.retry')}</Button>
      </StateNote>
    )
  }
  if (isFiltered) {
    return (
      <StateNote drawing={<EmptyNet />} words={t('gallery.nothing')}>
        <Button onClick={() => changeFilters(NO_FILTERS)}>{t('gallery.clearFilters')}</Button>
      </StateNote>
    )
  }
  return (
    <StateNote drawing={<BareWall />} words={t('gallery.empty')}>
      <Link href={location.pathname.startsWith('/draw') ? location.pathname : '/draw'} className={styles.link ?? ''}>
        {t('gallery.toChannel')}
      </Link>
    </StateNote>
  )
}

const WAITING = [3, 4, 3]

function Waiting() {
  const t = useText()
  return (
    <div className={styles.waiting} role="status" aria-label={t('ui.loading')}>
      {WAITING.map((count, row) => (
        <div key={row} className={styles.row}>
          {Array.from({ length: count }, (_, at) => (
            <Skeleton key={at} height="100%" />
          ))}
        </div>
      ))}
    </div>
  )
}

import { Link } from 'wouter'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './gallery-state.module.css'
import { NO_FILTERS } from './rules.ts'
import { useFilters } from './use-filters.ts'
import type { Gallery } from './use-gallery.ts'

interface GalleryStateProps {
  status: Gallery['status']
  isFiltered: boolean
  gallery: Gallery
}

/** Stands where the pictures would: they are on their way, did not come, there are none, or none is like that. */
export function GalleryState({ status, isFiltered, gallery }: GalleryStateProps) {
  const t = useText()
  const [, changeFilters] = useFilters()
  if (status === 'pending') return <Waiting />
  if (status === 'error') {
    return (
      <div className={styles.middle} role="alert">
        <p>{t('gallery.failed')}</p>
        <Button onClick={gallery.reload}>{t('ui.retry')}</Button>
      </div>
    )
  }
  if (isFiltered) {
    return (
      <div className={styles.middle}>
        <p>{t('gallery.nothing')}</p>
        <Button onClick={() => changeFilters(NO_FILTERS)}>{t('gallery.clearFilters')}</Button>
      </div>
    )
  }
  return (
    <div className={styles.middle}>
      <Brush />
      <p>{t('gallery.empty')}</p>
      <Link href={location.pathname.startsWith('/draw') ? location.pathname : '/draw'} className={styles.link ?? ''}>
        {t('gallery.toChannel')}
      </Link>
    </div>
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

/** A sheet in an empty frame. */
function Brush() {
  return (
    <svg width="72" height="72" viewBox="0 0 72 72" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <rect x="10" y="14" width="52" height="44" rx="6" />
      <path d="M18 50c8-16 14-20 20-12s10 6 16-4" />
      <rect x="44" y="22" width="8" height="8" rx="2" />
    </svg>
  )
}

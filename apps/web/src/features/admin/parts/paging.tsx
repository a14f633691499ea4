import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './paging.module.css'
import type { CursorHistory } from './use-cursor-history.ts'

interface PagingProps {
  trail: CursorHistory
  /** Cursor of the next page; null on the last one. */
  next: string | null
}

/** Buttons to the next and previous page; nothing when there is only one. */
export function Paging({ trail, next }: PagingProps) {
  const t = useAdminText()
  if (!trail.hasBefore && next === null) return null
  return (
    <nav className={styles.paging} aria-label={t('admin.pages')}>
      <Button size="small" disabled={!trail.hasBefore} onClick={trail.goBack}>
        {t('admin.pageBefore')}
      </Button>
      <Button size="small" disabled={next === null} onClick={() => next !== null && trail.goOn(next)}>
        {t('admin.pageNext')}
      </Button>
    </nav>
  )
}

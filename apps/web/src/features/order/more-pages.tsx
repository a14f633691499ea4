import { useOrderText } from '../../i18n/order-words.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorDetails } from '../../ui/error-details.tsx'
import styles from './more-pages.module.css'

interface MorePagesProps {
  /** Result of an infinite query. */
  pages: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: Error | null
    fetchNextPage: () => Promise<unknown>
  }
  /** Called with every request for a page. */
  onMore: (more: Promise<unknown>) => void
}

/** "More" button; nothing on the last page. */
export function MorePages({ pages, onMore }: MorePagesProps) {
  const t = useOrderText()
  if (!pages.hasNextPage) return null
  return (
    <div className={styles.more}>
      {pages.isFetchNextPageError && <p role="alert">{t('orders.moreFailed')}</p>}
      <Button isBusy={pages.isFetchingNextPage} onClick={() => onMore(pages.fetchNextPage())}>
        {t('orders.more')}
      </Button>
      {pages.isFetchNextPageError && pages.error && <ErrorDetails error={pages.error} />}
    </div>
  )
}

import { useText } from '../../../i18n/use-text.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PictureArea } from '../picture-area.tsx'
import styles from './feed.module.css'

/** Placeholder of two cards. */
export function FeedSkeleton() {
  const t = useText()
  return (
    <div className={styles.skeletons} role="status" aria-label={t('drawing.loading')}>
      {[0, 1].map((at) => (
        <div key={at} className={styles.skeleton}>
          <Skeleton width="40px" height="40px" />
          <div>
            <Skeleton width="180px" height="18px" />
            <Skeleton width="min(420px, 90%)" height="18px" />
            <PictureArea ratio={1}>
              <Skeleton width="100%" height="100%" />
            </PictureArea>
          </div>
        </div>
      ))}
    </div>
  )
}

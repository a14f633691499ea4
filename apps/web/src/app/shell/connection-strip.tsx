import { useText } from '../../i18n/use-text.ts'
import styles from './connection-strip.module.css'
import { useConnectionNotice } from './use-connection-notice.ts'

/** Says that what is on screen may be old, and for a moment that it is not any more. It lies over what is below: nothing moves. */
export function ConnectionStrip() {
  const t = useText()
  const notice = useConnectionNotice()
  return (
    <div role="status" className={styles.place}>
      {notice !== 'none' && (
        <p className={styles.strip} data-notice={notice}>
          {t(notice === 'lost' ? 'net.lost' : 'net.back')}
        </p>
      )}
    </div>
  )
}

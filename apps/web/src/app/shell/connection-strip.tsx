import { useText } from '../../i18n/use-text.ts'
import styles from './connection-strip.module.css'
import { useConnectionNotice } from './use-connection-notice.ts'

/**
 * Warns that the screen may be out of date while the socket is disconnected, and confirms the reconnect briefly. It overlays the
 * content, so nothing shifts.
 */
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

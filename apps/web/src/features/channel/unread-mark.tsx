import type { Channel } from '@easel/contract/channel'
import { UNREAD_MAX } from '@easel/contract/limits'
import { useText } from '../../i18n/use-text.ts'
import styles from './unread-mark.module.css'

interface UnreadMarkProps {
  channel: Channel
  /** An open channel is being read, so it has no mark. */
  isOpen: boolean
}

/** Marks a channel with unread items; the number is for screen readers. */
export function UnreadMark({ channel: { unread }, isOpen }: UnreadMarkProps) {
  const t = useText()
  if (unread === 0 || isOpen) return null
  return (
    <span className={styles.mark}>
      <span className="sr-only">{t('channel.unread', { n: unread < UNREAD_MAX ? unread : `${UNREAD_MAX - 1}+` })}</span>
    </span>
  )
}

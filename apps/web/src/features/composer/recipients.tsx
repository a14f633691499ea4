import MessageCircle from 'lucide-react/icons/message-circle'
import { useText } from '../../i18n/use-text.ts'
import { useTitleOf } from '../channel/api.ts'
import styles from './recipients.module.css'

/** Says to whom a message goes, so that nobody takes it for a prompt. */
export function Recipients({ channelId }: { channelId: string }) {
  const t = useText()
  const title = useTitleOf(channelId)
  return (
    <p className={styles.recipients}>
      <MessageCircle size={14} strokeWidth={1.75} aria-hidden />
      <span>{t('chat.to', { title })}</span>
    </p>
  )
}

import MessageCircle from 'lucide-react/icons/message-circle'
import { useText } from '../../../i18n/use-text.ts'
import { focusComposer, setTalking, useIsTalking } from '../store.ts'
import styles from './talk-switch.module.css'

/** Toggles between drawing and sending messages to the channel. */
export function TalkSwitch({ channelId }: { channelId: string }) {
  const t = useText()
  const isTalking = useIsTalking(channelId)

  function handleClick() {
    setTalking(channelId, !isTalking)
    focusComposer()
  }

  return (
    <button type="button" className={styles.switch} aria-pressed={isTalking} onClick={handleClick}>
      <MessageCircle size={16} strokeWidth={1.75} aria-hidden />
      <span>{t('chat.talk')}</span>
    </button>
  )
}

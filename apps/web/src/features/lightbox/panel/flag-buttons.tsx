import { useText } from '../../../i18n/use-text.ts'
import { toast } from '../../../ui/toast.ts'
import type { Flag } from '../../composer/rules.ts'
import { readText, setDraftText, switchToPrompt } from '../../composer/store.ts'
import styles from './flag-buttons.module.css'
import { withFlag } from './rules.ts'

/** Parameters of a picture; a press adds one to the channel's draft, and the picture stays open. */
export function FlagButtons({ channelId, flags }: { channelId: string; flags: Flag[] }) {
  const t = useText()

  function use(flag: string) {
    switchToPrompt(channelId)
    setDraftText(channelId, withFlag(readText(channelId), flag))
    toast(t('lightbox.flagUsed', { flag }), 'success')
  }

  return (
    <ul className={styles.flags}>
      {flags.map(({ text, start }) => (
        <li key={start}>
          <button type="button" aria-label={t('lightbox.useFlag', { flag: text })} onClick={() => use(text)}>
            <code>{text}</code>
          </button>
        </li>
      ))}
    </ul>
  )
}

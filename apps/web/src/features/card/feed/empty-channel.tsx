import { useText } from '../../../i18n/use-text.ts'
import { openDialog } from '../../../lib/dialog-address.ts'
import { useIsCreator } from '../../channel/api.ts'
import { compose } from '../../composer/api.ts'
import styles from './empty-channel.module.css'

/** Example prompts, each with the picture that the built-in painter drew for it. */
const IDEAS = [
  { words: 'drawing.idea.fox', picture: new URL('./ideas/fox.webp', import.meta.url).href },
  { words: 'drawing.idea.boats', picture: new URL('./ideas/boats.webp', import.meta.url).href },
  { words: 'drawing.idea.moon', picture: new URL('./ideas/moon.webp', import.meta.url).href },
] as const

/**
 * Empty state of a channel: three example prompts, and an invite button for the creator. Clicking an example fills the composer
 * without sending.
 */
export function EmptyChannel({ channelId }: { channelId: string }) {
  const t = useText()
  const isCreator = useIsCreator(channelId)
  return (
    <div className={styles.empty}>
      <h2>{t('drawing.emptyTitle')}</h2>
      <p>{t('drawing.emptyHint')}</p>
      <ul>
        {IDEAS.map(({ words, picture }) => (
          <li key={words}>
            <button type="button" onClick={() => compose(channelId, t(words))}>
              <img src={picture} alt="" width={320} height={240} decoding="async" />
              <span>{t(words)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.commands}>{t('drawing.emptyCommands')}</p>
      {isCreator && (
        <button type="button" aria-haspopup="dialog" onClick={() => openDialog('invite', channelId)}>
          {t('channel.invite')}
        </button>
      )}
    </div>
  )
}

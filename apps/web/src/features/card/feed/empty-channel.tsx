import { useText } from '../../../i18n/use-text.ts'
import { openDialog } from '../../../lib/dialog-address.ts'
import { useIsCreator } from '../../channel/api.ts'
import { compose } from '../../composer/store.ts'
import styles from './empty-channel.module.css'

/** Each with what the built-in painter made of it. */
const IDEAS = [
  { words: 'drawing.idea.fox', picture: new URL('./ideas/fox.webp', import.meta.url).href },
  { words: 'drawing.idea.boats', picture: new URL('./ideas/boats.webp', import.meta.url).href },
  { words: 'drawing.idea.moon', picture: new URL('./ideas/moon.webp', import.meta.url).href },
] as const

/**
 * A channel nobody has drawn in yet: three prompts to begin with, and for its creator the way to company. A click fills
 * the composer, it does not send.
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

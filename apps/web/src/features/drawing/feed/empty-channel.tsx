import { Paintbrush } from 'lucide-react'
import { useText } from '../../../i18n/use-text.ts'
import { openDialog } from '../../../lib/dialog-address.ts'
import { useIsCreator } from '../../channel/api.ts'
import { useDesk } from '../use-desk.ts'
import styles from './empty-channel.module.css'

const IDEAS = ['drawing.idea.fox', 'drawing.idea.boats', 'drawing.idea.moon'] as const

/**
 * A channel nobody has drawn in yet: three prompts to begin with, and for its creator the way to company. A click fills
 * the composer, it does not send.
 */
export function EmptyChannel({ channelId }: { channelId: string }) {
  const t = useText()
  const isCreator = useIsCreator(channelId)
  const desk = useDesk()
  return (
    <div className={styles.empty}>
      <Paintbrush size={30} strokeWidth={1.25} aria-hidden />
      <h2>{t('drawing.emptyTitle')}</h2>
      <p>{t('drawing.emptyHint')}</p>
      <ul>
        {IDEAS.map((idea) => (
          <li key={idea}>
            <button type="button" onClick={() => desk.compose(t(idea))}>
              {t(idea)}
            </button>
          </li>
        ))}
      </ul>
      {isCreator && (
        <button type="button" aria-haspopup="dialog" onClick={() => openDialog('invite', channelId)}>
          {t('channel.invite')}
        </button>
      )}
    </div>
  )
}

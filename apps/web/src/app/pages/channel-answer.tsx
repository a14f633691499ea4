import type { Channel } from '@easel/contract/channel'
import { useChannelTitle } from '../../features/channel/use-channel-title.ts'
import { useText } from '../../i18n/use-text.ts'
import { openDialog } from '../../lib/dialog-address.ts'
import { Button } from '../../ui/button.tsx'
import { Answer } from './answer.tsx'
import { CutThread } from '../../ui/drawings/cut-thread.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './channel-answer.module.css'

interface ChannelAnswerProps {
  /** The channel that was open and has been deleted or left; undefined when the person is in no channel. */
  gone: Channel | undefined
  /** The channel to offer as the next step. */
  next: Channel | undefined
  /** The address names a channel that was not open here. */
  isWanted: boolean
}

/** Shown in place of a channel that has gone, or when the person is in no channel. */
export function ChannelAnswer({ gone, next, isWanted }: ChannelAnswerProps) {
  const t = useText()
  const title = useChannelTitle()
  return (
    <div role={gone ? 'alert' : undefined} className={styles.middle}>
      <Answer
        heading="h2"
        drawing={<CutThread />}
        title={gone ? t('channel.ended', { title: title(gone) }) : t(isWanted ? 'channel.gone' : 'channel.none')}
        sentence={gone ? t('channel.endedHint') : t('channel.noneHint')}
      >
        {next ? (
          <LinkButton href={`/draw/${next.id}`} replace>
            {t('channel.goOn', { title: title(next) })}
          </LinkButton>
        ) : (
          <Button variant="primary" aria-haspopup="dialog" onClick={() => openDialog('create')}>
            {t('channel.create')}
          </Button>
        )}
      </Answer>
    </div>
  )
}

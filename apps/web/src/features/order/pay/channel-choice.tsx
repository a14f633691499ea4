import { useOrderText } from '../../../i18n/order-words.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './channel-choice.module.css'
import { useChannelName } from './use-channel-name.ts'

interface ChannelChoiceProps {
  channels: readonly string[]
  onChoose: (channel: string) => void
}

/** Chooses the payment provider, which is fixed once the order has been opened there. */
export function ChannelChoice({ channels, onChoose }: ChannelChoiceProps) {
  const t = useOrderText()
  const nameOf = useChannelName()
  return (
    <div role="group" aria-label={t('pay.chooseChannel')} className={styles.choice}>
      {channels.map((channel) => (
        <Button key={channel} size="large" onClick={() => onChoose(channel)}>
          {nameOf(channel)}
        </Button>
      ))}
    </div>
  )
}

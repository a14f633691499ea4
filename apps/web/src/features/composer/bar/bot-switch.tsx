import type { BotType } from '@easel/contract/drawing'
import { useText } from '../../../i18n/use-text.ts'
import styles from './bot-switch.module.css'
import { useBot } from '../store.ts'

const BOTS: readonly { bot: BotType; name: string }[] = [
  { bot: 'MID_JOURNEY', name: 'MJ' },
  { bot: 'NIJI_JOURNEY', name: 'niji' },
]

/** Chooses between the two bots: MJ, or Niji for anime. */
export function BotSwitch() {
  const t = useText()
  const [chosen, setBot] = useBot()
  return (
    <fieldset className={styles.switch}>
      <legend className="sr-only">{t('drawing.bot')}</legend>
      {BOTS.map(({ bot, name }) => (
        <label key={bot} className={styles.choice}>
          <input type="radio" name="bot" checked={bot === chosen} onChange={() => setBot(bot)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

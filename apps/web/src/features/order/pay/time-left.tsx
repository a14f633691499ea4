import { useOrderText } from '../../../i18n/order-words.ts'
import { writeClock } from '../rules.ts'
import styles from './time-left.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Time until an order expires. Shortly after that it may still turn out to be paid, because the provider decides. */
export function TimeLeft({ until }: { until: string }) {
  const t = useOrderText()
  const seconds = useSecondsLeft(until)
  if (seconds === 0) return <p role="status">{t('pay.timeUp')}</p>
  return (
    <p role="timer" className={styles.left}>
      {t('pay.left', { time: writeClock(seconds) })}
    </p>
  )
}

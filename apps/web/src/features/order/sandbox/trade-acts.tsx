import { useOrderText } from '../../../i18n/order-words.ts'
import { Button } from '../../../ui/button.tsx'
import { type Outcome, useSettleTrade } from './api.ts'
import styles from './trade-acts.module.css'

const ENDINGS: Outcome[] = ['failed', 'expired']

/** One button per possible result. */
export function TradeActs({ secret }: { secret: string }) {
  const t = useOrderText()
  const { mutate, isPending, variables, error } = useSettleTrade(secret)
  return (
    <div className={styles.acts}>
      <Button variant="primary" size="large" isBusy={isPending && variables === 'paid'} onClick={() => mutate('paid')}>
        {t('sandbox.act.paid')}
      </Button>
      {ENDINGS.map((outcome) => (
        <Button key={outcome} isBusy={isPending && variables === outcome} onClick={() => mutate(outcome)}>
          {t(`sandbox.act.${outcome}`)}
        </Button>
      ))}
      {error && (
        <p role="alert" className={styles.problem}>
          {error.message}
        </p>
      )}
    </div>
  )
}

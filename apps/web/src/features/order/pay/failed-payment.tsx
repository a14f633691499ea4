import { useOrderText } from '../../../i18n/order-words.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './failed-payment.module.css'

/** The payment failed at the provider and no money was taken; the order can still be paid. */
export function FailedPayment({ onRetry }: { onRetry: () => void }) {
  const t = useOrderText()
  return (
    <div role="alert" className={styles.failed}>
      <strong>{t('pay.failed')}</strong>
      <p>{t('pay.failedReason')}</p>
      <Button variant="primary" onClick={onRetry}>
        {t('pay.tryAgain')}
      </Button>
    </div>
  )
}

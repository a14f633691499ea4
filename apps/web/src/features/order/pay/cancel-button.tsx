import { useOrderText } from '../../../i18n/order-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { useCancelOrder } from '../api.ts'
import styles from './cancel-button.module.css'

/** Cancels an order after a confirmation. */
export function CancelButton({ orderId }: { orderId: string }) {
  const t = useOrderText()
  const cancel = useCancelOrder()
  return (
    <div className={styles.cancel}>
      <Confirm
        question={t('pay.confirmCancel')}
        act={t('pay.cancel')}
        refusal={t('pay.keep')}
        onConfirm={() => cancel.mutate(orderId)}
        trigger={
          <Button size="small" isBusy={cancel.isPending}>
            {t('pay.cancel')}
          </Button>
        }
      />
      {cancel.isError && (
        <p role="alert" className={styles.problem}>
          {cancel.error.message}
        </p>
      )}
    </div>
  )
}

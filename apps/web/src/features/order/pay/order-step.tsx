import type { Order } from '@easel/contract/order'
import { useOrderText } from '../../../i18n/order-words.ts'
import { openDialog } from '../../../lib/dialog-address.ts'
import { Button } from '../../../ui/button.tsx'
import { CallError } from '../../../lib/call-error.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { LoadingPlaceholder } from '../loading-placeholder.tsx'
import { DoneStep } from '../done-step.tsx'
import { EndedOrder } from './ended-order.tsx'
import styles from './order-step.module.css'
import { PayStep } from './pay-step.tsx'
import { useOrder } from './use-order.ts'

/** Step of an existing order: pay, done or ended. */
export function OrderStep({ orderId }: { orderId: string }) {
  const { data: order, error, isFetching, refetch } = useOrder(orderId)
  if (order) return <KnownOrder order={order} />
  if (error instanceof CallError && error.reason === 'not_found') return <NoOrder />
  if (error) return <FailedNote problem={error.message} error={error} isBusy={isFetching} onRetry={refetch} />
  return <LoadingPlaceholder height="320px" />
}

function KnownOrder({ order }: { order: Order }) {
  switch (order.status) {
    case 'PENDING':
      return <PayStep order={order} />
    case 'PAID':
      return <DoneStep order={order} />
    case 'CANCELLED':
    case 'EXPIRED':
    case 'REFUNDED':
      return <EndedOrder order={order} status={order.status} />
    default:
      return order.status satisfies never
  }
}

/** The order does not exist or belongs to another person. */
function NoOrder() {
  const t = useOrderText()
  return (
    <div className={styles.none} role="alert">
      <p>{t('pay.noOrder')}</p>
      <Button onClick={() => openDialog('subscribe')}>{t('pay.chooseOther')}</Button>
    </div>
  )
}

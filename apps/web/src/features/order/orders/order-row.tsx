import type { Order, OrderStatus } from '@easel/contract/order'
import { useFormats } from '../../../i18n/format.ts'
import { useOrderText } from '../../../i18n/order-words.ts'
import { openDialog } from '../../../lib/dialog-address.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag, type Tone } from '../../../ui/tag.tsx'
import { CancelButton } from '../pay/cancel-button.tsx'
import { goodsOf, writeGoods } from '../rules.ts'
import { useMoney } from '../use-money.ts'
import { useOrdering } from '../use-ordering.ts'
import styles from './order-row.module.css'

const TONES: Record<OrderStatus, Tone> = {
  PENDING: 'gold',
  PAID: 'jade',
  CANCELLED: 'calm',
  EXPIRED: 'calm',
  REFUNDED: 'azure',
}

/** An order: date, goods, amount, state and actions. */
export function OrderRow({ order }: { order: Order }) {
  const t = useOrderText()
  const formats = useFormats()
  const money = useMoney()
  return (
    <article className={styles.row} aria-label={order.no}>
      <div className={styles.what}>
        <strong>{writeGoods(order)}</strong>
        <time dateTime={order.createdAt}>{formats.dateTime(order.createdAt)}</time>
        <span className={styles.no}>{order.no}</span>
      </div>
      <div className={styles.sum}>
        <span>{money(order)}</span>
        <Tag tone={TONES[order.status]}>{t(`orders.status.${order.status}`)}</Tag>
      </div>
      {order.status === 'PENDING' && (
        <div className={styles.acts}>
          <CancelButton orderId={order.id} />
          <Button size="small" variant="primary" onClick={() => openDialog('subscribe', order.id)}>
            {t('orders.pay')}
          </Button>
        </div>
      )}
      {(order.status === 'CANCELLED' || order.status === 'EXPIRED') && <Again order={order} />}
    </article>
  )
}

function Again({ order }: { order: Order }) {
  const t = useOrderText()
  const again = useOrdering()
  return (
    <div className={styles.acts}>
      {again.problem && (
        <p role="alert" className={styles.problem}>
          {again.problem}
        </p>
      )}
      <Button size="small" isBusy={again.isPending} onClick={() => again.order(goodsOf(order))}>
        {t('pay.orderAgain')}
      </Button>
    </div>
  )
}

import type { Order, OrderStatus } from '@easel/contract/order'
import { useOrderText } from '../../../i18n/order-words.ts'
import { openDialog } from '../../../lib/dialog-address.ts'
import { Button } from '../../../ui/button.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { useOrdering } from '../use-ordering.ts'
import { goodsOf } from '../rules.ts'
import styles from './ended-order.module.css'
import { OrderFacts } from './order-facts.tsx'

interface EndedOrderProps {
  order: Order
  status: Exclude<OrderStatus, 'PENDING' | 'PAID'>
}

/** An order that can no longer be paid, with a button to order the same again. */
export function EndedOrder({ order, status }: EndedOrderProps) {
  const t = useOrderText()
  const heading = useHeadingFocus()
  const { order: orderAgain, isPending, problem } = useOrdering()
  return (
    <section className={styles.ended} aria-labelledby="ended-heading">
      <h3 id="ended-heading" ref={heading} tabIndex={-1} className={styles.title}>
        {t(`pay.ended.${status}`)}
      </h3>
      <p className={styles.hint}>{t(`pay.endedHint.${status}`)}</p>
      <OrderFacts order={order} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.ways}>
        <Button onClick={() => openDialog('subscribe')}>{t('pay.chooseOther')}</Button>
        <Button variant="primary" isBusy={isPending} onClick={() => orderAgain(goodsOf(order))}>
          {t(status === 'EXPIRED' ? 'pay.newCode' : 'pay.orderAgain')}
        </Button>
      </div>
    </section>
  )
}

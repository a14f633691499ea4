import type { Order } from '@easel/contract/order'
import { useOrderText } from '../../../i18n/order-words.ts'
import { MarkedList } from '../marked-list.tsx'
import styles from './pay-progress.module.css'
import type { PayState } from './rules.ts'

const NOW = {
  choosing: 'pay.chooseChannel',
  closed: 'pay.closed',
  waiting: 'pay.waiting',
  noCode: 'pay.getCode',
  failed: 'pay.payAgain',
} as const satisfies Record<PayState, string>

/** Progress of an unpaid order: done, current and next steps. */
export function PayProgress({ order, state }: { order: Order; state: PayState }) {
  const t = useOrderText()
  return (
    <MarkedList className={styles.list} label={t('pay.progress')}>
      <li data-state="done">{t('pay.ordered')}</li>
      <li aria-current="step">{t(NOW[state])}</li>
      <li>{t(order.period ? 'pay.planBegins' : 'pay.creditsCome')}</li>
    </MarkedList>
  )
}

import type { Order } from '@easel/contract/order'
import { useText } from '../../../i18n/use-text.ts'
import { MarkedList } from '../marked-list.tsx'
import styles from './pay-progress.module.css'

/** What has happened to an order that waits, and what comes next. */
export function PayProgress({ order }: { order: Order }) {
  const t = useText()
  return (
    <MarkedList className={styles.list} label={t('pay.progress')}>
      <li data-state="done">{t('pay.ordered')}</li>
      <li aria-current="step">{t('pay.waiting')}</li>
      <li>{t(order.period ? 'pay.planBegins' : 'pay.creditsCome')}</li>
    </MarkedList>
  )
}

import type { Order } from '@easel/contract/order'
import { useOrderText } from '../../../i18n/order-words.ts'
import { writeGoods } from '../rules.ts'
import { useMoney } from '../use-money.ts'
import styles from './order-facts.module.css'
import { useChannelName } from './use-channel-name.ts'

/** Amount, goods and order number. */
export function OrderFacts({ order, channel }: { order: Order; channel?: string | undefined }) {
  const t = useOrderText()
  const money = useMoney()
  const nameOf = useChannelName()
  return (
    <div className={styles.facts}>
      <p className={styles.amount}>{money(order)}</p>
      <dl>
        <dt>{t('pay.goods')}</dt>
        <dd>{writeGoods(order)}</dd>
        <dt>{t('pay.no')}</dt>
        <dd>{order.no}</dd>
        {channel !== undefined && (
          <>
            <dt>{t('pay.by')}</dt>
            <dd>{nameOf(channel)}</dd>
          </>
        )}
      </dl>
    </div>
  )
}

import { useOrderText } from '../../../i18n/order-words.ts'
import { useMoney } from '../use-money.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { Trade } from './api.ts'
import { OrdersLink } from './orders-link.tsx'
import styles from './trade-card.module.css'
import { TradeActs } from './trade-acts.tsx'

/** Amount, goods and state of a payment. */
export function TradeCard({ secret, trade }: { secret: string; trade: Trade }) {
  const t = useOrderText()
  const money = useMoney()
  const formats = useFormats()
  return (
    <section className={styles.card} aria-labelledby="trade-amount">
      <h1 id="trade-amount" className={styles.amount}>
        {money(trade)}
      </h1>
      <dl className={styles.facts}>
        <dt>{t('pay.goods')}</dt>
        <dd>{trade.description}</dd>
        <dt>{t('pay.no')}</dt>
        <dd>{trade.no}</dd>
        <dt>{t('sandbox.until')}</dt>
        <dd>{formats.dateTime(trade.expiresAt)}</dd>
      </dl>
      <p role="status" className={styles.state} data-state={trade.state}>
        {t(`sandbox.state.${trade.state}`)}
      </p>
      {trade.state === 'unpaid' ? <TradeActs secret={secret} /> : <OrdersLink />}
    </section>
  )
}

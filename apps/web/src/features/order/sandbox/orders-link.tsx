import { Link } from 'wouter'
import { useText } from '../../../i18n/use-text.ts'
import styles from './orders-link.module.css'

/** From a payment that is over, or never was, to where it can be begun anew. */
export function OrdersLink() {
  const t = useText()
  return (
    <Link href="/orders" className={styles.link ?? ''}>
      {t('sandbox.toOrders')}
    </Link>
  )
}

import { useOrderText } from '../../../i18n/order-words.ts'
import { useCompany } from '../../company/api.ts'
import styles from './payment-note.module.css'

/** Says that no payment is possible, with a contact; nothing when it is. */
export function PaymentNote() {
  const t = useOrderText()
  const company = useCompany()
  if (!company || company.payChannels.length > 0) return null
  return (
    <div role="note" className={styles.note}>
      <p>{t('subscribe.closed')}</p>
      <p>{company.contact ? t('subscribe.contact', { contact: company.contact }) : t('subscribe.askOperator')}</p>
    </div>
  )
}

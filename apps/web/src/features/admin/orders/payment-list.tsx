import type { AdminOrder } from '@easel/contract/admin-orders'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Tag } from '../../../ui/tag.tsx'
import { Panel } from '../parts/panel.tsx'
import { useProviderName } from '../parts/use-provider-name.ts'
import styles from './payment-list.module.css'

const TONES = { OPEN: 'azure', PAID: 'jade', CLOSED: 'calm' } as const

/** Payment attempts of an order, with the providers' own numbers. */
export function PaymentList({ payments }: Pick<AdminOrder, 'payments'>) {
  const t = useAdminText()
  const nameOf = useProviderName()
  return (
    <Panel title={t('admin.payments')}>
      {payments.length === 0 && <p className={styles.none}>{t('admin.noPayments')}</p>}
      <ul className={styles.payments}>
        {payments.map(({ provider, tradeNo, state, transactionId }) => (
          <li key={tradeNo}>
            <span>
              {nameOf(provider)} <Tag tone={TONES[state]}>{t(`admin.payment.${state}`)}</Tag>
            </span>
            <code>{tradeNo}</code>
            {transactionId !== null && <code>{transactionId}</code>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

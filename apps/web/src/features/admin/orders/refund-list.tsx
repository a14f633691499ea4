import type { AdminOrder, AdminRefund } from '@easel/contract/admin-orders'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Panel } from '../parts/panel.tsx'
import { useMoney } from '../parts/use-money.ts'
import { EndRefundForm } from './end-refund-form.tsx'
import styles from './refund-list.module.css'
import { RefundTag } from './refund-tag.tsx'

/** Refunds of an order: amount, reason, and what was taken back. */
export function RefundList({ shown: { order, refunds } }: { shown: AdminOrder }) {
  const t = useAdminText()
  if (refunds.length === 0) return null
  return (
    <Panel title={t('admin.refunds')}>
      <ul className={styles.refunds}>
        {refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} currency={order.currency} />
        ))}
      </ul>
    </Panel>
  )
}

function Refund({ refund, currency }: { refund: AdminRefund; currency: string }) {
  const t = useAdminText()
  const formats = useFormats()
  const money = useMoney()
  const { amount, state, reason, creditsTaken, creditsOwed, createdAt, no } = refund
  const counts = { taken: formats.number(creditsTaken), owed: formats.number(creditsOwed) }
  return (
    <li>
      <span className={styles.sum}>
        <strong>{money(amount, currency)}</strong> <RefundTag state={state} />
      </span>
      <span>{reason}</span>
      <small>{t(creditsOwed > 0 ? 'admin.takenAndOwed' : 'admin.taken', counts)}</small>
      <small>
        {formats.dateTime(createdAt)} · {no}
      </small>
      {state === 'STUCK' && <EndRefundForm refund={refund} sum={money(amount, currency)} />}
    </li>
  )
}

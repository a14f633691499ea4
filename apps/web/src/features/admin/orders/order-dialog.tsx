import type { AdminOrder } from '@easel/contract/admin-orders'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Facts } from '../parts/facts.tsx'
import { useMoney } from '../parts/use-money.ts'
import { NoticeList } from './notice-list.tsx'
import { OrderTag } from './order-tag.tsx'
import { PaymentList } from './payment-list.tsx'
import { RefundForm } from './refund-form.tsx'
import { RefundList } from './refund-list.tsx'
import { refundableOf } from './rules.ts'
import { useOrderTitle } from './use-order-title.ts'

interface OrderDialogProps {
  /** Undefined: the dialog is closed. */
  shown: AdminOrder | undefined
  onClose: () => void
}

/** Details of an order, with the refund form. */
export function OrderDialog({ shown, onClose }: OrderDialogProps) {
  const t = useAdminText()
  return (
    <Dialog
      isOpen={shown !== undefined}
      onClose={onClose}
      title={t('admin.order')}
      options={{ width: 640, scrollsByKeys: true }}
    >
      {shown && (
        <>
          <OrderFacts shown={shown} />
          <PaymentList payments={shown.payments} />
          <NoticeList orderId={shown.order.id} />
          <RefundList shown={shown} />
          {refundableOf(shown) > 0 && <RefundForm key={refundableOf(shown)} shown={shown} />}
        </>
      )}
    </Dialog>
  )
}

function OrderFacts({ shown }: { shown: AdminOrder }) {
  const t = useAdminText()
  const formats = useFormats()
  const money = useMoney()
  const titleOf = useOrderTitle()
  const { order, user } = shown
  return (
    <Facts
      facts={[
        [t('admin.orderNo'), <code key="no">{order.no}</code>],
        [t('admin.state'), <OrderTag key="tag" shown={shown} />],
        [t('admin.person'), [user.name, user.phone].filter(Boolean).join(' · ')],
        [t('admin.product'), titleOf(order)],
        [t('admin.amount'), money(order.amount, order.currency)],
        [t('admin.orderedAt'), formats.dateTime(order.createdAt)],
        [t('admin.paidAt'), order.paidAt === null ? '—' : formats.dateTime(order.paidAt)],
      ]}
    />
  )
}

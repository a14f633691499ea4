import type { AdminOrder } from '@easel/contract/admin-orders'
import type { OrderStatus } from '@easel/contract/order'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Tag, type Tone } from '../../../ui/tag.tsx'
import { Tags } from '../parts/tags.tsx'
import { RefundTag } from './refund-tag.tsx'
import { needsCare } from './rules.ts'

const TONES: Record<OrderStatus, Tone> = {
  PENDING: 'azure',
  PAID: 'jade',
  CANCELLED: 'calm',
  EXPIRED: 'calm',
  REFUNDED: 'gold',
}

/** State of an order, and whether one of its refunds needs an operator. */
export function OrderTag({ shown: { order, refunds } }: { shown: AdminOrder }) {
  const t = useAdminText()
  const wanting = refunds.find(({ state }) => needsCare(state))
  return (
    <Tags>
      <Tag tone={TONES[order.status]}>{t(`admin.order.${order.status}`)}</Tag>
      {wanting && <RefundTag state={wanting.state} />}
    </Tags>
  )
}

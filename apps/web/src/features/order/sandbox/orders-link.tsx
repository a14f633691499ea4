import { useOrderText } from '../../../i18n/order-words.ts'
import { LinkButton } from '../../../ui/link-button.tsx'

/** Link to the orders, from a payment that has ended or does not exist. */
export function OrdersLink() {
  const t = useOrderText()
  return (
    <LinkButton href="/orders" variant="quiet">
      {t('sandbox.toOrders')}
    </LinkButton>
  )
}
